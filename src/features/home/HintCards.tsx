import { View } from '@tarojs/components';
import type { TaskHint, CouponHint } from '@/api/generated/operations/overview';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { ServiceIcon } from '@/domain/services/ServiceIcon';
import { OVERVIEW_TEXTS, taskHintText, couponHintText } from './campaignRules';
import styles from './CampaignList.module.scss';

interface HintCardsProps {
  /** Null: not logged in, or unknown. */
  readonly task: TaskHint | null;
  readonly coupon: CouponHint | null;
  readonly onTasks: () => Promise<unknown>;
  readonly onCoupons: () => Promise<unknown>;
}

/** Two ways to save: tasks and coupons. Always shown; their texts depend on the user. */
export function HintCards({ task, coupon, onTasks, onCoupons }: HintCardsProps) {
  return (
    <View className={styles['hintCardsCards']}>
      <Pressable role="link" className={cx(styles['hintCardsCard'], styles['gold'])} onPress={onTasks}>
        <View className={styles['hintCardsTitle']}>{OVERVIEW_TEXTS.tasks}</View>
        <View className={styles['text']}>{taskHintText(task)}</View>
        <View className={styles['hintCardsIcon']}>
          <ServiceIcon name="tasks" size="small" />
        </View>
      </Pressable>
      <Pressable role="link" className={cx(styles['hintCardsCard'], styles['brand'])} onPress={onCoupons}>
        <View className={styles['hintCardsTitle']}>{OVERVIEW_TEXTS.coupons}</View>
        <View className={styles['text']}>{couponHintText(coupon)}</View>
        <View className={styles['hintCardsIcon']}>
          <ServiceIcon name="myCoupons" size="small" />
        </View>
      </Pressable>
    </View>
  );
}
