import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import type { Query } from '@/data/Query';
import { logInHere } from '@/domain/login/logInHere';
import { OVERVIEW_TEXTS } from '@/features/home/campaignRules';
import { navigator } from '@/navigation';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { WelfareOverview } from './welfareApi';
import { WELFARE_TEXTS, claimableText } from './welfareTexts';
import styles from './Welfare.module.scss';

const PAGE = 'welfare';

interface FundPanelProps {
  readonly store: Query<WelfareOverview>;
  readonly scope: Scope;
}

/** The user's reduction fund, and rewards that can be claimed. */
export const FundPanel = observer(function FundPanel({ store, scope }: FundPanelProps) {
  const { value, phase } = store;
  if (value === null)
    return phase !== 'loading' ? null : (
      <SkeletonGroup>
        <Skeleton className={styles[session.isLoggedIn ? 'tall' : 'skeleton']} />
      </SkeletonGroup>
    );
  if (!value.isLogin)
    return (
      <Card className={styles['row']}>
        <View className={styles['words']}>{WELFARE_TEXTS.fundLoggedOut}</View>
        <Button size="small" onClick={() => logIn(scope)}>
          {OVERVIEW_TEXTS.logIn}
        </Button>
      </Card>
    );
  return (
    <Card isFlush>
      <View className={styles['line']}>
        <View className={styles['words']}>
          <View className={styles['label']}>{WELFARE_TEXTS.fund}</View>
          <Price fen={value.fundFen ?? 0} decimals={2} size="title" tone="flash" />
        </View>
        <Button size="small" kind="secondary" onClick={() => openFund(value.taskChannelId)}>
          {WELFARE_TEXTS.useFund}
        </Button>
      </View>
      <View>
        {value.claimableCount > 0 && (
          <View className={cx(styles['line'], styles['rewards'])}>
            <View className={styles['claim']}>{claimableText(value.claimableCount)}</View>
            <Button size="small" onClick={openRewards}>
              {WELFARE_TEXTS.claim}
            </Button>
          </View>
        )}
      </View>
    </Card>
  );
});

async function logIn(scope: Scope): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await logInHere(scope);
}

async function openFund(channelId: string): Promise<void> {
  tracker.click(PAGE, 'fund');
  await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
}

/** Task rewards are claimed there. */
async function openRewards(): Promise<void> {
  tracker.click(PAGE, 'rewards');
  await navigator.goTo('appIncentive');
}
