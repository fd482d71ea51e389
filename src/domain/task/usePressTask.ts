import { useCallback } from 'react';
import type { Scope } from '@/api';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import { taskAction } from './taskRules';
import type { TaskView } from './taskTypes';
import { useStartTask } from './useStartTask';

/**
 * Action of a task's button (product §2.4): 1 and 2 start the task, 3 opens the reduction funds.
 * Decision: on the funds' own page it shows them there; a second copy of the page would only add a step to going back.
 */
export function usePressTask(place: {
  readonly page: string;
  readonly scope: Scope;
  /** Passed to the reduction funds; '' when unknown. */
  readonly channelId?: string;
  /** Given on the funds' own page. */
  readonly showFunds?: () => Promise<unknown>;
}): (task: TaskView) => Promise<unknown> {
  const { page, channelId = '', showFunds } = place;
  const start = useStartTask(place);
  return useCallback(
    (task) => {
      if (taskAction(task.status) !== 'funds') return start(task);
      tracker.click(page, 'task', { taskId: task.taskId, status: task.status });
      return showFunds?.() ?? navigator.goTo('reductionFunds', { channelId: channelId || undefined });
    },
    [start, page, channelId, showFunds],
  );
}
