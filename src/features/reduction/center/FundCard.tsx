import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import { FUND_TEXTS, expiring, yuanOfFen, earnedFen } from '@/features/reduction/fundRules';
import type { Fund } from '@/features/reduction/fundTypes';
import { navigator } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { CENTER_TEXTS } from './centerTexts';
import type { FundStore } from './FundStore';
import styles from './fundCards.module.scss';

const PAGE = 'reductionFunds';
/** Element that 去查看 scrolls to. */
export const FUND_ELEMENT_ID = 'fund';

const send = (): Promise<boolean> => followSend('', { page: PAGE, component: 'send' });

interface FundCardProps {
  readonly store: FundStore;
  /** Passed on to the linked pages. */
  readonly channelId: string;
}

type PartProps = Pick<FundCardProps, 'store'>;

/** The user's amount, and the links, which do not depend on it. */
export function FundCard({ store, channelId }: FundCardProps) {
  const open = async (name: 'reductionFundsGuide' | 'reductionFundsDetail', component: string) => {
    tracker.click(PAGE, component);
    await navigator.goTo(name, { channelId: channelId || undefined });
  };
  return (
    <Card isFlush>
      <View id={FUND_ELEMENT_ID} className={styles['purse']}>
        <Purse store={store} />
      </View>
      <View className={styles['ways']}>
        <Pressable className={styles['way']} onPress={() => open('reductionFundsGuide', 'guide')}>
          {CENTER_TEXTS.guide}
        </Pressable>
        <Pressable className={styles['way']} onPress={() => open('reductionFundsDetail', 'detail')}>
          {CENTER_TEXTS.detail}
        </Pressable>
        <RulesEntry store={store} />
      </View>
    </Card>
  );
}

function Purse({ store }: PartProps) {
  return (
    <QueryView
      query={store.fund}
      skeleton={<PurseSkeleton />}
      loggedOut={{
        text: CENTER_TEXTS.loggedOut,
        action: { text: FUND_TEXTS.logIn, onPress: () => logIn(store) },
      }}
    >
      {(fund) => <Amounts fund={fund} />}
    </QueryView>
  );
}

/** Few elements: they replace the skeleton in one setData call. */
function Amounts({ fund }: { readonly fund: Fund }) {
  const soon = expiring(fund);
  return (
    <View>
      <View className={styles['label']}>{CENTER_TEXTS.available}</View>
      <Price fen={fund.availableFen} decimals={2} size="huge" tone="flash" />
      <View className={styles['soon']}>
        {soon === null ? (
          <View className={styles['quiet']}>{CENTER_TEXTS.nothingExpires}</View>
        ) : (
          <View className={styles['words']}>
            {`${CENTER_TEXTS.expiringSoon} ￥${yuanOfFen(soon.fen)} · 最早 ${soon.day}`}
          </View>
        )}
      </View>
      <View className={styles['sums']}>
        <View className={styles['sum']}>{`${CENTER_TEXTS.earned} ￥${yuanOfFen(earnedFen(fund))}`}</View>
        <View className={styles['sum']}>{`${CENTER_TEXTS.used} ￥${yuanOfFen(fund.usedFen)}`}</View>
        <View className={styles['sum']}>{`${CENTER_TEXTS.expired} ￥${yuanOfFen(fund.expiredFen)}`}</View>
      </View>
      <Button isBlock onClick={send}>
        {CENTER_TEXTS.send}
      </Button>
    </View>
  );
}

/** Shown if the fund has rules. */
const RulesEntry = observer(function RulesEntry({ store }: PartProps) {
  const html = store.fund.value?.ruleHtml ?? '';
  const hasRules = html.trim() !== '';
  return (
    <View className={cx(hasRules && styles['last'])}>
      {hasRules && (
        <Pressable className={styles['way']} onPress={() => store.openRules(html)}>
          {CENTER_TEXTS.rules}
        </Pressable>
      )}
    </View>
  );
});

function PurseSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className={styles['skeletonLabel']} />
      <Skeleton className={styles['skeletonAmount']} />
      <Skeleton className={styles['skeletonSums']} />
      <Skeleton className={styles['skeletonButton']} />
    </SkeletonGroup>
  );
}

async function logIn(store: FundStore): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await store.fund.logIn();
}
