import { View } from '@tarojs/components';
import { CornerTag } from '@/features/activityParts';
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
    <CornerTag
      text={INCENTIVE_TEXTS.gifts}
      icon={<View className={styles['icon']} />}
      isSecond={isBelowRules}
      onPress={onPress}
    />
  );
}
