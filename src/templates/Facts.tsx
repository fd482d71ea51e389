import { View } from '@tarojs/components';
import { Card } from '@/components/Card';
import type { Fact } from './ResultPage';
import styles from './ResultPage.module.scss';

/** A card of labelled facts. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Card>
      {facts.map(({ label, value }) => (
        <View key={label} className={styles['row']}>
          <View className={styles['label']}>{label}</View>
          <View className={styles['value']}>{value}</View>
        </View>
      ))}
    </Card>
  );
}
