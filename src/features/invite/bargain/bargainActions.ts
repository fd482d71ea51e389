import { yuan } from '@/features/invite/helpAmount';
import type { HelpOutcome } from '@/features/invite/HelpStore';
import type { RouteName } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';

/** Tracks the tap on `component` and navigates. */
export async function leave(page: RouteName, component: string, to: () => Promise<unknown>): Promise<void> {
  tracker.click(page, component);
  await to();
}

export async function press(
  page: RouteName,
  component: string,
  act: () => Promise<HelpOutcome>,
): Promise<void> {
  tracker.click(page, component);
  const outcome = await act();
  if (outcome.kind === 'message') toast.show(outcome.text);
  else if (outcome.kind === 'helped') toast.show(`砍价成功，帮TA砍掉 ${yuan(outcome.fen)}`);
  else if (outcome.kind === 'started' && outcome.fen > 0)
    toast.show(`发起成功，您先砍掉了 ${yuan(outcome.fen)}`);
}
