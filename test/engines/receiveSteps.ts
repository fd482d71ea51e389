/** The elements of a package's receive-coupon page. */
import type { Locator, Page } from 'playwright-core';
import { named } from './steps';

export const poster = (page: Page): Locator => named(page, '点击领取优惠券');
