import { env } from '@/env';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { withQuery } from '@/utils/addressQuery';
import { navigator, type MoveMode } from './index';

/** Shown for an address that may not be opened. */
const LINK_REFUSED = '链接无法打开，请稍后再试';

/**
 * Opens an address from outside (a campaign's config, the build's send page) after a tap on `component`; if it may not
 * be opened, shows a message instead.
 * @returns whether it was opened
 */
export async function followLink(
  url: string,
  where: { readonly page: string; readonly component: string },
  mode?: MoveMode,
): Promise<boolean> {
  tracker.click(where.page, where.component);
  const outcome = await navigator.openLink(url, mode);
  if (outcome.kind === 'done') return true;
  toast.show(LINK_REFUSED);
  return false;
}

/**
 * 去寄件 and 去使用: opens the address of the campaign's config, else the send page, which starts the order with the coupon.
 * @param url '' (or blank): none is configured
 * @param couponIds the usable coupons; if there are several, the send page selects the best one itself
 * @returns whether it was opened
 */
export const followSend = (
  url: string,
  where: { readonly page: string; readonly component: string },
  couponIds: readonly string[] = [],
): Promise<boolean> =>
  followLink(
    url.trim() ||
      withQuery(env.sendParcelUrl, { couponId: couponIds.length === 1 ? couponIds[0] : undefined }),
    where,
  );
