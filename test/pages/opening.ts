/** How tests reach a described state. */
import type { Locator, Page } from 'playwright-core';
import { ROUTES, type RouteRow } from '../../src/routes';
import type { SandboxControl, Visitor } from '../harness';
import type { PageState, Seen } from './types';

const takingToken: ReadonlySet<string> = new Set(
  ROUTES.filter((row: RouteRow) => row.acceptsToken === true).map(({ name }) => name),
);

/** The first visible element that matches. */
export const locate = (page: Page, seen: Seen): Locator =>
  (typeof seen === 'function' ? seen(page) : page.getByText(seen)).filter({ visible: true }).first();

/** Stores a login by link as the app does (docs/storage.md), from a document of its origin without the app. */
async function storeLogin(page: Page, token: string): Promise<void> {
  await page.goto('/__sandbox/clock');
  await page.evaluate(
    (entries) => {
      for (const [key, v] of Object.entries(entries))
        sessionStorage.setItem(`pc:${key}`, JSON.stringify({ v }));
    },
    {
      token: JSON.stringify({ token }),
      loginType: 'other',
      loginByLink: '1',
      accountMark: `test-${token.slice(0, 8)}`,
    },
  );
}

/**
 * Opens the state and waits until it is visible. The sandbox has been reset, and the visitor has not opened a page yet.
 */
export async function openState(
  visitor: Visitor,
  sandbox: SandboxControl,
  route: string,
  state: PageState,
): Promise<void> {
  const { address, mobile, faults = [] } = state;
  await state.before?.(visitor, sandbox);
  await sandbox.faults(...faults);
  if (mobile === undefined) await visitor.open(address);
  else {
    const token = await sandbox.token(mobile);
    if (takingToken.has(route)) {
      await visitor.open(`${address}${address.includes('?') ? '&' : '?'}token=${token}`);
    } else {
      // This page takes no token: it opens with the login that a page with a token would have stored.
      await storeLogin(visitor.page, token);
      await visitor.open(address);
    }
  }
  await state.steps?.(visitor, sandbox);
  await locate(visitor.page, state.seen).waitFor();
}
