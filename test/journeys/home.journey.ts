/** The tabs 首页, 福利 and 我的, and the settings: content by login, links, and failures. */
import type { Page } from 'playwright-core';
import { expectToast, hold, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { pullDown } from './listSteps';
import { logIn, loginDialog, MOBILE } from './steps';
import { skeleton } from './weeklySteps';

const { sandbox, visit } = journey();

const CALL = {
  home: 'home/overview',
  welfare: 'welfare/overview',
  account: 'personalCenter/userInfo',
} as const;

const HOSTILE_MOBILE = '13900000066';

/** The tab pages take no token from the address; the page opened before them does. */
async function openAs(visitor: Visitor, path: string, mobile = MOBILE): Promise<void> {
  await visitor.open(`/list/LIST-0?token=${await sandbox.token(mobile)}`);
  await visitor.page.getByRole('button', { name: '去寄件' }).first().waitFor();
  await visitor.open(path);
}

const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
const campaign = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(`^${title}`) });

describe('home', () => {
  test('logged out: campaigns by status, entrances, one login', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await campaign(page, '周五福利日').waitFor();
    expect(await campaign(page, '周五福利日').innerText()).toMatch(/进行中[\s\S]*距结束 \d+ 天/);
    expect(await page.getByText('取件码').count()).toBe(0);
    expect(await tab(page, '福利').count()).toBe(1);
    await page.getByRole('button', { name: '去登录' }).click();
    await logIn(page);
    await loginDialog(page).waitFor({ state: 'detached' });
    await page.getByText(/^待取快递 · 3 件$/).waitFor();
    await page.getByText(/^最高赚\d+(\.\d+)?元$/).waitFor();
    // Pending rewards, shown on the tab bar.
    const welfare = tab(page, /^福利，\d+ 项待处理$/);
    await welfare.waitFor();
    // Beside the icon, not on it.
    const parts = welfare.locator(':scope > *');
    const [icon, badge] = await Promise.all([parts.first().boundingBox(), parts.last().boundingBox()]);
    expect((badge?.x ?? 0) - (icon?.x ?? 0)).toBeGreaterThanOrEqual(icon?.width ?? Infinity);
  });

  wide('hostile texts are shown as plain text', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, '/', HOSTILE_MOBILE);
    await page.getByText('取件码').waitFor();
    expect(await page.locator('script:has-text("alert"), img[src="x"]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  wide(
    'the loading state has the content’s shape; pull-down refetches, a failure keeps the content',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      const answer = await hold(page, CALL.home);
      await visitor.open('/');
      await skeleton(page).first().waitFor();
      answer();
      await campaign(page, '周五福利日').waitFor();
      expect(await skeleton(page).count()).toBe(0);
      await sandbox.faults({ path: CALL.home, kind: 'malformed' });
      await pullDown(page);
      await expectToast(page, '刷新失败，请稍后重试');
      await campaign(page, '周五福利日').waitFor();
    },
  );
});
