import { View } from '@tarojs/components';
import type { TaskHint, CouponHint } from '@/api/generated/operations/overview';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { ServiceIcon, type ServiceIconName } from '@/domain/services/ServiceIcon';
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
export const HintCards = ({ task, coupon, onTasks, onCoupons }: HintCardsProps) => (
  <View className={styles['hintCardsCards']}>
    <HintCard
      tone="gold"
      icon="tasks"
      title={OVERVIEW_TEXTS.tasks}
      text={taskHintText(task)}
      onPress={onTasks}
    />
    <HintCard
      tone="brand"
      icon="myCoupons"
      title={OVERVIEW_TEXTS.coupons}
      text={couponHintText(coupon)}
      onPress={onCoupons}
    />
  </View>
);

interface HintCardProps {
  readonly tone: 'gold' | 'brand';
  readonly icon: ServiceIconName;
  readonly title: string;
  readonly text: string;
  readonly onPress: () => Promise<unknown>;
}

const HintCard = ({ tone, icon, title, text, onPress }: HintCardProps) => (
  <Pressable role="link" className={cx(styles['hintCardsCard'], styles[tone])} onPress={onPress}>
    <View className={styles['hintCardsTitle']}>{title}</View>
    <View className={styles['text']}>{text}</View>
    <View className={styles['hintCardsIcon']}>
      <ServiceIcon name={icon} size="small" />
    </View>
  </Pressable>
);
