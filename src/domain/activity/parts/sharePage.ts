import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { getWXJSConfig } from '@/api/generated/operations/share';
import { ApiError } from '@/api';
import { h5PathOf, pagePathOf } from '@/navigation';
import { share } from '@/platform/share';
import type { ShareCard, ShareOutcome } from '@/platform/share/types';
import { h5Address } from '@/session/links';
import { tracker } from '@/tracking';
import { withoutSecrets } from '@/utils/linkPolicy';
import type { SharedPage } from './sharedPage';

/**
 * Makes the page's title, summary and picture what the host's share menu sends (product §1.3, §1.7 "Share config").
 * Nobody waits for it; without it the host shares the plain address, so a failure is only reported.
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

/** From a button: the app's sheet, the browser's, a hint at the host's menu or a copied link. */
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
