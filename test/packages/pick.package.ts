/**
 * Pickup and orders in the built packages: the scanner, an opening from confirmation to open door, orders and their
 * cards.
 */
import type { Locator, Page } from 'playwright-core';
import {
  happenings,
  holdCode,
  hostTab,
  navigateBack,
  navigateTo,
  pressDialogButton,
  setAppVisible,
  visiblePage,
} from '../engines/host';
import {
  goHome,
  LIST_PAGE,
  ORDER_DETAIL_PAGE,
  ORDER_LIST_PAGE,
  PICK_OPEN_PAGE,
} from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { answered, MOBILE, named, onPage, TABS } from '../engines/steps';
import { expectToast, eventually } from '../harness';
import { spaced } from '../journeys/pickSteps';

const { sandbox, open } = phones();

const words = (page: Page, text: string | RegExp): Locator => visiblePage(page).getByText(text).first();
const code = (page: Page, digits: string): Locator =>
  visiblePage(page).locator(`[aria-label^="取件码 ${spaced(digits)}"]`);

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);
/** Details of the page's calls of this kind to the host; waits for the first. */
const heard = (page: Page, kind: string): Promise<unknown[]> =>
  eventually(
    kind,
    async () => (await happenings(page)).filter((each) => each.kind === kind).map(({ detail }) => detail),
    (details) => details.length > 0,
  );

describe.each(TARGETS)('%s', (target) => {
  test('an opening: confirm, 开柜中, the open door; one call however often it is tapped', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${PICK_OPEN_PAGE}?cabinetCode=CAB-1001`);
    await words(page, '请确认您正在柜机前').waitFor();
    await words(page, '打开柜门').click();
    await words(page, '柜门已打开').waitFor();
    await words(page, 'A03').waitFor();
    expect(await sandbox.requests('post/pick/open')).toHaveLength(1);
    await words(page, '完成').click();
    await onPage(page, TABS[target].取件);
    await eventually(
      'what is left',
      async () => [await code(page, '41839951').count(), await code(page, '70316208').count()],
      ([overdue, taken]) => overdue === 1 && taken === 0,
    );
  });

  test('放大: the screen is bright and stays on only while the code is visible', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await goHome(page);
    await hostTab(page, '取件').click();
    await code(page, '70316208').waitFor();
    const screen = async (): Promise<readonly unknown[]> =>
      (await happenings(page))
        .filter(({ kind }) => kind === 'brightness' || kind === 'keepScreenOn')
        .map(({ detail }) => detail);
    /** All that the host was asked for, in its order. */
    const asked = (...details: readonly unknown[]) =>
      eventually('the screen', screen, (seen) => JSON.stringify(seen) === JSON.stringify(details));
    await visiblePage(page).locator('[aria-label^="放大 取件码 7031 6208"]').click();
    await onPage(page, 'packages/pick/code/index');
    await words(page, '屏幕已调到最亮，离开后自动恢复').waitFor();
    await asked(1, true);
    await setAppVisible(page, false);
    await asked(1, true, 0.4, false);
    await setAppVisible(page, true);
    await asked(1, true, 0.4, false, 1, true);
    await words(page, '关闭').click();
    await onPage(page, TABS[target].取件);
    await asked(1, true, 0.4, false, 1, true, 0.4, false);
  });

  test('a cabinet’s code, raw or as a link of ours, opens immediately; any other shows a message', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await goHome(page);
    await hostTab(page, '取件').click();
    await code(page, '70316208').waitFor();
    for (const [held, words] of [
      ['', null],
      ['https://pay.example.com/x', /柜机/],
    ] as const) {
      await holdCode(page, held);
      await visiblePage(page).getByText('扫码开柜').first().click();
      if (words !== null) await expectToast(page, words);
      await onPage(page, TABS[target].取件);
    }
    await holdCode(page, 'http://127.0.0.1:10086/pick?cabinetCode=CAB-1001');
    await words(page, '扫码开柜').click();
    await onPage(page, PICK_OPEN_PAGE);
    await words(page, '柜门已打开').waitFor();
    expect(await sandbox.requests('post/pick/open')).toHaveLength(1);

    await answered(sandbox, 'base/config/subscribeTemplates', 1);
    await answersTaken(page);
    await named(page, '订阅取件通知').click();
    await pressDialogButton(page, '允许');
    await words(page, '已订阅').waitFor();
    const asked = (await happenings(page)).filter(({ kind }) => kind === 'subscribe');
    expect(asked).toHaveLength(1);
    expect(await sandbox.requests('base/subscribe/report')).toHaveLength(1);
  });

  test('customer service from an order: the number, a call, and the chat of the messaging app', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${ORDER_LIST_PAGE}`);
    await words(page, '待揽收').waitFor();
    await visiblePage(page).locator('[aria-role="link"]').first().click();
    await onPage(page, ORDER_DETAIL_PAGE);
    await words(page, '联系客服').click();
    await words(page, '服务时间 每天 8:00-22:00').waitFor();
    await words(page, '拨打电话').click();
    expect(await heard(page, 'phoneCall')).toMatchObject([
      { [target === 'weapp' ? 'phoneNumber' : 'number']: '400-000-1234' },
    ]);
    await pressDialogButton(page, '知道了');
    const chat = visiblePage(page).getByText('在线客服');
    expect(await chat.count()).toBe(target === 'weapp' ? 1 : 0);
    if (target === 'alipay') return;
    await chat.click();
    expect(await heard(page, 'contact')).toHaveLength(1);
  });

  test('orders, one of them with its reward cards, and back', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await navigateTo(page, `/${ORDER_LIST_PAGE}`);
    await words(page, '待揽收').waitFor();
    await visiblePage(page).locator('[aria-role="link"]').first().click();
    await onPage(page, ORDER_DETAIL_PAGE);
    await words(page, '物流进度').waitFor();
    await words(page, '寄件奖励计划').waitFor();
    await words(page, '圆通速递').waitFor();
    await words(page, '联系快递公司').click();
    const calls = await heard(page, 'phoneCall');
    expect(calls).toMatchObject([{ [target === 'weapp' ? 'phoneNumber' : 'number']: '95554' }]);
    await pressDialogButton(page, '知道了');
    await navigateBack(page);
    await onPage(page, ORDER_LIST_PAGE);
  });

  test('the way to a cabinet opens in the host’s map', async () => {
    const page = await open(target, {
      path: LIST_PAGE,
      activity: 'LIST-0',
      token: await sandbox.token(MOBILE),
    });
    await goHome(page);
    await hostTab(page, '取件').click();
    await words(page, '导航').click();
    const [place] = await heard(page, 'openLocation');
    expect(place).toMatchObject({ name: expect.stringContaining('快递柜'), address: expect.any(String) });
    for (const degrees of [field(place, 'longitude'), field(place, 'latitude')])
      expect(Number(degrees)).toBeGreaterThan(0);
  });
});
