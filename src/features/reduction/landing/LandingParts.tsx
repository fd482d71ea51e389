import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { LANDING_TEXTS } from './landingRules';
import { Picture } from '@/components/Picture';
import { pictureAddress } from '@/session/links';
import styles from './LandingParts.module.scss';

/** The steps from taking the amount to having it taken off a bill. */
export function HowTo({ steps }: { readonly steps: readonly string[] }) {
  return (
    <Card className={styles['card']}>
      <View className={styles['title']} {...markup.access({ role: 'heading' })}>
        {LANDING_TEXTS.howTo}
      </View>
      <View className={styles['steps']}>
        {steps.map((step, index) => (
          <View key={step} className={styles['step']}>
            <View className={styles['number']}>{index + 1}</View>
            {step}
          </View>
        ))}
      </View>
    </Card>
  );
}

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
