import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Card } from '@/components/Card';
import { Price } from '@/components/Amount';
import { Skeleton, SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { session } from '@/session';
import { joinedLabel, joinedOf } from '@/domain/fund/fundRules';
import {
  type FundRecord,
  type JoinedActivity,
  RECORD_TEXTS,
  RECORD_TYPE,
  recordLabel,
  recordTimes,
  signedYuan,
} from '@/domain/fund/recordRules';
import type { Query } from '@/data/Query';
import { QueryView } from '@/templates/QueryView';
import { cx } from '@/components/cx';
import { markup } from '@/platform/markup';
import styles from './ReductionDetailParts.module.scss';

interface ActivityTopProps {
  readonly joined: Query<readonly JoinedActivity[]>;
  readonly bizId: string;
}

/** Name of the activity and what is left of it. Logged out, and for one that is not the visitor's: nothing. */
export const ActivityTop = observer(function ActivityTop({ joined, bizId }: ActivityTopProps) {
  const { token } = session;
  useEffect(() => {
    void joined.visitorChanged();
  }, [joined, token]);
  const isMissing = joined.phase === 'ready' && joinedOf(joined.value, bizId) === null;
  return (
    <View>
      {joined.phase !== 'logged-out' && !isMissing && (
        <View className={styles['top']}>
          <Card>
            <Content joined={joined} bizId={bizId} />
          </Card>
        </View>
      )}
    </View>
  );
});

function Content({ joined, bizId }: ActivityTopProps) {
  return (
    <QueryView
      query={joined}
      skeleton={
        <SkeletonGroup>
          <SkeletonText lines={2} />
        </SkeletonGroup>
      }
    >
      {(activities) => {
        const activity = joinedOf(activities, bizId);
        return activity === null ? null : <Words activity={activity} />;
      }}
    </QueryView>
  );
}

function Words({ activity }: { readonly activity: JoinedActivity }) {
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

interface RecordRowProps {
  readonly record: FundRecord;
  /** Place in the list, from 1. */
  readonly place: number;
}

/** One entry. Few elements with short classes: a first screen of them has to fit what a mini program sends for it. */
export function RecordRow({ record, place }: RecordRowProps) {
  const label = recordLabel(record.type);
  return (
    <View className={styles['row']} {...markup.access({ role: 'listitem', place })}>
      <View className={styles['about']}>
        <View className={styles['title']}>{record.title}</View>
        <View className={styles['times']}>
          {[...(label === '' ? [] : [label]), ...recordTimes(record)].join(' · ')}
        </View>
      </View>
      <View className={cx(styles['amount'], record.type === RECORD_TYPE.earned && styles['earned'])}>
        {`${signedYuan(record)}元`}
      </View>
    </View>
  );
}

const BONES = [1, 2, 3, 4, 5, 6];

/** Entries to come: one element each, on which its style draws words and amount. */
export function RecordsSkeleton() {
  return (
    <SkeletonGroup className={styles['bones']}>
      {BONES.map((bone) => (
        <Skeleton key={bone} className={styles['bone']} />
      ))}
    </SkeletonGroup>
  );
}
