import { View } from '@tarojs/components';
import { MODULE_TEXTS } from '../moduleTexts';
import { GoodsCard } from '../shared/GoodsCard';
import type { GroupGoodsView } from './goodsGroupModule';
import styles from './ServiceCard.module.scss';

interface ServiceCardProps {
  readonly goods: GroupGoodsView;
  /** Gives it its width. */
  readonly className?: string;
}

/** Goods of a group: what they are, how they are sold, and whether to groups. */
export function ServiceCard({ goods, className }: ServiceCardProps) {
  const { imageUrl, name, productId, attribute, mode, isGroupBuy } = goods;
  return (
    <GoodsCard
      imageUrl={imageUrl}
      name={name}
      goodsId={productId}
      component="goodsGroup"
      className={className}
    >
      {attribute !== '' && <View className={styles['attribute']}>{attribute}</View>}
      {mode !== '' && <View className={styles['mode']}>{mode}</View>}
      {isGroupBuy && <View className={styles['badge']}>{MODULE_TEXTS.groupBuy}</View>}
    </GoodsCard>
  );
}
