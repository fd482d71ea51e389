import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { ModulePicture } from '../../page/components/ModulePicture';
import { useModulePage } from '../../page/modulePageContext';
import { useItemExposure } from '../../page/useExposure';
import { MODULE_TEXTS } from '../moduleTexts';
import styles from './CardStrip.module.scss';

interface ModuleGoodsCardProps {
  readonly imageUrl: string;
  readonly name: string;
  readonly goodsId: string;
  /** '' for no link. */
  readonly url: string;
  /** Component name for tracking. */
  readonly component: string;
  /** Sets its width. */
  readonly className?: string;
  /** Shown under the name. */
  readonly children?: ReactNode;
}

/** Product §2.9 "goods image width 272". */
const THUMBNAIL = { width: 272 } as const;

/** Picture and name of goods; a tap opens their page. */
export function ModuleGoodsCard(props: ModuleGoodsCardProps) {
  const { imageUrl, name, goodsId, url, component, className, children } = props;
  const { follow } = useModulePage();
  const id = useItemExposure(`${component}Item`, { goodsId, name });
  const classes = cx(styles['card'], className);
  const content = (
    <>
      {/* Square by CSS class: an inline style would be sent with each picture. */}
      <ModulePicture className={styles['picture']} src={imageUrl} alt="" thumbnail={THUMBNAIL} isPlain />
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
