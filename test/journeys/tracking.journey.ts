/** Tracking: what is told, how it travels, and what is never in it (spec 1 §7, spec 2 §2). */
import type { Request } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { openWithToken, poster } from './receiveSteps';
import { closeLogin, dialog, dismiss, logIn, loginDialog, settled } from './steps';

const { sandbox, visit } = journey();

const MOBILE = '13987654321';

interface SentEvent {
  readonly fc_page: string;
  readonly fc_type: string;
  readonly fc_component: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/** Events that have arrived, flat: the sandbox lists them as they came, in batches or one by one. */
async function events(): Promise<SentEvent[]> {
  const all: SentEvent[] = [];
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(collect);
    else if (typeof value === 'object' && value !== null) {
      if ('fc_page' in value) all.push(value as SentEvent);
      else Object.values(value).forEach(collect);
    }
  };
  collect(await sandbox.events());
  return all;
}

const until = (isThere: (all: SentEvent[]) => boolean): Promise<SentEvent[]> =>
  eventually('events', events, isThere);

const is =
  (type: string, page: string, component = '') =>
  (event: SentEvent): boolean =>
    event.fc_type === type && event.fc_page === page && event.fc_component === component;

/** Requests that carry events, with their way of travelling. */
function carriers({ page }: Visitor): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/track/events')) sent.push(request);
  });
  return sent;
}

/** The gateway may have a request before the test hears of it from the browser. */
const heard = (sent: readonly Request[]): Promise<number> =>
  eventually(
    'a request that carries events',
    () => Promise.resolve(sent.length),
    (count) => count > 0,
  );

test('a claim: view with its query, click, result; and no number, token or code anywhere', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/receiveCoupon/RC-OPEN?channel=poster-7&mobile=13987654321&source_id=wall');
  await logIn(page, MOBILE);
  const result = dialog(page, '领券成功');
  await dismiss(result);
  await poster(page).click();
  await result.waitFor();

  const all = await until((list) => list.some(is('click', 'receiveCoupon', 'poster')));
  const views = all.filter(is('view', 'receiveCoupon'));
  expect(views).toHaveLength(1);
  expect(views[0]?.context).toMatchObject({
    'query.activityCode': 'RC-OPEN',
    'query.channel': 'poster-7',
    'query.source_id': 'wall',
  });
  expect(all.filter(is('click', 'receiveCoupon', 'poster'))).toHaveLength(1);
  const claims = all.filter(is('result', 'receiveCoupon', 'claim'));
  expect(claims.map(({ context }) => context['kind'])).toEqual(['won']);

  const [claim] = await sandbox.requests('receiveCoupon');
  const token = claim?.headers['authorization'] ?? '';
  expect(token.length).toBeGreaterThan(8);
  const [verified] = await sandbox.requests('checkSmsCode');
  const codeToken = String((verified?.response as { data: unknown }).data);
  const text = JSON.stringify(await sandbox.events());
  for (const secret of [MOBILE, token, '123456', codeToken]) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
});

test('a token in the query never becomes an event', async () => {
  const visitor = await visit();
  const token = await sandbox.token(MOBILE);
  await openWithToken(visitor, 'RC-HAS', token);
  await dialog(visitor.page, /成功领券/).waitFor();
  await until((list) => list.some(is('result', 'receiveCoupon', 'claim')));
  const text = JSON.stringify([await sandbox.events(), await sandbox.requests('track/events')]);
  expect(text).not.toContain(token);
  expect(text).not.toContain(MOBILE);
});

test('every navigation is a view with its query, and a leave', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/?entry_point=lab');
  await page.getByText('寄件比价').click();
  await page.getByText('「寄件比价」即将上线').waitFor();
  await page.getByText('去首页').click();
  await page.getByText('寄件领券更划算').last().waitFor(); // the first home lies below
  const all = await until((list) => list.filter(is('view', 'home')).length === 2);
  expect(all.filter(({ fc_type }) => fc_type === 'view').map(({ fc_page }) => fc_page)).toEqual([
    'home',
    'contrastPrice',
    'home',
  ]);
  expect(all.find(is('view', 'home'))?.context).toMatchObject({ 'query.entry_point': 'lab' });
  expect(all.filter(({ fc_type }) => fc_type === 'leave').length).toBeGreaterThanOrEqual(1);
});

test('events gather: many in one call, and no call while nothing happens', async () => {
  const visitor = await visit();
  const { clock } = visitor.page;
  const sent = carriers(visitor);
  await clock.install();
  await visitor.open('/receiveCoupon/RC-REFUSED?__no_redirect=1');
  await closeLogin(visitor.page);
  // Events wait three seconds for more; however slow the presses are, to the page they are close together.
  await clock.pauseAt((await visitor.page.evaluate(() => Date.now())) + 10_000);
  for (let tap = 0; tap < 3; tap += 1) {
    await poster(visitor.page).click();
    await clock.runFor(200);
    await settled(loginDialog(visitor.page));
    await visitor.page.keyboard.press('Escape');
    await clock.runFor(200);
    await loginDialog(visitor.page).waitFor({ state: 'detached' });
  }
  await clock.runFor(3_000);
  const all = await until((list) => list.filter(is('click', 'receiveCoupon', 'poster')).length === 3);
  expect(all.length).toBeGreaterThanOrEqual(4);
  await heard(sent);
  expect(sent.length).toBeLessThan(all.length);
  // What the last tap left behind has gone by then; after it there is nothing to send.
  await clock.runFor(4_000);
  await visitor.page.waitForTimeout(500);
  const before = sent.length;
  await clock.runFor(60_000);
  await visitor.page.waitForTimeout(500);
  expect(sent.length).toBe(before);
});

test('what was not sent yet goes with the page’s end, by a beacon', async () => {
  const visitor = await visit();
  await visitor.context.addInitScript(() => {
    const beacons: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      beacons.push(String(url));
      sessionStorage.setItem('beacons', JSON.stringify(beacons));
      return send(url, data);
    };
  });
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await dialog(visitor.page, '抱歉，活动已结束').getByRole('button', { name: '去寄件' }).click();
  await visitor.page.waitForURL(/send-parcel/);
  await until((list) => list.some(is('click', 'receiveCoupon', 'statusButton')));
  const beacons = await visitor.page.evaluate(() => sessionStorage.getItem('beacons') ?? '[]');
  expect(beacons).toContain('/wxgw/track/events');
});

test('events that arrive twice count once, and a gateway that fails loses none', async () => {
  const visitor = await visit();
  visitor.expectProblems('track/events');
  await sandbox.faults({ path: 'track/events', kind: 'drop' });
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await dialog(visitor.page, '抱歉，活动已结束').waitFor();
  await until((list) => list.some(is('view', 'receiveCoupon'))); // dropped after it took effect
  await visitor.page.goto('/');
  const all = await until((list) => list.some(is('view', 'home')));
  expect(all.filter(is('view', 'receiveCoupon'))).toHaveLength(1);
});

test('the life app’s events go under its own prefix', async () => {
  const visitor = await visit({ host: 'alipay-life' });
  const sent = carriers(visitor);
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await until((list) => list.some(is('view', 'receiveCoupon')));
  await heard(sent);
  for (const request of sent) expect(new URL(request.url()).pathname).toBe('/aligw/track/events');
});
