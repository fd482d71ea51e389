import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './incentive.module.scss';

/** Shape that header pictures are drawn for; reserves the room before the picture comes. */
const HEADER_RATIO = 750 / 620;

/**
 * The campaign's picture across the top; its own words when there is none (product §1.2.2). It comes without a fade: it
 * lies on the campaign's own ground, and a mini program is spared the message that it has come.
 */
export function Header({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
  const own = (
    <View className={styles['headerOwn']}>
      <View className={styles['title']}>{title || INCENTIVE_TEXTS.ownTitle}</View>
    </View>
  );
  return (
    <Picture
      className={styles['header']}
      src={imageUrl}
      alt={title}
      ratio={HEADER_RATIO}
      isLazy={false}
      isPlain
      fallback={own}
    />
  );
}
