import { View, Text } from '@tarojs/components';
import { Section } from '@/templates/GuideSection';
import styles from './HelpSteps.module.scss';

interface HelpStepsProps {
  readonly title?: string;
  readonly steps: readonly string[];
}

/** How it works: numbered steps side by side. */
export const HelpSteps = ({ title = '参与方式', steps }: HelpStepsProps) => (
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
