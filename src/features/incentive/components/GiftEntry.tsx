import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './GiftEntry.module.scss';

interface GiftEntryProps {
  /** The rules tag stands above it. */
  readonly isBelowRules: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** Leads to the coupons that the visitor has from this activity (spec 1 §2.2). */
export function GiftEntry({ isBelowRules, onPress }: GiftEntryProps) {
  return (
    <Pressable
      className={cx(styles['area'], isBelowRules && styles['below'])}
      label={INCENTIVE_TEXTS.gifts}
      onPress={onPress}
    >
      <View className={styles['tag']}>
        <View className={styles['icon']} />
        {INCENTIVE_TEXTS.gifts}
      </View>
    </Pressable>
  );
}
