import type { Scope } from '@/api';
import { openNotifications } from '@/features/activity';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { TaskSubscription } from './TaskSubscription';
import { TASK_TEXTS } from './taskTexts';
import { canAskNotifications } from './versionRules';

/** Subscribes and says what came of it; asks the app for notifications where it has no permission (spec 2 §4). */
export async function pressSubscribe(
  subscription: Pick<TaskSubscription, 'subscribe'>,
  page: string,
  scope: Scope,
): Promise<void> {
  tracker.click(page, 'taskSubscribe');
  const outcome = await subscription.subscribe();
  if (scope.isCancelled) return;
  switch (outcome.kind) {
    case 'subscribed':
      toast.show(TASK_TEXTS.subscribed);
      if (canAskNotifications(host.current())) await openNotifications(bridge);
      break;
    case 'already':
      toast.show(TASK_TEXTS.alreadySubscribed);
      break;
    case 'refused':
      toast.show(outcome.text);
      break;
    case 'nothing':
      break;
  }
}
