import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { LANDING_TEXTS } from './landingTexts';
import styles from './landingHead.module.scss';

/** The steps from joining to the deduction from a bill. */
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
