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
import type { ReceiveActivity } from './receiveTypes';

const wireSignature = object({ appId: string, timestamp: number, nonceStr: string, signature: string });

/**
 * Makes the activity's title, summary and picture what the host's share menu sends (spec 1 §3, §7 "Share config").
 * Nobody waits for it; without it the host shares the plain address, so a failure is only reported.
 */
export function shareActivity(activity: ReceiveActivity, scope: Scope): void {
  prepare(activity, scope).catch((cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    if (!scope.isCancelled)
      tracker.track({
        page: 'receiveCoupon',
        type: 'error',
        component: 'share',
        context: { why: cause.name },
      });
  });
}

async function prepare({ code, page, title }: ReceiveActivity, scope: Scope): Promise<void> {
  const params = { activityCode: code };
  const signature = share.needsSignature() ? await fetchSignature(scope) : null;
  if (scope.isCancelled) return;
  await share.prepare(
    {
      title: page.shareTitle || title,
      summary: page.shareSummary,
      imageUrl: page.shareImageUrl,
      url: withoutSecrets(h5Address(h5PathOf('receiveCoupon', params))),
      pagePath: pagePathOf('receiveCoupon', params).slice(1),
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
