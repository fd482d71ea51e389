/** Tracking: which events it contains, how they are sent, and what is never in them (product §1.7, §2.2). */
import type { Page, Request } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { openWithToken, poster } from '../journeys/receiveSteps';
import { closeLogin, dialog, dismiss, logIn, loginDialog, settled } from '../journeys/steps';

const { sandbox, visit } = journey();

const MOBILE = '13987654321';

/** Link parameters that no page of ours declares. */
const PRIVATE_VALUES = [
  'oPen-1234',
  '440301199001011234',
  'gaoxinnanqidao',
  'SF1234567890123',
  '139.8765.4321',
];
const PRIVATE_QUERY = ['openId', 'idNo', 'address', 'waybillNo', 'ref']
  .map((key, index) => `${key}=${PRIVATE_VALUES[index] ?? ''}`)
  .join('&');

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

/** Requests that carry events, with their transport. */
interface Carriers {
  readonly sent: readonly Request[];
  /** Whether all sent ones have ended. */
  isQuiet(): boolean;
}

function carriers({ page }: Visitor): Carriers {
  const sent: Request[] = [];
  const ended = new Set<Request>();
  const isCarrier = (request: Request): boolean => request.url().includes('/track/events');
  const end = (request: Request): void => {
    if (isCarrier(request)) ended.add(request);
  };
  page.on('request', (request) => {
    if (isCarrier(request)) sent.push(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return { sent, isQuiet: () => ended.size === sent.length };
}

/** Some were sent, and all of them are answered. The gateway may have one before the browser reports it to the test. */
const heard = ({ sent, isQuiet }: Carriers): Promise<boolean> =>
  eventually(
    'answered requests that carry events',
    () => Promise.resolve(sent.length > 0 && isQuiet()),
    (isHeard) => isHeard,
  );

/** The content of an event, without ids and times: their digits are arbitrary. */
const saying = (key: string, value: unknown): unknown =>
  ['batchId', 'sessionId', 'at', 'receivedAt'].includes(key) ? undefined : value;

test('a claim: view with its query, click, result; and no number, token or code anywhere', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open(`/receiveCoupon/RC-OPEN?mobile=${MOBILE}&source_id=wall&${PRIVATE_QUERY}`);
  await logIn(page, MOBILE);
  const result = dialog(page, '领券成功');
  await dismiss(result);
  await poster(page).click();
  await result.waitFor();

  const all = await until(page, (list) => list.some(is('click', 'receiveCoupon', 'poster')));
  const views = all.filter(is('view', 'receiveCoupon'));
  expect(views).toHaveLength(1);
  expect(views[0]?.context).toMatchObject({
    'query.activityCode': 'RC-OPEN',
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
  const reported = await sandbox.events();
  const text = JSON.stringify(reported);
  for (const secret of [MOBILE, token, '123456', codeToken, ...PRIVATE_VALUES])
    expect(text).not.toContain(secret);
  expect(JSON.stringify(reported, saying)).not.toMatch(/(?<!\d)1[3-9]\d{9}(?!\d)/);
});

test('a token in the query never becomes an event', async () => {
  const visitor = await visit();
  const token = await sandbox.token(MOBILE);
  await openWithToken(visitor, 'RC-HAS', token);
  await dialog(visitor.page, /成功领券/).waitFor();
  await until(visitor.page, (list) => list.some(is('result', 'receiveCoupon', 'claim')));
  const text = JSON.stringify([await sandbox.events(), await sandbox.requests('track/events')]);
  expect(text).not.toContain(token);
  expect(text).not.toContain(MOBILE);
});

test('a token in the path is in no event and no call', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const token = 'a-login-token-of-somebody';
  await visitor.open(`/outerOpenApp/${token}?source_id=wall`);
  const all = await until(page, (list) => list.some(is('view', 'outerOpenApp')));
  expect(all.find(is('view', 'outerOpenApp'))?.context).toEqual({ 'query.source_id': 'wall' });
  const carried = await sandbox.requests('track/events');
  expect(carried.map(({ headers }) => headers['original-path'])).toContain('/outerOpenApp');
  const calls = (await sandbox.requests()).map(({ headers, ...rest }) => ({
    ...rest,
    path: headers['original-path'],
  }));
  expect(JSON.stringify([calls, await sandbox.events()])).not.toContain(token);
});

test('every navigation is a view with its query, and a leave', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/?entry_point=lab');
  await page.getByText('寄件比价').click();
  await page.getByText('填好寄件信息，看看哪家更便宜、更快').waitFor();
  await page.getByRole('button', { name: '询价记录' }).click();
  await closeLogin(page);
  await page.getByText('登录后查看询价记录').waitFor();
  const all = await until(page, (list) => list.filter(is('view', 'priceInquiryRecord')).length === 1);
  expect(all.filter(({ fc_type }) => fc_type === 'view').map(({ fc_page }) => fc_page)).toEqual([
    'home',
    'contrastPrice',
    'priceInquiryRecord',
  ]);
  expect(all.find(is('view', 'home'))?.context).toMatchObject({ 'query.entry_point': 'lab' });
  expect(all.filter(({ fc_type }) => fc_type === 'leave').length).toBeGreaterThanOrEqual(1);
});

test('events are batched: several in one call, and no call while nothing happens', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const { clock } = page;
  const carried = carriers(visitor);
  await clock.install();
  await visitor.open('/receiveCoupon/RC-REFUSED?__no_redirect=1');
  await closeLogin(page);
  await heard(carried); // the view; the clock's jump would abort a pending call
  // Events wait three seconds for more; however slow the taps are, for the page they are close together.
  await clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (let tap = 0; tap < 3; tap += 1) {
    await poster(page).click();
    await clock.runFor(200);
    await settled(loginDialog(page));
    await page.keyboard.press('Escape');
    await clock.runFor(200);
    await loginDialog(page).waitFor({ state: 'detached' });
  }
  const all = await eventually(
    'the presses',
    async () => {
      // While no call is pending: the page's time must not advance without its responses.
      if (carried.isQuiet()) await clock.runFor(500);
      return events(page);
    },
    (list) => list.filter(is('click', 'receiveCoupon', 'poster')).length === 3,
  );
  expect(all.length).toBeGreaterThanOrEqual(4);
  await heard(carried);
  expect(carried.sent.length).toBeLessThan(all.length);
  // Everything of the last tap has been sent by then.
  await clock.runFor(4_000);
  await page.waitForTimeout(500);
  await heard(carried);
  const before = carried.sent.length;
  await clock.runFor(60_000);
  await page.waitForTimeout(500);
  expect(carried.sent.length).toBe(before);
});

test('the life app’s events use its own prefix', async () => {
  const visitor = await visit({ host: 'alipay-life' });
  const carried = carriers(visitor);
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await until(visitor.page, (list) => list.some(is('view', 'receiveCoupon')));
  await heard(carried);
  for (const request of carried.sent) expect(new URL(request.url()).pathname).toBe('/aligw/track/events');
});
