import { View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { labelled, periodInMinutes } from '@/utils/period';
import { statusText, INCENTIVE_TASK_TEXTS } from './incentiveTaskTexts';
import type { IncentivePage } from './incentiveTaskTypes';
import styles from './incentiveCards.module.scss';

interface EarnedCardProps {
  readonly page: IncentivePage;
  /** Claimable amount in fen. */
  readonly waitingFen: number;
  readonly onFunds: () => Promise<unknown>;
}

/** What the user has earned here, the claimable amount, and the time left. */
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
        {status || labelled(INCENTIVE_TASK_TEXTS.period, periodInMinutes(page.startsAt, page.endsAt))}
      </View>
    </Card>
  );
}
