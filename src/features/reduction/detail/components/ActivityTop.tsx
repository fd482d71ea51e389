import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { Card } from '@/components/Card';
import { Price } from '@/components/Price';
import { SkeletonGroup, SkeletonText } from '@/components/Skeleton';
import { session } from '@/session';
import { joinedLabel, joinedOf } from '../../fundRules';
import type { JoinedActivity } from '../../reductionTypes';
import type { VisitorStore } from '@/features/visitor';
import { PartView } from '@/features/visitorView';
import { RECORD_TEXTS } from '../recordTexts';
import styles from './ActivityTop.module.scss';

interface ActivityTopProps {
  readonly joined: VisitorStore<readonly JoinedActivity[]>;
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
    <PartView
      part={joined}
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
    </PartView>
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
