import { useMemo } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { followLink } from '@/navigation/followLink';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { appLinkPolicy, session } from '@/session';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { bidReports } from './appBidReports';
import { jumpOf } from './jumpRules';
import { startTask, type StartResult } from './startTask';
import { createTaskStart } from './taskApi';
import { isBidTask } from './taskRules';
import { TaskStarts } from './TaskStarts';
import { taskTypeName, TASK_TEXTS } from './taskTexts';
import type { TaskView } from './taskTypes';

interface StartPlace {
  /** Page name for tracking. */
  readonly page: string;
  /** The page's scope. */
  readonly scope: Scope;
}

/**
 * Starts a task and jumps to it (product §2.4, §2.5, §2.8): requests login if needed, shows 加载中... while the call runs,
 * and shows what went wrong (in the consumer app with its own toast). A second tap while it is running does nothing.
 * Never rejects because of a call.
 */
export function useStartTask({ page, scope }: StartPlace): (task: TaskView) => Promise<StartResult> {
  return useMemo(() => makeStartTask({ page, scope }), [page, scope]);
}

function makeStartTask({ page, scope }: StartPlace): (task: TaskView) => Promise<StartResult> {
  const start = createTaskStart(gateway, scope);
  const starts = new TaskStarts({
    api: {
      // Only around the call: a login requested in between must be visible and tappable.
      async start(taskId) {
        const hide = toast.loading(TASK_TEXTS.loading);
        try {
          return await start(taskId);
        } finally {
          hide();
        }
      },
    },
    ...pageDeps(scope),
  });
  return async (task) => {
    const { taskId, status, type } = task;
    const context = { taskId, status, typeName: taskTypeName(type) };
    tracker.click(page, 'task', context);
    if (isBidTask(task)) bidReports.pressed(task, page);
    const result = await startTask(task, starts, {
      toast: (text) => toast.show(text),
      jumpOf: (started, taskToken) =>
        jumpOf(started, host.current(), { taskToken, loginToken: session.token }, appLinkPolicy()),
      openLink: (url) => followLink(url, { page, component: 'taskJump' }),
      openScheme,
      clock: systemClock,
      scope,
    });
    tracker.track({ page, type: 'result', component: 'taskStart', context: { ...context, kind: result } });
    return result;
  };
}

async function openScheme(scheme: string): Promise<boolean> {
  const { otherApp } = await import('@/platform/otherApp');
  const { kind } = await otherApp.openApp({ scheme });
  return kind === 'opened' || kind === 'cancelled';
}
