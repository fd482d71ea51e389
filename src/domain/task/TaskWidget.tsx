import { observer } from 'mobx-react';
import { useEffect, useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';
import type { Scope } from '@/api';
import { Card } from '@/components/Card';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { useUnshownReports } from './appBidReports';
import { PictureTitle } from './PictureTitle';
import { rewardSumFen } from './prizeRules';
import { pressSubscribe, SubscribeSwitch } from './SubscribeSwitch';
import { SummedTitle } from './SummedTitle';
import { TaskList } from './TaskList';
import { TaskNotice } from './TaskNotice';
import { TaskSkeleton } from './TaskSkeleton';
import type { TaskNews } from './TaskStore';
import { TASK_TEXTS } from './taskTexts';
import type { TaskScene } from './taskTypes';
import { usePressTask } from './usePressTask';
import { useTaskStore } from './useTaskStore';

/**
 * Refetches and keeps the current tasks meanwhile. @returns whether that failed without anything on screen showing it
 */
export type TaskRefresh = () => Promise<{ readonly hasFailedQuietly: boolean }>;

export interface TaskWidgetProps {
  readonly scene: TaskScene;
  readonly channelId: string;
  /** The page's scope; scene and channel must not change during it. */
  readonly scope: Scope;
  /** Called if a task was finished since the last response: refetch the balance it paid into. Center only. */
  readonly onFinishTask?: () => void;
  /** Shows the funds, if they are on this page. Center only; must be stable for the page's life. */
  readonly showFunds?: () => Promise<unknown>;
  /** Renders nothing during the first load: the page has its own skeleton, or nothing below the widget. */
  readonly isQuiet?: boolean;
  /** Optional extra below the page's main content: rendered only when there are tasks. */
  readonly isExtra?: boolean;
  /** For pull to refresh. */
  readonly refresher?: Ref<TaskRefresh>;
  /** Called when the skeleton has been replaced. */
  readonly onSettled?: () => void;
}

/**
 * The tasks of one place; they fetch their own data (product §2.2 "Task module").
 *
 * | state | display |
 * |---|---|
 * | loading | skeleton of title and rows |
 * | content | title (on the center with the total reward), subscribe switch (center), cards and rows |
 * | empty | one sentence, subscribe switch (center) |
 * | logged out | one sentence and 去登录 (on the center the page has that button above); the login never opens
 * automatically |
 * | failed, offline | one row with 重试; the rest of the page stays usable |
 * | any of these but content, as an extra | nothing |
 *
 * Refetched quietly when the page is shown again: a task may have been done meanwhile.
 */
export const TaskWidget = observer(function TaskWidget(props: TaskWidgetProps) {
  const { scene, channelId, scope, onFinishTask, isQuiet = false, refresher, onSettled } = props;
  const { store, subscription } = useTaskStore(props, scope);
  const view = usePageInView();
  const [page] = useState(() => navigator.currentRoute()?.row.name ?? 'unknown');
  const press = usePressTask({ page, scope, channelId, showFunds: props.showFunds });
  const { token } = session;

  const report = ({ hasFinished }: TaskNews): void => {
    if (!hasFinished || scope.isCancelled) return;
    // Decision: the response that reports it already is the new list; on the center the page refetches the balance.
    if (scene === 'center') onFinishTask?.();
    else toast.show(TASK_TEXTS.finished);
  };
  const refresh: TaskRefresh = async () => {
    const news = await store.refresh();
    report(news);
    return news;
  };
  useImperativeHandle(refresher, () => refresh);
  const logIn = async (): Promise<void> => {
    tracker.click(page, 'taskLogin');
    report(await store.logIn());
  };
  useEffect(() => {
    void refresh();
    if (scene !== 'center') return;
    if (token === null) subscription.forget();
    else void subscription.load();
    // Runs per account, not when the callbacks change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, subscription, scene, token]);
  useShownAgain(() => void refresh());

  const { phase, offer } = store;
  const isLoading = phase === 'loading';
  const hasSettled = useRef(false);
  // Before the tasks are drawn: the page's skeleton goes in the same frame.
  useLayoutEffect(() => {
    if (isLoading) return;
    hasSettled.current = true;
    onSettled?.();
    // A new callback alone must not be notified.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoading]);
  useUnshownReports(offer, page);
  // Also without tasks today: that is when users want tomorrow's.
  const remind = scene === 'center' && (
    <SubscribeSwitch subscription={subscription} onPress={() => pressSubscribe(subscription, page, scope)} />
  );
  if (props.isExtra === true && phase !== 'ready') return null;
  switch (phase) {
    case 'loading':
      return isQuiet && !hasSettled.current ? null : <TaskSkeleton />;
    case 'logged-out':
      // Decision: on the center the fund above offers the same login; two buttons would ask twice.
      return (
        <TaskNotice
          text={TASK_TEXTS.loggedOut}
          action={scene === 'center' ? undefined : { text: TASK_TEXTS.logIn, onPress: logIn }}
        />
      );
    case 'failed':
    case 'offline':
      return (
        <TaskNotice text={TASK_TEXTS[phase]} action={{ text: TASK_TEXTS.retry, onPress: refresh }} isUrgent />
      );
    case 'empty':
      return <TaskNotice text={TASK_TEXTS.empty}>{remind}</TaskNotice>;
    case 'ready':
      if (offer === null) return null;
      return (
        <Card isFlush>
          {scene === 'center' ? (
            <SummedTitle sumFen={rewardSumFen(offer)} />
          ) : (
            <PictureTitle src={offer.titleImageUrl} />
          )}
          {remind}
          <TaskList offer={offer} scene={scene} page={page} view={view} onPress={press} />
        </Card>
      );
  }
});
