import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { ModuleCard } from '../../page/components/ModuleCard';
import type { ModuleProps } from '../../page/moduleProps';
import { MODULE_TEXTS } from '../moduleTexts';
import { CardStrip } from '../shared/CardStrip';
import { mallGoodsAddress } from '../shared/mallGoodsAddress';
import { ModuleGoodsCard } from '../shared/ModuleGoodsCard';
import type { GoodsView } from './goodsModule';
import styles from './Goods.module.scss';

/** A carousel of goods (product §2.3 "goodsModuleList"). */
export function Goods({ view }: ModuleProps<'goods'>) {
  return (
    <ModuleCard titleImageUrl={view.titleImageUrl} title={MODULE_TEXTS.goods}>
      <View className={styles['body']}>
        <CardStrip items={view.goods} renderCard={renderGoods} />
      </View>
    </ModuleCard>
  );
}

const renderGoods = ({ imageUrl, name, bizId }: GoodsView, index: number): ReactNode => (
  <ModuleGoodsCard
    key={index}
    imageUrl={imageUrl}
    name={name}
    goodsId={bizId}
    url={mallGoodsAddress(bizId)}
    component="goods"
    className={styles['card']}
  />
);
