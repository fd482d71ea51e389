/** Tracking: which events it contains, how they are sent, and what is never in them (product §1.7, §2.2). */
import type { Page } from 'playwright-core';
import { eventually, journey } from '../harness';
import { wide } from '../harness/wide';
import { openWithToken } from './receiveSteps';
import { dialog, settled } from './steps';

const { sandbox, visit } = journey();

const MOBILE = '13987654321';

interface SentEvent {
  readonly sessionId: string;
  readonly fc_page: string;
  readonly fc_type: string;
  readonly fc_component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

const isEvent = (
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & SentEvent =>
  typeof value['sessionId'] === 'string' &&
  ['fc_page', 'fc_type', 'fc_component'].every((name) => typeof value[name] === 'string') &&
  typeof value['context'] === 'object' &&
  value['context'] !== null;

/** This visit's events that have arrived: the last event of an earlier test's page may come after the reset. */
async function events(page: Page): Promise<SentEvent[]> {
  // In the first batch already.
  const session = await page.evaluate(() => sessionStorage.getItem('pc:trackSession') ?? '');
  return (await sandbox.events())
    .filter(isEvent)
    .filter(({ sessionId }) => session.includes(`"${sessionId}"`));
}

const until = (page: Page, isThere: (all: SentEvent[]) => boolean): Promise<SentEvent[]> =>
  eventually('events', () => events(page), isThere);

const is =
  (type: string, page: string, component = '') =>
  (event: SentEvent): boolean =>
    event.fc_type === type && event.fc_page === page && event.fc_component === component;

test('unsent events are sent when the page closes, with its path in the header', async () => {
  const visitor = await visit();
  await visitor.context.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const path = new Headers(init?.headers).get('Original-Path');
      if (init?.keepalive === true) sessionStorage.setItem('test:goodbye', `${String(input)} ${path}`);
      return send(input, init);
    };
  });
  const { page } = visitor;
  await page.clock.install();
  await openWithToken(visitor, 'RC-HAS', await sandbox.token(MOBILE));
  const ended = dialog(page, /成功领券/);
  await settled(ended);
  // From now on batches wait forever; what has waited until now is sent in this jump.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await ended.getByRole('button', { name: '去使用' }).click();
  await page.waitForURL(/send-parcel/);
  await until(page, (list) => list.some(is('click', 'receiveCoupon', 'coupon')));
  const goodbye = await page.evaluate(() => sessionStorage.getItem('test:goodbye'));
  expect(goodbye).toBe('/wxgw/track/events /receiveCoupon/RC-HAS');
});

wide('events that arrive twice count once, and a failing gateway loses none', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('track/events');
  // All of them: the browser's own repeats, and the last event of an earlier test's page, may use some.
  await sandbox.faults({ path: 'track/events', kind: 'drop', times: 50 });
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await dialog(page, '抱歉，活动已结束').waitFor();
  await until(page, (list) => list.some(is('view', 'receiveCoupon'))); // dropped after it took effect
  await page.goto('/');
  const all = await until(page, (list) => list.some(is('view', 'home')));
  await eventually(
    'a batch that arrives twice',
    async () => (await sandbox.requests('track/events')).map(({ body }) => JSON.stringify(body)),
    (bodies) => new Set(bodies).size < bodies.length,
  );
  expect(all.filter(is('view', 'receiveCoupon'))).toHaveLength(1);
});
