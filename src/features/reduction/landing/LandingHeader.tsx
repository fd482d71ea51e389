import { View } from '@tarojs/components';
import { Picture } from '@/components/Picture';
import { pictureAddress } from '@/session/links';
import styles from './landingHead.module.scss';

/** Shape that header pictures are drawn for; reserves the room before the picture comes. */
const HEADER_RATIO = 750 / 480;

/** The activity's picture across the top; the kind's own words when there is none. It comes without a fade. */
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
      isPlain
      fallback={<View className={styles['own']}>{headline}</View>}
    />
  );
}
