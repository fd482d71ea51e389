import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './incentive.module.scss';

/** Aspect ratio of header pictures; reserves the space while the picture loads. */
const HEADER_RATIO = 750 / 620;

/**
 * The campaign's picture across the top; its title and texts if there is none (product §1.2.2). No fade-in: it lies on
 * the campaign's own background, and a mini program saves the setData call for the load event.
 */
export function IncentiveHeader({ imageUrl, title }: { readonly imageUrl: string; readonly title: string }) {
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
      isHead
      isPlain
      fallback={own}
    />
  );
}
