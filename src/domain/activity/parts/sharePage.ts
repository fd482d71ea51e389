import type { Scope } from '@/api';
import { ApiError } from '@/api';
import { gateway } from '@/api/gateway';
import { getWXJSConfig } from '@/api/generated/operations/share';
import { h5PathOf, pagePathOf } from '@/navigation';
import { share } from '@/platform/share';
import type { ShareCard, ShareOutcome } from '@/platform/share/types';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { withoutSecrets } from '@/utils/linkPolicy';
import type { SharedPage } from './sharedPage';

/**
 * Makes the host's share menu send the page's title, summary and picture (product §1.3, §1.7 "Share config"). Runs in
 * the background; without it the host shares the plain URL, so a failure is only tracked.
 */
export function sharePage(page: SharedPage, scope: Scope): void {
  prepare(page, scope).catch((cause: unknown) => {
    if (!(cause instanceof ApiError)) throw cause;
    if (!scope.isCancelled)
      tracker.track({
        page: page.from,
        type: 'error',
        component: 'share',
        context: { why: cause.name },
      });
  });
}

/** For share buttons: opens the app's or the browser's share sheet, points to the host's menu, or copies the link. */
export const openCard = (page: SharedPage): Promise<ShareOutcome> => share.open(cardOf(page));

function cardOf({ from, route, params, miniParams, title, summary, imageUrl }: SharedPage): ShareCard {
  return {
    title,
    summary,
    imageUrl,
    url: withoutSecrets(h5Address(h5PathOf(route, params))),
    pagePath: pagePathOf(route, { ...params, ...miniParams }).slice(1),
    from: pagePathOf(from).slice(1),
  };
}

async function prepare(page: SharedPage, scope: Scope): Promise<void> {
  const shareUrl = share.addressToSign();
  const signature = shareUrl === null ? null : (await gateway.call(getWXJSConfig, { shareUrl }, scope)).data;
  if (scope.isCancelled) return;
  await share.prepare(cardOf(page), signature);
}
