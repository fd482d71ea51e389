import type { Scope } from '@/api';
import { host } from '@/platform/host';
import { hasShareMenu } from '@/platform/share/hasMenu';
import { tracker } from '@/tracking';

/** What a host's share menu is to send for an activity (spec 1 §3). */
export interface SharedActivity {
  /** Route of the activity's page; its only parameter is the activity's code. */
  readonly route: 'receiveCoupon' | 'couponIncentive';
  readonly code: string;
  readonly title: string;
  readonly summary: string;
  readonly imageUrl: string;
}

const loadShare = () => import('./shareActivity');

/** The share menu works without it too, so nothing waits for it and a failure is only noted. */
export function prepareShare(activity: SharedActivity, scope: Scope): void {
  if (!hasShareMenu(host.current())) return;
  loadShare().then(
    ({ shareActivity }) => shareActivity(activity, scope),
    () =>
      tracker.track({
        page: activity.route,
        type: 'error',
        component: 'share',
        context: { why: 'chunk' },
      }),
  );
}
