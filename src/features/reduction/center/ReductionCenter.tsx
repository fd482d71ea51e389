import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { type RefObject, useState, useRef, useEffect, useCallback } from 'react';
import type { Scope } from '@/api';
import { PullToRefresh } from '@/components/PullToRefresh';
import { Skeleton, SkeletonGroup } from '@/components/Skeleton';
import { LazyRulesDialog } from '@/domain/activity/parts/LazyRulesDialog';
import type { TaskRefresh } from '@/domain/task/TaskWidget';
import { FUND_TEXTS } from '@/features/reduction/fundRules';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { CENTER_TEXTS } from './centerTexts';
import { FUND_ELEMENT_ID, FundCard } from './FundCard';
import type { FundStore } from './FundStore';
import { JoinedList } from './JoinedList';
import { useFundStore } from './useFundStore';
import styles from './ReductionCenter.module.scss';

interface ReductionCenterProps {
  /** Where the user came from; '' if unknown. */
  readonly channelId: string;
  readonly scope: Scope;
}

/**
 * The reduction center (product §2.2 /reductionFunds): the user's amount, ways to earn more, joined activities.
 *
 * | state | fund | joined activities |
 * |---|---|---|
 * | loading | skeleton of amount and button | skeleton of rows |
 * | content | amount, what expires soon, 去寄件使用 | rows; those with status 1 and 3 link to their entries |
 * | empty | ￥0.00 | one sentence |
 * | failed, offline | what happened and 重试 | the same, in its place |
 * | logged out | 登录后查看我的减免金 and 去登录 | nothing |
 *
 * The tasks between them have separate states. Both parts are refetched in the background when the page is shown again
 * and after a finished task; pull-to-refresh also refetches the tasks.
 */
export function ReductionCenter({ channelId, scope }: ReductionCenterProps) {
  const store = useFundStore(channelId, scope);
  const view = usePageInView();
  const tasks = useRef<TaskRefresh>(null);
  // The page may be shown after a parcel was paid with the fund, or after a task.
  useShownAgain(() => void store.refresh());
  return (
    <View className={styles['page']}>
      <PullToRefresh onRefresh={() => refresh(store, tasks.current)}>
        <View className={styles['head']}>{CENTER_TEXTS.slogan}</View>
        <View className={styles['parts']}>
          <FundCard store={store} channelId={channelId} />
          <Tasks store={store} channelId={channelId} scope={scope} refresher={tasks} />
          <JoinedList store={store} view={view} channelId={channelId} />
        </View>
      </PullToRefresh>
      <Visitor store={store} />
      <Rules store={store} />
    </View>
  );
}

/** Space above the amount when scrolled to, in CSS pixels. */
const HEAD_PX = 16;

const loadTasks = () => import('@/domain/task/TaskWidget');

interface TasksProps extends ReductionCenterProps {
  readonly store: FundStore;
  readonly refresher: RefObject<TaskRefresh>;
}

/** Separate chunk: users come for the amount, which does not wait for the tasks' code. */
function Tasks({ store, channelId, scope, refresher }: TasksProps) {
  const tasks = useLoaded(loadTasks, true);
  // One skeleton for code and request: replacing it by another would only cost a setData call.
  const [isWaiting, setWaiting] = useState(true);
  const showFunds = useCallback(
    () => Promise.all([scroll.toElement(FUND_ELEMENT_ID, HEAD_PX), store.refresh()]),
    [store],
  );
  return (
    <View>
      {isWaiting && (
        <SkeletonGroup>
          <Skeleton className={styles['skeleton']} />
        </SkeletonGroup>
      )}
      {tasks !== null && (
        <tasks.TaskWidget
          scene="center"
          channelId={channelId}
          scope={scope}
          isQuiet
          refresher={refresher}
          onSettled={() => setWaiting(false)}
          onFinishTask={() => void store.refresh()}
          showFunds={showFunds}
        />
      )}
    </View>
  );
}

/**
 * Loads for the current user, and again when that changes; separate from the page, which has nothing to render then.
 */
const Visitor = observer(function Visitor({ store }: { readonly store: FundStore }) {
  const { token } = session;
  useEffect(() => {
    void store.visitorChanged();
  }, [store, token]);
  return null;
});

/** Rules of the fund or of a joined activity. Separate from the page, which does not change when they open. */
const Rules = observer(function Rules({ store }: { readonly store: FundStore }) {
  return <LazyRulesDialog isOpen={store.areRulesOpen} html={store.rulesHtml} onClose={store.closeRules} />;
});

async function refresh(store: FundStore, refreshTasks: TaskRefresh | null): Promise<void> {
  const [fund, tasks] = await Promise.all([store.refresh(), refreshTasks?.()]);
  if (fund === 'failed' || tasks?.hasFailedQuietly === true) toast.show(FUND_TEXTS.refreshFailed);
}
