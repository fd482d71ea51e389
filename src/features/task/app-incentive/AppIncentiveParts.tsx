import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Price } from '@/components/Amount';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import {
  type IncentivePage,
  type IncentiveTask,
  minuteOf,
  statusText,
  type TaskStanding,
  INCENTIVE_TASK_TEXTS,
} from './incentiveTaskRules';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { pictureAddress } from '@/session/links';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import styles from './AppIncentiveParts.module.scss';

interface EarnedCardProps {
  readonly page: IncentivePage;
  /** What waits to be claimed, fen. */
  readonly waitingFen: number;
  readonly onFunds: () => Promise<unknown>;
}

/** What the visitor has earned here, what waits, and how long there is time. */
export function EarnedCard({ page, waitingFen, onFunds }: EarnedCardProps) {
  const status = statusText(page);
  return (
    <Card className={styles['card']}>
      <View className={styles['sums']} {...markup.access({ live: 'polite' })}>
        <View className={styles['label']}>{INCENTIVE_TASK_TEXTS.earned}</View>
        <Price fen={page.claimedFen} size="huge" className={styles['amount']} />
        <View className={styles['waiting']}>
          {waitingFen > 0 && `${INCENTIVE_TASK_TEXTS.waiting} ￥${formatFen(waitingFen)}`}
        </View>
      </View>
      <Button kind="secondary" size="small" onClick={onFunds}>
        {INCENTIVE_TASK_TEXTS.toFunds}
      </Button>
      <View className={styles['fact']}>
        {status || `${INCENTIVE_TASK_TEXTS.period} ${minuteOf(page.startsAt)} 至 ${minuteOf(page.endsAt)}`}
      </View>
    </Card>
  );
}

interface IncentiveTaskRowProps {
  readonly item: IncentiveTask;
  readonly standing: TaskStanding;
  readonly isClaiming: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** One task; the whole row is the button, the pill in it says what pressing does. */
export function IncentiveTaskRow({ item, standing, isClaiming, onPress }: IncentiveTaskRowProps) {
  const { task, rewardFen } = item;
  const { action, text } = standing;
  const reward = `${task.prize.text} +${formatFen(rewardFen)}元`.trim();
  const content = (
    <>
      <Picture
        className={styles['icon']}
        src={pictureAddress(task.iconUrl)}
        alt=""
        isPlain
        fallback={<View className={styles['coin']} />}
      />
      <View className={styles['about']}>
        <View className={styles['title']}>{task.title}</View>
        <View className={styles['reward']}>{reward}</View>
      </View>
      <View
        className={cx(
          styles['pill'],
          action === 'none' && styles['closed'],
          action === 'claim' && styles['gold'],
          isClaiming && styles['busy'],
        )}
      >
        {text}
      </View>
    </>
  );
  if (action === 'none') return <View className={styles['row']}>{content}</View>;
  return (
    <Pressable className={styles['row']} label={`${task.title} ${reward} ${text}`} onPress={onPress}>
      {content}
    </Pressable>
  );
}

const BONES = [1, 2, 3, 4];

/** A header picture, what was earned, and rows of tasks to come. */
export function IncentiveTaskSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['header']} />
      <View className={styles['body']}>
        <Skeleton className={styles['earned']} />
        {BONES.map((bone) => (
          <Skeleton key={bone} className={styles['incentiveTaskSkeletonRow']} />
        ))}
      </View>
    </SkeletonGroup>
  );
}
