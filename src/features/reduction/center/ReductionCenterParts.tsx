import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { cx } from '@/components/cx';
import { EmptyState } from '@/components/StateView';
import { Pressable } from '@/components/Pressable';
import { Price } from '@/components/Amount';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { followSend } from '@/navigation/followLink';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import {
  canOpenJoined,
  earnedFen,
  expiring,
  FUND_TEXTS,
  joinedLabel,
  yuanOfFen,
} from '@/domain/fund/fundRules';
import type { FundStore } from './FundStore';
import type { Fund, JoinedActivity } from '@/domain/fund/fundTypes';
import { QueryView } from '@/templates/QueryView';
import { type ReactNode, useCallback } from 'react';
import { markup } from '@/platform/markup';
import { WindowedList } from '@/components/WindowedList';
import type { PageInView } from '@/platform/inView/types';
import styles from './ReductionCenterParts.module.scss';

/** What /reductionFunds says (product §2.2 gives its address and title only). */
export const CENTER_TEXTS = {
  slogan: '做任务攒减免金，寄件直接抵',
  available: '可用减免金',
  earned: '累计获得',
  used: '已使用',
  expired: '已过期',
  expiringSoon: '即将过期',
  nothingExpires: '暂无快过期的减免金',
  send: '去寄件使用',
  guide: '使用说明',
  detail: '明细',
  rules: '活动规则',
  loggedOut: '登录后查看我的减免金',
  joined: '已参加的活动',
  joinedEmpty: '暂未参加减免金活动',
  rule: '规则',
} as const;

const PAGE = 'reductionFunds';
/** Where 去查看 leads on this page. */
export const FUND_ELEMENT_ID = 'fund';

interface FundCardProps {
  readonly store: FundStore;
  /** Handed on to where the ways lead. */
  readonly channelId: string;
}
type PartProps = Pick<FundCardProps, 'store'>;

/** What the visitor has, and the ways on; these are there whatever became of the amount. */
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

/** Few elements: with the skeleton's place they are sent together. */
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

/** There when the fund has rules. */
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
      <Skeleton className={styles['boneLabel']} />
      <Skeleton className={styles['boneAmount']} />
      <Skeleton className={styles['boneSums']} />
      <Skeleton className={styles['boneButton']} />
    </SkeletonGroup>
  );
}

const send = (): Promise<boolean> => followSend('', { page: PAGE, component: 'send' });

async function logIn(store: FundStore): Promise<void> {
  tracker.click(PAGE, 'logIn');
  await store.fund.logIn();
}

interface JoinedRowProps {
  readonly activity: JoinedActivity;
  /** Place in the list, from 1. */
  readonly place: number;
  readonly channelId: string;
  readonly onRules: (html: string) => void;
}

/** One joined activity: name, amount, how it stands, its rules. Leads to its entries where there are any to use. */
export function JoinedRow({ activity, place, channelId, onRules }: JoinedRowProps) {
  const { bizId, name, fen, status, ruleHtml } = activity;
  const label = joinedLabel(status);
  const isOpen = canOpenJoined(status);
  const words: ReactNode = (
    <>
      <View className={styles['name']}>{name}</View>
      <View className={styles['state']}>{`￥${yuanOfFen(fen)} · ${label}`}</View>
    </>
  );
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      {isOpen ? (
        <Pressable
          className={cx(styles['about'], styles['open'])}
          role="link"
          label={`${name}，￥${yuanOfFen(fen)}，${label}`}
          onPress={() => openEntries(bizId, channelId)}
        >
          {words}
        </Pressable>
      ) : (
        <View className={cx(styles['about'], styles['spent'])}>{words}</View>
      )}
      {ruleHtml.trim() !== '' && (
        <Pressable
          className={styles['rule']}
          label={`${CENTER_TEXTS.rule}，${name}`}
          onPress={() => onRules(ruleHtml)}
        >
          {CENTER_TEXTS.rule}
        </Pressable>
      )}
    </View>
  );
}

async function openEntries(bizId: string, channelId: string): Promise<void> {
  tracker.click('reductionFunds', 'joined');
  await navigator.goTo('reductionFundsDetail', { bizId, channelId: channelId || undefined });
}

interface JoinedListProps {
  readonly store: FundStore;
  readonly view: PageInView | null;
  /** Handed on to where the rows lead. */
  readonly channelId: string;
}

/** Activities that the visitor has joined (product §2.2 "Joined reduction-fund list"). Logged out: nothing. */
export const JoinedList = observer(function JoinedList({ store, view, channelId }: JoinedListProps) {
  return (
    <View>
      {store.joined.phase !== 'logged-out' && (
        <Card isFlush>
          <View className={styles['title']}>{CENTER_TEXTS.joined}</View>
          <Content store={store} view={view} channelId={channelId} />
        </Card>
      )}
    </View>
  );
});

function Content({ store, view, channelId }: JoinedListProps) {
  const { joined } = store;
  const renderRow = useCallback(
    (activity: JoinedActivity, place: number) => (
      <JoinedRow
        key={activity.bizId}
        activity={activity}
        place={place}
        channelId={channelId}
        onRules={store.openRules}
      />
    ),
    [store, channelId],
  );
  return (
    <QueryView query={joined} skeleton={<RowsSkeleton />}>
      {(activities) =>
        activities.length === 0 ? (
          <EmptyState isCompact text={CENTER_TEXTS.joinedEmpty} />
        ) : (
          <WindowedList
            items={activities}
            renderRow={renderRow}
            view={view}
            unseenClassName={styles['unseen']}
            label={CENTER_TEXTS.joined}
          />
        )
      }
    </QueryView>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      <Skeleton className={styles['bone']} />
      <Skeleton className={styles['bone']} />
    </SkeletonGroup>
  );
}
