import { View, Text } from '@tarojs/components';
import { Section } from '@/templates/GuideSection';
import styles from './ActivitySteps.module.scss';

interface ActivityStepsProps {
  readonly title?: string;
  readonly steps: readonly string[];
}

/** How it works: numbered steps side by side. */
export const ActivitySteps = ({ title = '参与方式', steps }: ActivityStepsProps) => (
  <Section title={title}>
    <View className={styles['steps']}>
      {steps.map((step, index) => (
        <View key={step} className={styles['step']}>
          <Text className={styles['number']}>{`${index + 1}`}</Text>
          <View className={styles['text']}>{step}</View>
        </View>
      ))}
    </View>
  </Section>
);
