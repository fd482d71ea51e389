import { observer } from 'mobx-react';
import { type Ref, useState, useRef, useImperativeHandle, useEffect } from 'react';
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
import { pressSubscribe, SubscribeSwitch } from './SubscribeSwitch';
import { SummedTitle } from './SummedTitle';
import { TaskList } from './TaskList';
import { TaskNotice } from './TaskNotice';
import { rewardSumFen, type TaskScene, TASK_TEXTS } from './taskRules';
import { TaskSkeleton } from './TaskSkeleton';
import type { TaskNews } from './TaskStore';
import { usePressTask } from './usePressTask';
import { useTaskStore } from './useTaskStore';

/** Asks anew while what is there stays. @returns whether that failed without anything on screen saying so */
export type TaskRefresh = () => Promise<{ readonly hasFailedQuietly: boolean }>;

export interface TaskWidgetProps {
  readonly scene: TaskScene;
  readonly channelId: string;
  /** Life of the page; scene and channel must not change during it. */
  readonly scope: Scope;
  /** A task was finished since the last look: what it paid into is to be asked for anew. On the center only. */
  readonly onFinishTask?: () => void;
  /** The funds are on this page: shows them. On the center only; the same function for the page's life. */
  readonly showFunds?: () => Promise<unknown>;
  /** Shows nothing while it loads first: its place has a skeleton of its own, or nothing stands under it. */
  readonly isQuiet?: boolean;
  /** Stands below what its page is for: seen once there are tasks, and nothing of it before, or instead. */
  readonly isExtra?: boolean;
  /** For a page that is pulled down. */
  readonly refresher?: Ref<TaskRefresh>;
  /** What is shown is no skeleton any more. */
  readonly onSettled?: () => void;
}

/**
 * The tasks of one place, which ask for their data themselves (product §2.2 "Task module").
 *
 * | state | seen |
 * |---|---|
 * | loading | skeleton of title and rows |
 * | content | title (on the center with what can be earned), subscribe switch (center), cards and rows |
 * | empty | one sentence, subscribe switch (center) |
 * | logged out | one sentence and 去登录 (on the center that stands above it); the login never opens by itself |
 * | failed, offline | one row with 重试, the page around stays usable |
 * | any of these as an extra | nothing |
 *
 * Asked for again quietly when the page comes back: the task may have been done meanwhile.
 */
export const TaskWidget = observer(function TaskWidget(props: TaskWidgetProps) {
  const { scene, channelId, scope, onFinishTask, isQuiet = false, refresher, onSettled } = props;
  const { store, subscription } = useTaskStore(props, scope);
  const view = usePageInView();
  const [page] = useState(() => navigator.currentRoute()?.row.name ?? 'unknown');
  const press = usePressTask({ page, scope, channelId, showFunds: props.showFunds });
  const { token } = session;

  const tell = ({ hasFinished }: TaskNews): void => {
    if (!hasFinished || scope.isCancelled) return;
    // Decision: the answer that says so is the new list already; on the center what was paid is asked for by the page.
    if (scene === 'center') onFinishTask?.();
    else toast.show(TASK_TEXTS.finished);
  };
  const load = async (): Promise<void> => tell(await store.load());
  const refresh: TaskRefresh = async () => {
    const news = await store.refresh();
    tell(news);
    return news;
  };
  useImperativeHandle(refresher, () => refresh);
  const logIn = async (): Promise<void> => {
    tracker.click(page, 'taskLogin');
    tell(await store.logIn());
  };
  useEffect(() => {
    void load();
    if (scene !== 'center') return;
    if (token === null) subscription.forget();
    else void subscription.load();
    // Anew for each visitor, not for each function that tells him.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [store, subscription, scene, token]);
  useShownAgain(() => void refresh());

  const { phase, offer } = store;
  const isLoading = phase === 'loading';
  const hasSettled = useRef(false);
  useEffect(() => {
    if (isLoading) return;
    hasSettled.current = true;
    onSettled?.();
    // A new function alone has nothing to be told.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isLoading]);
  useUnshownReports(offer, page);
  // Also where there are none today: that is when tomorrow's are asked for.
  const remind = scene === 'center' && (
    <SubscribeSwitch subscription={subscription} onPress={() => pressSubscribe(subscription, page, scope)} />
  );
  if (props.isExtra === true && phase !== 'ready') return null;
  switch (phase) {
    case 'loading':
      return isQuiet && !hasSettled.current ? null : <TaskSkeleton />;
    case 'logged-out':
      // Decision: on the center the fund above offers the same login; two buttons for one thing ask twice.
      return (
        <TaskNotice
          text={TASK_TEXTS.loggedOut}
          action={scene === 'center' ? undefined : { text: TASK_TEXTS.logIn, onPress: logIn }}
        />
      );
    case 'failed':
    case 'offline':
      return (
        <TaskNotice text={TASK_TEXTS[phase]} action={{ text: TASK_TEXTS.retry, onPress: load }} isUrgent />
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
