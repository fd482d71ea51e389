/** The reward cards of the scan-success page in the built packages. */
import type { Page } from 'playwright-core';
import { card, cards, cardSaying, CLAIM, ENTRANCE, goToCards, SCAN_PAGE } from '../engines/cardsSteps';
import {
  currentPage,
  type EngineTarget,
  navigateBackAtToast,
  pressDialogButton,
  setAppVisible,
  visiblePage,
} from '../engines/host';
import { phones, TARGETS, type PhoneOptions } from '../engines/phones';
import { turns } from '../engines/rest';
import { agree, countCalls, logIn, loginDialog, MOBILE, onPage, TABS } from '../engines/steps';
import { expectToast, eventually, hold } from '../harness';

const { sandbox, open } = phones();

const LIST_PAGE = 'packages/coupon/list/index';
const NOT_FINISHED = '您还未完成寄件任务，请先前往下单';

/** A logged-in phone on the cards of an order. */
async function openCards(target: EngineTarget, orderNo: string): Promise<Page> {
  const page = await openLoggedIn(target);
  await goToCards(page, orderNo);
  await card(page, 1).waitFor();
  return page;
}

/** A logged-in phone on a page that takes a token. */
async function openLoggedIn(target: EngineTarget): Promise<Page> {
  const page = await open(target, {
    path: LIST_PAGE,
    activity: 'LIST-0',
    token: await sandbox.token(MOBILE),
  });
  await visiblePage(page).getByText('去寄件', { exact: true }).first().waitFor();
  return page;
}

async function openLoggedOut(target: EngineTarget, options: PhoneOptions = {}): Promise<Page> {
  const page = await open(target, { path: SCAN_PAGE, query: 'orderNo=AGG-MULTI', ...options });
  await visiblePage(page).getByText('登录后查看寄件奖励').waitFor();
  return page;
}

describe.each(TARGETS)('%s', (target) => {
  test('去使用 and 待领取 lead to the send page, 待领取 after two seconds; 待发放 shows when it is credited', async () => {
    const page = await openCards(target, 'AGG-STATES');
    await card(page, 2).click();
    await expectToast(page, '奖励将在快件发运后自动到账，可在小蜂驿站小程序或小蜂驿站APP查看');
    await card(page, 1).click();
    await onPage(page, TABS[target].寄件);

    await goToCards(page, 'AGG-STATES');
    const pressedAtMs = Date.now();
    await card(page, 4).click();
    await expectToast(page, NOT_FINISHED);
    await onPage(page, TABS[target].寄件);
    expect(Date.now() - pressedAtMs).toBeGreaterThan(1_900);
  });

  test('leaving the page cancels the wait before the send page', async () => {
    const page = await openCards(target, 'AGG-MULTI');
    await navigateBackAtToast(page);
    await card(page, 2).click();
    await onPage(page, LIST_PAGE);
    await page.waitForTimeout(2_600);
    expect(await currentPage(page)).toMatchObject({ path: LIST_PAGE, depth: 1 });
  });

  test('AGG-ENDED: the header says so, and a waiting card does not navigate', async () => {
    const page = await openCards(target, 'AGG-ENDED');
    await visiblePage(page).getByText('活动已过期', { exact: true }).waitFor();
    await card(page, 1).click();
    await expectToast(page, '活动已过期');
    expect(await currentPage(page)).toMatchObject({ path: SCAN_PAGE });
  });

  test('AGG-NONE: no cards, only the page’s own buttons', async () => {
    const page = await openLoggedIn(target);
    await goToCards(page, 'AGG-NONE');
    await eventually(
      'the answer that there are none',
      () => sandbox.requests(ENTRANCE),
      ([first]) => first !== undefined && first.response !== null,
    );
    await visiblePage(page).locator('[aria-label="加载中"]').waitFor({ state: 'detached' });
    expect(await sandbox.requests(ENTRANCE)).toHaveLength(1);
    expect(await cards(page).count()).toBe(0);
    await visiblePage(page).getByText('去寄件', { exact: true }).click();
    await onPage(page, TABS[target].寄件);
    await goToCards(page, 'AGG-NONE');
    await visiblePage(page).getByText('返回首页', { exact: true }).click();
    await onPage(page, TABS[target].首页);
  });

  test('back from the background, the cards count parcels sent meanwhile', async () => {
    const page = await openCards(target, 'AGG-DEFAULT');
    await setAppVisible(page, false);
    await sandbox.parcels(MOBILE);
    await setAppVisible(page, true);
    await cardSaying(page, 1, '立即领取').click();
    await expectToast(page, '领取成功');
    await cardSaying(page, 1, '去使用').waitFor();
  });

  test('logged out: 去登录 by SMS loads the cards', async () => {
    const page = await openLoggedOut(target);
    expect(await loginDialog(page).count()).toBe(0);
    // The login, the account change and the page's return refetch together and share one request.
    const answer = await hold(page, ENTRANCE);
    await visiblePage(page).getByText('去登录', { exact: true }).click();
    await logIn(page);
    await onPage(page, SCAN_PAGE);
    await loginDialog(page).waitFor({ state: 'detached' });
    await turns(page);
    answer();
    await cardSaying(page, 1, '立即领取').waitFor();
    expect(await sandbox.requests(ENTRANCE)).toHaveLength(1);
  });

  test('logged out: 去登录 with the phone button loads the cards', async () => {
    const page = await openLoggedOut(target, { phone: MOBILE });
    await visiblePage(page).getByText('去登录', { exact: true }).click();
    await agree(loginDialog(page));
    await loginDialog(page).getByText('手机号快捷登录', { exact: true }).click();
    await pressDialogButton(page, target === 'weapp' ? '允许' : '同意');
    await cardSaying(page, 1, '立即领取').waitFor();
    expect(await sandbox.requests('sendSmsCode')).toHaveLength(0);
  });

  test('500: one row with 重试', async () => {
    const page = await openLoggedIn(target);
    await sandbox.faults({ path: ENTRANCE, kind: 'status', status: 500, times: 3 });
    await goToCards(page, 'AGG-STATES');
    await visiblePage(page).getByText('寄件奖励加载失败').waitFor();
    expect(await visiblePage(page).locator('[aria-label="加载中"]').count()).toBe(0);
    await visiblePage(page).getByText('重试', { exact: true }).click();
    await card(page, 5).waitFor();
  });

  test('a claim whose response was dropped: its result is fetched, claimed once', async () => {
    const page = await openCards(target, 'AGG-STATES');
    const claims = countCalls(page, CLAIM);
    await sandbox.faults({ path: CLAIM, kind: 'drop', times: 100 });
    await card(page, 3).click();
    await expectToast(page, '领取成功');
    await cardSaying(page, 3, '待发放').waitFor();
    expect(claims()).toBe(1);
  });

  test('401 during a claim: one login, then claimed once', async () => {
    const page = await openCards(target, 'AGG-STATES');
    await sandbox.faults({
      path: CLAIM,
      kind: 'status',
      status: 401,
      body: { success: false, code: '030100001', msg: '', data: null },
    });
    await card(page, 3).click();
    await logIn(page);
    await expectToast(page, '领取成功');
    await cardSaying(page, 3, '待发放').waitFor();
    expect((await sandbox.requests(CLAIM)).map(({ status }) => status)).toEqual([401, 200]);
  });
});
