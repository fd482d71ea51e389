/** Gifts by their code: coupons, goods with an address, late users, a lost response. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';

const { sandbox, visit } = journey();

const ACCEPT = 'api/gift/accept';
const GIFT = '/giftPage?giftCode=';
const OTHER_MOBILE = '13987654321';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The first entry of the address book. */
async function chooseAddress(page: Page, how = '选择收货地址'): Promise<void> {
  await page.getByRole('button', { name: how }).first().click();
  await page
    .getByRole('button', { name: /^选择.+，1\d{2}\*{4}/ })
    .first()
    .click();
  await button(page, '确认领取').waitFor();
}

mainJourney(
  sandbox,
  'coupons: a login, once, and 去使用 leads to the send page',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${GIFT}GIFT-COUPON`);
    await button(page, '立即领取').click();
    await logIn(page);
    await page.getByText('优惠券已放入您的账户').waitFor();
    expect(await sandbox.requests(ACCEPT)).toHaveLength(1);
    await page
      .getByRole('button', { name: /^去使用/ })
      .first()
      .click();
    await page.waitForURL(/\/send\?couponId=/);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, `${GIFT}GIFT-COUPON`);
    await page.getByText('寄件优惠券礼包').waitFor();
    await page.getByText('暂时不能领取，请稍后再来看看').waitFor();
    await button(page, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
    expect(await sandbox.requests(ACCEPT)).toEqual([]);
  },
);

test('goods: an address from the book, sent encrypted and stored nowhere; then its delivery states', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, `${GIFT}GIFT-THING`);
  await chooseAddress(page);
  await chooseAddress(page, '更换收货地址');
  await button(page, '确认领取').click();
  await page.getByText('待发货').waitFor();
  const [sent] = await sandbox.requests(ACCEPT);
  expect(sent?.headers['gw-req-encrypt']).toBe('1');
  expect(sent?.body).toMatchObject({ giftCode: 'GIFT-THING' });
  expect(new URL(page.url()).search).toBe('?giftCode=GIFT-THING');
  await sandbox.clock(25 * 3_600_000);
  await page.reload();
  await page.getByText('已发货').waitFor();
  await page.getByRole('button', { name: /^复制运单号 SF\d{13}$/ }).click();
  await expectToast(page, '运单号已复制');
});

test('a new address typed for it is taken over too', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openAs(visitor, sandbox, `${GIFT}GIFT-THING`);
  await page.getByRole('button', { name: '选择收货地址' }).first().click();
  await button(page, '新增地址').click();
  await page.getByRole('textbox', { name: '智能识别' }).fill('李建国 13700002222 北京市海淀区中关村大街27号');
  await button(page, '识别').click();
  await expectToast(page, '已识别，请核对');
  await button(page, '完成').click();
  await button(page, '确认领取').click();
  await page.getByText('待发货').waitFor();
  await page.getByText('137****2222').waitFor();
});

test('of two users the second reads that it is taken, and goes to other offers', async () => {
  const late = await visit();
  await openAs(late, sandbox, `${GIFT}GIFT-COUPON`, OTHER_MOBILE);
  await button(late.page, '立即领取').waitFor();
  const first = await visit();
  await openAs(first, sandbox, `${GIFT}GIFT-COUPON`);
  await button(first.page, '立即领取').click();
  await first.page.getByText('优惠券已放入您的账户').waitFor();
  await button(late.page, '立即领取').click();
  await expectToast(late.page, '来晚啦，这份礼物已被领取');
  await button(late.page, '看看其他福利').click();
  await late.page.waitForURL(/\/welfare/);
});

test.each([
  ['GIFT-OVER', '来晚啦，这份礼物已过期'],
  ['GIFT-SIGNED', '已签收'],
  ['NOBODYS', '没有找到这份礼物'],
])('%s: %s', async (code, words) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, GIFT + code);
  await visitor.page.getByText(words).waitFor();
});

test('taken while logged out: after the login the own gift is shown', async () => {
  const visitor = await visit();
  await visitor.open(`${GIFT}GIFT-SENT`);
  await button(visitor.page, '去登录').click();
  await logIn(visitor.page);
  await visitor.page.getByText('已发货').waitFor();
});

test('an undeliverable address and a failing gateway are reported, and the address stays', async () => {
  const visitor = await visit();
  const { page } = visitor;
  visitor.expectProblems('status 500');
  await openAs(visitor, sandbox, `${GIFT}GIFT-THING`);
  await chooseAddress(page);
  await sandbox.faults({ path: ACCEPT, kind: 'status', status: 500, times: 1 });
  await button(page, '确认领取').click();
  await expectToast(page, '领取失败，请稍后重试');
  await button(page, '确认领取').click();
  await page.getByText('待发货').waitFor();
});
