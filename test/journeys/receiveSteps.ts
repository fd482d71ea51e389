/** The content of the receive-coupon page. */
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../harness';

export const poster = (page: Page): Locator => page.getByRole('button', { name: '点击领取优惠券' });

/** Opens a campaign while logged in (the token is in the query). */
export async function openWithToken(visitor: Visitor, code: string, token: string): Promise<void> {
  await visitor.open(`/receiveCoupon/${code}?token=${token}`);
}
