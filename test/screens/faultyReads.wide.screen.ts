/**
 * Every page with the user's data, while everything it reads fails, in one visit each: status 500, a truncated
 * response, none at all, a broken connection. Each time it says so with a next step, and 重试 brings the content once the
 * gateway works. Failing writes are tested in the page's own journeys.
 */
import type { Route } from 'playwright-core';
import { eventually, journey } from '../harness';
import { locate, PAGES, rowOf, type PageState } from '../pages';

const { sandbox, visit } = journey();

const FAULTS = {
  'status 500': (route: Route) => route.fulfill({ status: 500, body: '{}' }),
  'cut off': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"code":"0","data":{"list":[' }),
  empty: (route: Route) => route.fulfill({ status: 200, body: '' }),
  dropped: (route: Route) => route.abort('connectionreset'),
} as const;
type FaultName = keyof typeof FAULTS;
const NAMES: readonly FaultName[] = ['status 500', 'cut off', 'empty', 'dropped'];

/** Page time before each look: reads are tried three times, with pauses (src/api/createGateway.ts). */
const BETWEEN_TRIES_MS = 500;

/** A page of several parts, each with its own 重试: their own journeys break them one by one. */
const OF_PARTS = /^(pages|packages\/(campaign|coupon|reduction|task|contrast\/compare))\//;

/** The state after login, before any tap. */
const ownState = (states: readonly PageState[]): PageState | undefined =>
  states.find(
    ({ mobile, before, steps, faults }) =>
      mobile !== undefined && before === undefined && steps === undefined && faults === undefined,
  );

const own = PAGES.flatMap(({ route, states }) => {
  const state = ownState(states);
  return state === undefined || OF_PARTS.test(rowOf(route).page) ? [] : [[route, state] as const];
});

test.each(own)('%s', async (route, { address, mobile = '', seen }) => {
  const visitor = await visit({ reducedMotion: true });
  const { page } = visitor;
  const token = await sandbox.token(mobile);
  await visitor.open(`/list/LIST-0?token=${token}`);
  await page.waitForURL((url) => !url.searchParams.has('token'));

  visitor.expectProblems(/^status 500: /, /^request failed: /);
  let fault: FaultName | null = NAMES[0] ?? null;
  let broken = 0;
  await page.route(/\/(wxgw|aligw)\//, (call) => {
    if (fault === null || call.request().url().endsWith('/track/events')) return call.fallback();
    broken += 1;
    return FAULTS[fault](call);
  });
  await page.clock.install();
  await visitor.open(address);
  const content = locate(page, seen);
  const retry = page.getByRole('button', { name: '重试' }).filter({ visible: true }).first();
  await eventually(
    `${route}: ${fault ?? ''}`,
    async () => {
      await page.clock.runFor(BETWEEN_TRIES_MS);
      return retry.or(content).first().isVisible();
    },
    (isSaid) => isSaid,
  );
  // A form that reads nothing is there whatever the gateway does.
  if (await content.isVisible()) return;

  for (const name of NAMES.slice(1)) {
    fault = name;
    broken = 0;
    await retry.click();
    await eventually(
      `${route}: ${name}`,
      async () => {
        await page.clock.runFor(BETWEEN_TRIES_MS);
        return (
          broken > 0 && (await retry.isVisible()) && (await page.locator('[aria-busy=true]').count()) === 0
        );
      },
      (isSaid) => isSaid,
    );
    expect(await content.isVisible()).toBe(false);
  }
  fault = null;
  await retry.click();
  await content.waitFor();
});
