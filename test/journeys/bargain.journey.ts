/** A bargain in a browser: started, and its poster scans. Cuts, refusals, payments: screens/bargain.screen.ts. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { readCode } from '../harness/posterCode';
import { wide } from '../harness/wide';
import { openAs } from './pickSteps';
import { logIn, titled } from './steps';

const { sandbox, visit } = journey();

const OWN = '/couponBargain/invite/BARGAIN-OPEN';
const friendPath = (code: string): string => `/couponBargain/beInvited/${code}`;

const button = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .filter({ visible: true });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

mainJourney(
  sandbox,
  'started after a login: the first own cut, a bar, a countdown, a poster of its link',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(OWN);
    await titled(page, '5 元寄件券 砍到 0 元');
    await button(page, '立即砍价').click();
    await logIn(page);
    await button(page, '邀请好友砍价').waitFor();
    await expectToast(page, /^发起成功，您先砍掉了 ￥/);
    await seen(page, /^已砍掉 ￥[\d.]+，其中您自己砍了 ￥/).waitFor();
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(
      /^原价 ￥5，现价 ￥[\d.]+，底价 ￥0$/,
    );
    const started = await sandbox.requests('bargain/start');
    expect(started).toHaveLength(1);
    const { inviteCode } = (started[0]?.response as { readonly data: { readonly inviteCode: string } }).data;
    await button(page, '生成海报').click();
    const poster = page.getByRole('img', { name: /^海报：5 元寄件券/ });
    await poster.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/couponBargain/sharePoster/${inviteCode}`);
    expect(await readCode(poster)).toBe(`${sandbox.origin}${friendPath(inviteCode)}`);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, OWN);
    await seen(page, '暂时不能购买，看看其他福利吧').waitFor();
    expect(await button(page, /立即砍价|立即购买/).count()).toBe(0);
    await button(page, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
    expect(await sandbox.requests('bargain/start')).toEqual([]);
  },
);

describe('incomplete responses', () => {
  wide('hostile texts are shown as plain text, 320 wide', async () => {
    const { page, open } = await visit({ width: 320 });
    await open(friendPath('BG-HOSTILE'));
    await button(page, '帮TA砍一刀').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await page.locator('[onerror], [onclick], body script').count()).toBe(0);
  });
});
