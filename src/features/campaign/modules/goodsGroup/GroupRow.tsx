import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { CardStrip } from '../shared/CardStrip';
import type { GroupGoodsView } from './goodsGroupModule';
import { ServiceCard } from './ServiceCard';
import styles from './GroupRow.module.scss';

/** `displayStyle` 2: one row that scrolls sideways. */
export function GroupRow({ goods }: { readonly goods: readonly GroupGoodsView[] }) {
  return (
    <View className={styles['row']}>
      <CardStrip items={goods} renderCard={renderGoods} />
    </View>
  );
}

const renderGoods = (goods: GroupGoodsView, index: number): ReactNode => (
  <ServiceCard key={index} goods={goods} className={styles['card']} />
);
