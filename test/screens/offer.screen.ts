/** Offers: claims, refusals, a friend's link (owner and friend), a popup's coupons, packs for new users. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { dialog, logIn, MOBILE, pressDisabled, SMS_CODE } from '../journeys/steps';

const { sandbox, visit } = journey();

const RECEIVE = 'appnew/activity/receive';
const claimButton = (page: Page) => page.getByRole('button', { name: '立即领取' });

/** Of an unknown status: nothing to claim or to log in for, and a link to other offers. */
async function expectClosed(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '暂不能领取' });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await pressDisabled(button);
  expect(await page.getByRole('textbox').count()).toBe(0);
  await page.getByRole('button', { name: '看看其他福利' }).click();
  await page.waitForURL((url) => url.pathname === '/welfare');
}

mainJourney(
  sandbox,
  'claim: login, one claim, the dialog, then 已领取',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/receiveCouponV2/V2-OPEN');
    await claimButton(page).click();
    await logIn(page);
    const result = dialog(page, '领券成功');
    await result.waitFor();
    await result.getByText('寄件折扣券').waitFor();
    await result.getByRole('button', { name: '关闭' }).click();
    await page.getByRole('button', { name: '已领取，去使用' }).waitFor();
    expect(await sandbox.requests(RECEIVE)).toHaveLength(1);
  },
  async () => {
    const visitor = await visit();
    await openAs(visitor, sandbox, '/receiveCouponV2/V2-OPEN');
    await expectClosed(visitor.page);
    expect(await sandbox.requests(RECEIVE)).toEqual([]);
  },
);

test.each([
  ['V2-SOLD-OUT', '已领完'],
  ['V2-NOT-START', '活动未开始'],
  ['V2-FINISHED', '活动已结束'],
  ['V2-NEW-ONLY', '仅限新用户'],
  ['V2-WRONG-CLIENT', '请换端参加'],
])('%s: %s, nothing is claimed, and the next step leads to other offers', async (code, words) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/receiveCouponV2/${code}`);
  const button = visitor.page.getByRole('button', { name: words });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await sandbox.requests(RECEIVE)).toEqual([]);
  await visitor.page.getByRole('button', { name: '看看其他福利' }).click();
  await visitor.page.waitForURL((url) => url.pathname === '/welfare');
});

mainJourney(
  sandbox,
  'owner and friend: the friend claims with the link, the owner sees the count',
  async () => {
    const link = '/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN';
    const owner = await visit();
    await openAs(owner, sandbox, link, '13800000011');
    await owner.page.getByText('已有 0 位好友领取').waitFor();
    await owner.page.getByRole('button', { name: '再次分享' }).waitFor();
    const friend = await visit();
    await openAs(friend, sandbox, link);
    await friend.page.getByText('好友 138****0011 送您一份寄件礼').waitFor();
    await claimButton(friend.page).click();
    await dialog(friend.page, '领券成功').waitFor();
    expect((await sandbox.requests(RECEIVE))[0]?.body).toMatchObject({ shareCode: 'SH-OPEN' });
    await owner.page.reload();
    await owner.page.getByText('已有 1 位好友领取').waitFor();
  },
  async () => {
    const link = '/receiveCouponV2/V2-OPEN/share?shareCode=SH-OPEN';
    const owner = await visit();
    await openAs(owner, sandbox, link, '13800000011');
    await owner.page.getByText('已有 0 位好友领取').waitFor();
    await owner.page.getByRole('button', { name: '再次分享' }).waitFor();
    const friend = await visit();
    await openAs(friend, sandbox, link);
    await friend.page.getByText('好友 138****0011 送您一份寄件礼').waitFor();
    await expectClosed(friend.page);
    expect(await sandbox.requests(RECEIVE)).toEqual([]);
  },
);

test('a popup’s coupons are announced, given at login, and lead to the send page with the coupon', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/couponLand?activityCode=LAND-NEW');
  await page.getByRole('button', { name: '登录领取' }).click();
  await logIn(page);
  await page.getByText('优惠券已放入您的账户').waitFor();
  await page
    .getByRole('button', { name: /^去使用/ })
    .first()
    .click();
  await page.waitForURL(/\/send\?couponId=/);
});

async function fillIn(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: /手机号/ }).fill(mobile);
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /\d+s/ }).waitFor();
  await page.getByRole('textbox', { name: /验证码/ }).fill(SMS_CODE);
  await claimButton(page).click();
}

mainJourney(
  sandbox,
  'a new user: number and code in the page, received',
  async () => {
    const visitor = await visit();
    await visitor.open('/attractNewUsers/NEW-OPEN');
    await fillIn(visitor.page, MOBILE);
    await visitor.page.getByText('优惠券已放入您的账户').waitFor();
    await visitor.page.getByText('首件免单券').filter({ visible: true }).waitFor();
    expect(await sandbox.requests('appnew/activity/receive')).toHaveLength(1);
  },
  async () => {
    const visitor = await visit();
    await visitor.open('/attractNewUsers/NEW-OPEN');
    await visitor.page.getByText('首件免单券').filter({ visible: true }).waitFor();
    await expectClosed(visitor.page);
    expect(await sandbox.requests('appnew/activity/receive')).toEqual([]);
  },
);

test('an old customer is led on with the gateway’s text', async () => {
  const visitor = await visit();
  await visitor.open('/attractNewUsers/NEW-OPEN');
  await fillIn(visitor.page, '13800000010');
  await visitor.page.getByRole('alert').getByText('您已是老用户，不能领取新人礼包').waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe('/attractNewUsers/fail');
});

test('a logged-in old customer reads why, and is led to other offers', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, '/attractNewUsers/NEW-OPEN', '13800000010');
  await page.getByText('您已是老用户，不能领取新人礼包').waitFor();
  expect(await page.getByRole('button', { name: '仅限新用户' }).getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: '看看其他福利' }).click();
  await page.waitForURL((url) => url.pathname === '/welfare');
});

test('a refused claim shows the gateway’s text', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/receiveCouponV2/V2-OPEN');
  await claimButton(visitor.page).waitFor();
  await sandbox.faults({
    path: 'appnew/activity/preReceiveCheck',
    kind: 'status',
    status: 200,
    body: {
      success: true,
      code: '0',
      msg: '',
      data: {
        phone: '139****5678',
        isCanReceive: false,
        couponInfos: [],
        reasonCode: '100901099',
        reasonMsg: '今日名额已满',
      },
    },
    times: 5,
  });
  await sandbox.faults({
    path: RECEIVE,
    kind: 'status',
    status: 200,
    body: {
      success: true,
      code: '0',
      msg: '',
      data: { result: false, couponInfos: [], reasonCode: '100901099', reasonMsg: '今日名额已满' },
    },
    times: 1,
  });
  await claimButton(visitor.page).click();
  await expectToast(visitor.page, '今日名额已满');
  await visitor.page.getByRole('button', { name: '暂不能领取' }).waitFor();
});
