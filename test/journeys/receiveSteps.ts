/** What is on the receive-coupon page. */
import type { Locator, Page } from 'playwright-core';
import type { Visitor } from '../harness';

export const poster = (page: Page): Locator => page.getByRole('button', { name: '点击领取优惠券' });

/** Opens a campaign as somebody who is logged in already (the token comes in the query). */
export async function openWithToken(visitor: Visitor, code: string, token: string): Promise<void> {
  await visitor.open(`/receiveCoupon/${code}?token=${token}`);
}
