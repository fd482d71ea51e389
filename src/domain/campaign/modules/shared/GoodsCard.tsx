import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { useCampaign } from '../../campaignContext';
import { CampaignPicture } from '../../components/CampaignPicture';
import { useItemExposure } from '../../useExposure';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './CardStrip.module.scss';

interface GoodsCardProps {
  readonly imageUrl: string;
  readonly name: string;
  readonly goodsId: string;
  /** '' leads nowhere. */
  readonly url: string;
  /** Name for tracking. */
  readonly component: string;
  /** Gives it its width. */
  readonly className?: string;
  /** Under the name. */
  readonly children?: ReactNode;
}

/** Product §2.9 "goods image width 272". */
const THUMBNAIL = { width: 272 } as const;

/** Picture and name of goods, which a press opens. */
export function GoodsCard(props: GoodsCardProps) {
  const { imageUrl, name, goodsId, url, component, className, children } = props;
  const { follow } = useCampaign();
  const id = useItemExposure(`${component}Item`, { goodsId, name });
  const classes = cx(styles['card'], className);
  const content = (
    <>
      {/* Square by style: a style object of each picture would travel with it. */}
      <CampaignPicture className={styles['picture']} src={imageUrl} alt="" thumbnail={THUMBNAIL} isPlain />
      <View className={styles['name']}>{name || MODULE_TEXTS.goodsUnnamed}</View>
      {children}
    </>
  );
  if (url === '')
    return (
      <View id={id} className={classes}>
        {content}
      </View>
    );
  return (
    <Pressable id={id} role="link" className={classes} onPress={() => follow(url, component)}>
      {content}
    </Pressable>
  );
}
