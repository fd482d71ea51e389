import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { number, object, string } from '@/api/decode';
import { ApiError } from '@/api';
import { h5PathOf, pagePathOf } from '@/navigation';
import { navigation } from '@/platform/navigation';
import { share } from '@/platform/share';
import type { ShareSignature } from '@/platform/share/types';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { withoutSecrets } from '@/utils/linkPolicy';
import type { SharedActivity } from './prepareShare';

const wireSignature = object({ appId: string, timestamp: number, nonceStr: string, signature: string });

/**
 * Makes the activity's title, summary and picture what the host's share menu sends (spec 1 §3, §7 "Share config").
 * Nobody waits for it; without it the host shares the plain address, so a failure is only reported.
 */
export function shareActivity(activity: SharedActivity, scope: Scope): void {
  prepare(activity, scope).catch((cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    if (!scope.isCancelled)
      tracker.track({
        page: activity.route,
        type: 'error',
        component: 'share',
        context: { why: cause.name },
      });
  });
}

async function prepare(activity: SharedActivity, scope: Scope): Promise<void> {
  const { route, code, title, summary, imageUrl } = activity;
  const params = { activityCode: code };
  const signature = share.needsSignature() ? await fetchSignature(scope) : null;
  if (scope.isCancelled) return;
  await share.prepare(
    {
      title,
      summary,
      imageUrl,
      url: withoutSecrets(h5Address(h5PathOf(route, params))),
      pagePath: pagePathOf(route, params).slice(1),
    },
    signature,
  );
}

async function fetchSignature(scope: Scope): Promise<ShareSignature> {
  const shareUrl = navigation.currentUrl().replace(/#.*$/, '');
  const { data } = await gateway.read(
    { method: 'GET', path: '/base/config/getWXJSConfig', query: { shareUrl }, decode: wireSignature },
    scope,
  );
  return data;
}
