/** The content of the pages of pick-up and orders, and how a user gets there. */
import type { Locator, Page } from 'playwright-core';
import type { SandboxControl, Visitor } from '../harness';
import { MOBILE } from './steps';

/** A number without waiting parcels and orders (sandbox/README.md "Numbers"). */
export const EMPTY_MOBILE = '13912345600';
export const HOSTILE_MOBILE = '13900000066';
/** One of its cells does not open. */
export const JAMMED_MOBILE = '13900000077';

/** Suffixes of the gateway calls. */
export const PICK_CALL = {
  waiting: 'post/pick/waiting',
  open: 'post/pick/open',
  poll: 'act/pollingCabinetOperation',
  orders: 'order/list',
  cancel: 'order/cancel',
} as const;

/** Logged in; pages that take no token get it through another page. */
export async function openAs(
  visitor: Visitor,
  sandbox: SandboxControl,
  path: string,
  mobile: string = MOBILE,
): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
  // Taken, and removed from the address.
  await visitor.page.waitForURL((url) => !url.searchParams.has('token'));
  await visitor.open(path);
}

/** Every gateway call. */
export const GATEWAY = '**/wxgw/**';

/** From now on documents load, and the gateway does not answer these calls. */
export async function loseGateway(visitor: Visitor, calls = GATEWAY): Promise<void> {
  visitor.expectProblems(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await visitor.page.route(calls, (route) => route.abort('internetdisconnected'));
}

/** A code as displayed: in groups of four. */
export const spaced = (digits: string): string => `${digits.slice(0, 4)} ${digits.slice(4)}`;

export const code = (page: Page, digits: string): Locator =>
  page.getByRole('button', { name: `取件码 ${spaced(digits)}，复制` });
export const codes = (page: Page): Promise<string[]> =>
  page
    .getByRole('button', { name: /^取件码 / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
export const openButton = (page: Page): Locator => page.getByRole('button', { name: '打开柜门' });
/** The live region of an opening. */
export const said = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });
export const rows = (page: Page): Locator => page.getByRole('listitem');
