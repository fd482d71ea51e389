import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect } from 'react';
import type { Scope } from '@/api';
import { Card } from '@/components/Card';
import { EmptyState } from '@/components/EmptyState';
import { MissingState } from '@/components/MissingState';
import { Picture } from '@/components/Picture';
import { ActivityRules } from '@/domain/activity/parts/ActivityRules';
import { TASK_TEXTS } from '@/domain/task/taskTexts';
import { useStartTask } from '@/domain/task/useStartTask';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { pictureAddress } from '@/session/links';
import { QueryView } from '@/templates/QueryView';
import { tracker } from '@/tracking';
import { EarnedCard } from './EarnedCard';
import { IncentiveTaskRow } from './IncentiveTaskRow';
import { type IncentiveAction, pillOf } from './incentiveTaskRules';
import { IncentiveTaskSkeleton } from './IncentiveTaskSkeleton';
import type { IncentiveTaskStore } from './IncentiveTaskStore';
import { INCENTIVE_TASK_TEXTS } from './incentiveTaskTexts';
import type { IncentivePage, IncentiveTask } from './incentiveTaskTypes';
import { useIncentiveTaskStore } from './useIncentiveTaskStore';
import styles from './AppIncentive.module.scss';

const PAGE = 'appIncentive';
/** Aspect ratio of header pictures; reserves the space while the picture loads. */
const HEADER_RATIO = 750 / 480;

interface AppIncentiveProps {
  /** '': the running activity. */
  readonly activityCode: string;
  readonly channelId: string;
  readonly scope: Scope;
  /** Sets the page title; the activity has its own. */
  readonly setTitle: (title: string) => void;
}

/**
 * Tasks that pay into the reduction fund: `/appIncentive` (product §2.2).
 *
 * | state | shown |
 * |---|---|
 * | loading | skeleton of header, total and rows |
 * | content | header, total earned, claimable amount, tasks: 去完成, 领取, 已领取, 已结束 |
 * | not begun, over | the same with its start or end; no task can be started |
 * | no tasks | header, total, one sentence |
 * | no such activity (200700001), failed, offline | sentence and a next step |
 * | logged out (the user closed the login) | sentence and 去登录 |
 * | shown again | unchanged, then the gateway's new state |
 *
 * Whichever request brings it, a newly finished task is announced.
 */
export const AppIncentive = observer(function AppIncentive({
  scope,
  setTitle,
  activityCode,
  channelId,
}: AppIncentiveProps) {
  const store = useIncentiveTaskStore({ activityCode, channelId }, scope);
  useEffect(() => {
    void ask(store.query.loadGated, store, scope);
  }, [store, scope]);
  useShownAgain(() => void ask(store.refresh, store, scope));
  const load = (): Promise<void> => ask(store.query.loadGated, store, scope);
  const title = store.page?.name ?? '';
  useEffect(() => setTitle(title), [setTitle, title]);

  return (
    <QueryView
      query={store.query}
      isCompact={false}
      skeleton={<IncentiveTaskSkeleton />}
      onRetry={load}
      loggedOut={{
        text: INCENTIVE_TASK_TEXTS.loggedOut,
        action: { text: INCENTIVE_TASK_TEXTS.logIn, onPress: load },
      }}
    >
      {(found) =>
        found.page === null ? (
          <MissingState
            text={INCENTIVE_TASK_TEXTS.missing}
            action={{ text: INCENTIVE_TASK_TEXTS.toFunds, onPress: () => openFunds(channelId) }}
          />
        ) : (
          <Content store={store} page={found.page} channelId={channelId} scope={scope} />
        )
      }
    </QueryView>
  );
});

interface ContentProps {
  readonly store: IncentiveTaskStore;
  readonly page: IncentivePage;
  /** Passed on to the reduction funds. */
  readonly channelId: string;
  readonly scope: Scope;
}

const Content = observer(function Content({ store, page, channelId, scope }: ContentProps) {
  const { waitingFen, claimingId } = store;
  const start = useStartTask({ page: PAGE, scope });
  const press = (action: IncentiveAction, item: IncentiveTask): Promise<unknown> => {
    switch (action) {
      case 'start':
        return start(item.task);
      case 'claim':
        return claim(store, item.task.taskId, scope);
      case 'funds':
        return openFunds(channelId);
      case 'none':
        return Promise.resolve();
    }
  };
  return (
    <View className={styles['page']}>
      <Picture
        className={styles['header']}
        src={pictureAddress(page.headerUrl)}
        alt={page.name}
        ratio={HEADER_RATIO}
        isLazy={false}
        isHead
        isPlain
        fallback={<View className={styles['own']}>{INCENTIVE_TASK_TEXTS.title}</View>}
      />
      <ActivityRules html={page.rulesHtml} />
      <View className={styles['main']}>
        <EarnedCard page={page} waitingFen={waitingFen} onFunds={() => openFunds(channelId)} />
        <Card isFlush className={styles['list']}>
          {page.items.length === 0 ? (
            <EmptyState isCompact text={INCENTIVE_TASK_TEXTS.empty} />
          ) : (
            <View {...markup.access({ role: 'group', label: INCENTIVE_TASK_TEXTS.list })}>
              {page.items.map((item) => {
                const pill = pillOf(item, page.status);
                return (
                  <IncentiveTaskRow
                    key={item.task.taskId}
                    item={item}
                    pill={pill}
                    isClaiming={item.task.taskId === claimingId}
                    onPress={() => press(pill.action, item)}
                  />
                );
              })}
            </View>
          )}
        </Card>
      </View>
    </View>
  );
});

async function ask(question: () => Promise<unknown>, store: IncentiveTaskStore, scope: Scope): Promise<void> {
  await question();
  reportNews(store, scope);
}

/** Product §2.4: on this page a finished task is a toast. */
function reportNews(store: IncentiveTaskStore, scope: Scope): void {
  if (!scope.isCancelled && store.takeNews()) toast.show(TASK_TEXTS.finished);
}

/**
 * Decision: the claim's own message belongs to the tap and is not replaced; a finished task found by its reads is
 * announced after the page's next request. If the claim shows no message, it is announced immediately.
 */
async function claim(store: IncentiveTaskStore, taskId: string, scope: Scope): Promise<void> {
  tracker.click(PAGE, 'claim', { taskId });
  const outcome = await store.claim(taskId);
  if (outcome.kind === 'nothing') {
    reportNews(store, scope);
    return;
  }
  const kind = outcome.isWon ? 'won' : 'refused';
  tracker.track({ page: PAGE, type: 'result', component: 'claim', context: { kind, taskId } });
  toast.show(outcome.text);
}

async function openFunds(channelId: string): Promise<void> {
  tracker.click(PAGE, 'funds');
  await navigator.goTo('reductionFunds', { channelId: channelId || undefined });
}
