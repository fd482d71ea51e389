/** The reduction fund in the built packages: center, guide, entries, logins, faults, pull to refresh. */
import type { Locator, Page } from 'playwright-core';
import { navigateBack, pullDown, setAppVisible, visiblePage } from '../engines/host';
import { FUND_DETAIL_PAGE, FUND_GUIDE_PAGE, FUND_PAGE } from '../engines/measuredPages';
import { phones, TARGETS } from '../engines/phones';
import { close, dialog, logIn, loginDialog, MOBILE, onPage } from '../engines/steps';
import { expectToast, eventually } from '../harness';

const { sandbox, open } = phones();

const CALL = {
  fund: 'reduceMoneyActivity/fund',
  records: 'reduceMoneyActivity/fundRecords',
} as const;

const words = (page: Page, text: string | RegExp): Locator =>
  visiblePage(page).getByText(text, { exact: true }).first();
const amount = (page: Page, yuan: string): Locator => visiblePage(page).locator(`[aria-label="￥${yuan}"]`);
const rows = (page: Page): Locator => visiblePage(page).locator('[aria-role="listitem"]');

/** Scrolls down until this text is there. */
async function scrollTo(page: Page, text: string): Promise<void> {
  await eventually(
    text,
    async () => {
      await visiblePage(page)
        .locator('.engine-scroller')
        .evaluate((scroller) => scroller.scrollBy({ top: 500, behavior: 'instant' }));
      return visiblePage(page).getByText(text, { exact: true }).count();
    },
    (count) => count > 0,
  );
}

describe.each(TARGETS)('%s', (target) => {
  const openAs = async (path: string, query?: string, mobile = MOBILE): Promise<Page> =>
    open(target, {
      path,
      ...(query === undefined ? {} : { query }),
      token: await sandbox.token(mobile),
    });

  test('rules of an activity open; guide and entries are one tap away', async () => {
    const page = await openAs(FUND_PAGE, 'channelId=TASK-FEW');
    await words(page, '规则').click();
    const rules = dialog(page, '活动规则');
    await rules.waitFor();
    await close(rules);
    await words(page, '使用说明').click();
    await onPage(page, FUND_GUIDE_PAGE);
    await visiblePage(page)
      .getByText(/^适用业务：/)
      .waitFor();
    await navigateBack(page);
    await onPage(page, FUND_PAGE);
    await words(page, '明细').click();
    await onPage(page, FUND_DETAIL_PAGE);
    await rows(page).first().waitFor();
  });

  test('37 entries on two pages, and the tabs', async () => {
    const page = await openAs(FUND_DETAIL_PAGE);
    await rows(page).first().waitFor();
    await scrollTo(page, '没有更多了');
    const asked = await sandbox.requests(CALL.records);
    expect(asked.map(({ body }) => (body as { readonly pageNo: number }).pageNo)).toEqual([1, 2]);
    await visiblePage(page).locator('[aria-role="tab"]').filter({ hasText: '已过期' }).click();
    await eventually(
      'expired entries',
      async () => rows(page).allTextContents(),
      (texts) => texts.length > 0 && texts.every((text) => text.includes('已过期 · ')),
    );
  });

  test('logged out: no amount; the login loads it', async () => {
    const page = await open(target, { path: FUND_PAGE, query: 'channelId=TASK-FEW' });
    await words(page, '登录后查看我的减免金').waitFor();
    expect(await sandbox.requests(CALL.fund)).toEqual([]);
    await words(page, '去登录').click();
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    await amount(page, '12.50').waitFor();
  });

  test('the fund fails: 重试 loads it; shown again, the page refetches it', async () => {
    await sandbox.faults({ path: CALL.fund, kind: 'malformed' });
    const page = await openAs(FUND_PAGE, 'channelId=TASK-FEW');
    await words(page, '减免金加载失败，请重试').waitFor();
    await words(page, '重试').click();
    await amount(page, '12.50').waitFor();
    await setAppVisible(page, false);
    await setAppVisible(page, true);
    await eventually(
      'the question when seen again',
      async () => (await sandbox.requests(CALL.fund)).length,
      (count) => count === 3,
    );
  });

  test('pull to refresh refetches; a failure shows a message and keeps the amount', async () => {
    const page = await openAs(FUND_PAGE, 'channelId=TASK-FEW');
    await amount(page, '12.50').waitFor();
    await sandbox.faults({ path: CALL.fund, kind: 'malformed' });
    await pullDown(page);
    await expectToast(page, '刷新失败，请稍后重试');
    await page.locator('.engine-frame[data-pulled]').waitFor({ state: 'detached' });
    await amount(page, '12.50').waitFor();
  });
});
