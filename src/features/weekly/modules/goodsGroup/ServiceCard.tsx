import { View } from '@tarojs/components';
import { MODULE_TEXTS } from '../moduleTexts';
import { groupGoodsAddress } from '../shared/mallGoodsAddress';
import { ModuleGoodsCard } from '../shared/ModuleGoodsCard';
import type { GroupGoodsView } from './goodsGroupModule';
import styles from './groupCards.module.scss';

interface ServiceCardProps {
  readonly goods: GroupGoodsView;
  /** Sets its width. */
  readonly className?: string;
}

/** Goods of a group: name, attribute, business, and a badge for group buying. */
export function ServiceCard({ goods, className }: ServiceCardProps) {
  const { imageUrl, name, productId, attribute, label, isGroupBuy } = goods;
  return (
    <ModuleGoodsCard
      imageUrl={imageUrl}
      name={name}
      goodsId={productId}
      url={groupGoodsAddress(goods)}
      component="goodsGroup"
      className={className}
    >
      {attribute !== '' && <View className={styles['attribute']}>{attribute}</View>}
      <View className={styles['label']}>{label}</View>
      {isGroupBuy && <View className={styles['badge']}>{MODULE_TEXTS.groupBuy}</View>}
    </ModuleGoodsCard>
  );
}
