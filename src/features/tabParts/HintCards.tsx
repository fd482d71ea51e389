import { View } from '@tarojs/components';
import type { CouponHint } from '@/api/generated/schemas/CouponHint';
import type { TaskHint } from '@/api/generated/schemas/TaskHint';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { couponHintText, OVERVIEW_TEXTS, taskHintText } from '@/features/overview';
import styles from './HintCards.module.scss';

interface HintCardsProps {
  /** Null: nobody is logged in, or nothing is known. */
  readonly task: TaskHint | null;
  readonly coupon: CouponHint | null;
  readonly onTasks: () => Promise<unknown>;
  readonly onCoupons: () => Promise<unknown>;
}

/** Two ways to save: tasks and coupons. They are there for everybody; what they say depends on the visitor. */
export function HintCards({ task, coupon, onTasks, onCoupons }: HintCardsProps) {
  return (
    <View className={styles['cards']}>
      <Pressable role="link" className={cx(styles['card'], styles['gold'])} onPress={onTasks}>
        <View className={styles['title']}>{OVERVIEW_TEXTS.tasks}</View>
        <View className={styles['text']}>{taskHintText(task)}</View>
      </Pressable>
      <Pressable role="link" className={cx(styles['card'], styles['brand'])} onPress={onCoupons}>
        <View className={styles['title']}>{OVERVIEW_TEXTS.coupons}</View>
        <View className={styles['text']}>{couponHintText(coupon)}</View>
      </Pressable>
    </View>
  );
}
