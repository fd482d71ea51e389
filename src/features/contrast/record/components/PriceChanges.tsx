import { observer } from 'mobx-react';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { StatePage } from '@/templates/StatePage';
import type { RecordProps } from '../recordProps';
import { ChangeList } from './ChangeList';
import styles from '../Record.module.scss';

/** Changed carriers first, then in the gateway's order; increases and dropped carriers are not moved to the end. */
export const PriceChanges = observer(function PriceChanges({ store: { again } }: Pick<RecordProps, 'store'>) {
  if (again.phase === 'idle') return null;
  return (
    <StatePage
      phase={again.phase}
      skeleton={
        <SkeletonGroup>
          <Skeleton className={styles['skeleton']} />
        </SkeletonGroup>
      }
      failedText={again.failureText}
      onRetry={again.load}
      loggedOut={{ text: '登录后查看今日价格' }}
      isCompact
    >
      {() => again.value !== null && <ChangeList {...again.value} />}
    </StatePage>
  );
});
