import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { pictureAddress } from '@/session/links';
import styles from './landingHead.module.scss';

/** Aspect ratio of header pictures; reserves the space while the picture loads. */
const HEADER_RATIO = 750 / 480;

/** The activity's picture across the top; the text of the activity's kind if there is none. No fade-in. */
export function LandingHeader({
  imageUrl,
  headline,
}: {
  readonly imageUrl: string;
  readonly headline: string;
}) {
  return (
    <Picture
      className={styles['header']}
      src={pictureAddress(imageUrl)}
      alt={headline}
      ratio={HEADER_RATIO}
      isLazy={false}
      isHead
      isPlain
      fallback={<View className={styles['own']}>{headline}</View>}
    />
  );
}
