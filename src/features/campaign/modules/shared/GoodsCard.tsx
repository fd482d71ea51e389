import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { useCampaign } from '../../campaignContext';
import { CampaignPicture } from '../../components/CampaignPicture';
import { MODULE_TEXTS } from '../moduleTexts';
import { mallGoodsAddress } from './mallGoodsAddress';
import styles from './GoodsCard.module.scss';

interface GoodsCardProps {
  readonly imageUrl: string;
  readonly name: string;
  /** In the mall; '' leads nowhere. */
  readonly goodsId: string;
  /** Name for tracking. */
  readonly component: string;
  /** Gives it its width. */
  readonly className?: string;
  /** Under the name. */
  readonly children?: ReactNode;
}

/** Spec 2 §9 "goods image width 272". */
const THUMBNAIL = { width: 272 } as const;

/** Picture and name of goods, which a press opens in the mall. */
export function GoodsCard(props: GoodsCardProps) {
  const { imageUrl, name, goodsId, component, className, children } = props;
  const { follow } = useCampaign();
  const url = mallGoodsAddress(goodsId);
  const classes = cx(styles['card'], className);
  const content = (
    <>
      {/* Square by style: a style object of each picture would travel with it. */}
      <CampaignPicture className={styles['picture']} src={imageUrl} alt="" thumbnail={THUMBNAIL} isPlain />
      <View className={styles['name']}>{name || MODULE_TEXTS.goodsUnnamed}</View>
      {children}
    </>
  );
  if (url === '') return <View className={classes}>{content}</View>;
  return (
    <Pressable role="link" className={classes} onPress={() => follow(url, component)}>
      {content}
    </Pressable>
  );
}
