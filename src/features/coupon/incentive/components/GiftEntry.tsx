import { View } from '@tarojs/components';
import { CornerTag } from '@/domain/activity/parts/CornerTag';
import { INCENTIVE_TEXTS } from '../incentiveTexts';
import styles from './incentive.module.scss';

interface GiftEntryProps {
  /** The rules tag is above it. */
  readonly isBelowRules: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** Links to the user's coupons from this activity (product §1.2.2). */
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
