/**
 * IN-HOSTILE where the browser matters: nothing is wider than the screen, no selector breaks. The rest is in
 * screens/incentiveHostile.screen.ts.
 */
import { expectToast, journey, type Visitor } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch, type Watch } from './hostileSteps';
import { headline, openWithToken, PATH, prizes } from './incentiveSteps';
import { MOBILE } from './steps';

const { sandbox, visit } = journey();

const OWN_PATH = /^\/couponIncentive\//;
const REFUSED = '链接无法打开，请稍后再试';
const DAY_MS = 86_400_000;

const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

test('the round: texts are text, the colour is ignored, the button leads nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'IN-HOSTILE', await sandbox.token(MOBILE));
  await headline(page, '本轮活动进行中｜进度 2/4').waitFor();
  expect(await prizes(page)).toEqual([
    '得249999.99元券已获得',
    '得249999.99元券已获得',
    '得249999.99元券寄3000次',
    '得249999.99元券寄99999次',
  ]);
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  expect(await page.title()).toContain('恶意活动');
  expect(await page.title()).not.toMatch(INVISIBLE);
  const styled = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? '').filter(
      (style) => /url\(|red|javascript/i.test(style),
    ),
  );
  expect(styled).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  const action = page.getByRole('button', { name: '<img src=x onerror=' });
  await action.click();
  await expectToast(page, REFUSED);
  await expectHarmless(visitor, seen, OWN_PATH);
});

test('an exception page: its texts are text, its button and other activities lead nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await sandbox.clock(31 * DAY_MS); // over
  await visitor.open(`${PATH}/IN-HOSTILE`);
  await page.getByText('抱歉，活动已结束').waitFor();
  expect(await textOf(visitor)).toContain('<b onclick=');
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  await page.getByRole('button', { name: '点击加载更多活动 >' }).click();
  const links = page.getByRole('link', { name: /^其他活动/ });
  await links.nth(1).waitFor();
  for (const link of [...(await links.all()), page.getByRole('button', { name: '<img src=x onerror=' })]) {
    await link.click();
    await expectToast(page, REFUSED);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expectHarmless(visitor, seen, OWN_PATH);
});

test("an attack in the address's code stays a code", async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  const attack = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(`${PATH}/${attack}?channel=%3Cscript%3E&flow_business=%3Csvg%20onload%3Dalert(1)%3E`);
  await visitor.page.getByRole('button', { name: /重试|去寄件/ }).waitFor();
  await expectHarmless(visitor, seen, OWN_PATH);
});
