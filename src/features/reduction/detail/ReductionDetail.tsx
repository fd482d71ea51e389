import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { Price } from '@/components/Amount';
import { AMOUNT_ROW_SHAPE, AmountRow } from '@/components/AmountRow';
import { Card } from '@/components/Card';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { pageDeps } from '@/data/pageDeps';
import { PagedQuery } from '@/data/PagedQuery';
import type { Query } from '@/data/Query';
import {
  EMPTY_TEXTS,
  RECORD_TEXTS,
  recordLabel,
  recordTimes,
  signedYuan,
  TAB_TITLES,
  TABS,
} from '@/features/reduction/fundRecordRules';
import { joinedLabel, joinedOf } from '@/features/reduction/fundRules';
import {
  type FundRecord,
  type JoinedActivity,
  RECORD_TYPE,
  type RecordTab,
} from '@/features/reduction/fundTypes';
import { makeFundParts } from '@/features/reduction/makeFundParts';
import { navigator } from '@/navigation';
import type { PageVisit } from '@/navigation/usePage';
import { ListPage } from '@/templates/ListPage';
import { FollowVisitor, QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { textParam } from '@/utils/addressParams';
import { monthText } from '@/utils/month';
import { fundRecords } from './fundRecordsApi';
import styles from './ReductionDetail.module.scss';

const PAGE = 'reductionFundsDetail';
const TAB_COMPONENTS: Readonly<Record<RecordTab, string>> = {
  0: 'tabAll',
  1: 'tabEarned',
  2: 'tabUsed',
  3: 'tabExpired',
};
const RECORD_TABS = {
  label: RECORD_TEXTS.tabs,
  filters: TABS,
  title: (tab: RecordTab) => TAB_TITLES[tab],
  onSelect: (tab: RecordTab) => tracker.click(PAGE, TAB_COMPONENTS[tab]),
};

/**
 * Entries of the fund (product §2.2 /reductionFunds/detail); with `bizId`, those of one joined activity, with its name
 * and remaining amount at the top.
 */
export function ReductionDetail({ params, scope }: Pick<PageVisit, 'params' | 'scope'>) {
  const bizId = textParam(params, 'bizId');
  const channelId = textParam(params, 'channelId');
  const [{ list, joined }] = useState(() => ({
    list: new PagedQuery({ ...pageDeps(scope), ...fundRecords(gateway, bizId) }),
    joined: bizId === '' ? null : makeFundParts(channelId, scope).joined,
  }));
  const goCenter = async (): Promise<void> => {
    tracker.click(PAGE, 'goCenter');
    await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
  };
  const toCenter = { text: RECORD_TEXTS.goCenter, onPress: goCenter };
  return (
    <ListPage
      list={list}
      label={RECORD_TEXTS.list}
      tabs={RECORD_TABS}
      renderRow={renderRow}
      rowShape={AMOUNT_ROW_SHAPE}
      headOf={monthOf}
      rowsPerScreen={8}
      top={joined !== null && <ActivityTop joined={joined} bizId={bizId} />}
      onRefresh={joined?.refresh}
      empty={(tab) => ({
        text: EMPTY_TEXTS[tab],
        action: toCenter,
      })}
      next={toCenter}
      loggedOutText={RECORD_TEXTS.loggedOut}
    />
  );
}

const monthOf = ({ at }: FundRecord): string => monthText(at);

const renderRow = (record: FundRecord, place: number) => {
  const label = recordLabel(record.type);
  return (
    <AmountRow
      key={record.id}
      place={place}
      title={record.title}
      note={[...(label === '' ? [] : [label]), ...recordTimes(record)].join(' · ')}
      amount={`${signedYuan(record)}元`}
      isEarned={record.type === RECORD_TYPE.earned}
    />
  );
};

interface ActivityTopProps {
  readonly joined: Query<readonly JoinedActivity[]>;
  readonly bizId: string;
}

/** Name and remaining amount of the activity. Not logged in, or not the user's activity: nothing. */
const ActivityTop = observer(function ActivityTop({ joined, bizId }: ActivityTopProps) {
  const isMissing = joined.phase === 'ready' && joinedOf(joined.value, bizId) === null;
  return (
    <View>
      <FollowVisitor query={joined} />
      {joined.phase !== 'logged-out' && !isMissing && (
        <View className={styles['activity']}>
          <Card>
            <QueryView
              query={joined}
              skeleton={
                <SkeletonGroup>
                  <SkeletonText lines={2} />
                </SkeletonGroup>
              }
            >
              {(activities) => <Left activity={joinedOf(activities, bizId)} />}
            </QueryView>
          </Card>
        </View>
      )}
    </View>
  );
});

function Left({ activity }: { readonly activity: JoinedActivity | null }) {
  if (activity === null) return null;
  const { name, status, fen, leftFen } = activity;
  const label = leftFen === null ? RECORD_TEXTS.given : RECORD_TEXTS.left;
  return (
    <View>
      <View className={styles['name']}>{name}</View>
      <View className={styles['left']}>{`${label} · ${joinedLabel(status)}`}</View>
      <Price fen={leftFen ?? fen} decimals={2} size="title" tone="flash" />
    </View>
  );
}
