/** Gifts of pick-ups: polled for, opened once, each kind of prize, a lost response. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';

const { sandbox, visit } = journey();

const OPEN = 'pickAppnew/openGift';
const RESULT = 'pickAppnew/cabinetPopupResult';
const GIFT = '/pickGift/activity?activityCode=';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

mainJourney(
  sandbox,
  'a pick-up leads to its gift, which is opened after a login, and stays',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/pickGift/middle?orderNo=PG-READY');
    await page.waitForURL(/\/pickGift\/activity\?activityCode=PICKGIFT-OPEN$/);
    await button(page, '打开礼盒').click();
    await logIn(page);
    await page.getByText('恭喜您获得优惠券').waitFor();
    expect(await sandbox.requests(OPEN)).toHaveLength(1);
    await page.reload();
    await page.getByText('恭喜您获得优惠券').waitFor();
    await page
      .getByRole('button', { name: /^去使用/ })
      .first()
      .click();
    await page.waitForURL(/\/send\?couponId=/);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/pickGift/middle?orderNo=PG-READY');
    await page.getByText('暂时没有查到取件礼，看看其他福利吧').waitFor();
    await button(page, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
    await visitor.open(`${GIFT}PICKGIFT-OPEN`);
    await page.getByText('礼盒暂时不能打开，看看其他福利吧').waitFor();
    await button(page, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
    expect(await sandbox.requests(OPEN)).toEqual([]);
  },
);

test('a late gift is polled for; without a gift polling stops', async () => {
  const late = await visit();
  await late.open('/pickGift/middle?orderNo=PG-SLOW');
  await late.page.getByText('正在为您准备取件礼，请稍候…').waitFor();
  await button(late.page, '看看其他福利').waitFor();
  await late.page.waitForURL(/activityCode=PICKGIFT-FUND/);
  expect((await sandbox.requests(RESULT)).length).toBeGreaterThan(1);
  const none = await visit();
  await none.open('/pickGift/middle?orderNo=PG-NONE');
  await button(none.page, '看看其他福利').click();
  await none.page.waitForURL(/\/welfare/);
});

test.each([
  ['PICKGIFT-FUND', '恭喜您获得减免金', '去查看', /\/reductionFunds/],
  ['PICKGIFT-THANKS', '谢谢参与，下次取件再来', '看看其他福利', /\/welfare/],
])('%s: %s, and the next step', async (code, words, way, address) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, GIFT + code);
  await button(visitor.page, '打开礼盒').click();
  await visitor.page.getByText(words).waitFor();
  await button(visitor.page, way).first().click();
  await visitor.page.waitForURL(address);
});

test('an ended activity and an unknown one say so', async () => {
  const visitor = await visit();
  await visitor.open(`${GIFT}PICKGIFT-FINISHED`);
  await visitor.page.getByText('活动已结束，下次取件再来').waitFor();
  await visitor.open(`${GIFT}NOBODYS`);
  await visitor.page.getByText('没有找到这个礼盒').waitFor();
});

test('the gateway fails: says so, and the box stays', async () => {
  const visitor = await visit();
  visitor.expectProblems('status 500');
  await openAs(visitor, sandbox, `${GIFT}PICKGIFT-FUND`);
  await sandbox.faults({ path: OPEN, kind: 'status', status: 500, times: 1 });
  await button(visitor.page, '打开礼盒').click();
  await expectToast(visitor.page, /./);
  await button(visitor.page, '打开礼盒').waitFor();
});
