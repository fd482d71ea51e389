/**
 * Landing pages of reduction-fund activities and the steps after joining (product §2.2), in three hosts, and failing
 * calls.
 */
import { expectToast, journey, mainJourney } from '../harness';
import { answerOauth, APP_TOKEN } from '../journeys/hostSteps';
import {
  button,
  FUND_CALL,
  landingPath,
  LOGGED_OUT,
  openLanding,
  openLandingLoggedIn,
} from '../journeys/rewardSteps';
import { closeLogin, dialog, dismiss, logIn, SEND_PAGE, titled } from '../journeys/steps';
import { countCalls, pathOf, retry, setTabVisible } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const JOIN = '立即领取';
const ARRIVED = '减免金已到账';
const FAILED = '领取失败，请重试';

describe('joining', () => {
  mainJourney(
    sandbox,
    'plain browser: the offer, a login, one join, its result, and back to 去使用',
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openLanding(visitor, 'Extend/home', 'RF-EXTEND', '&channelId=CH-9');
      await page.getByText('￥3').waitFor();
      await page.getByText('领取后 30 天内有效').waitFor();
      await titled(page, '延时取件减免金');
      await button(page, JOIN).click();
      await logIn(page);
      await page.getByRole('heading', { name: ARRIVED }).waitFor();
      await page.getByText(/^抵扣超时取件费 · 有效期至 \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
      const joins = await sandbox.requests(FUND_CALL.join);
      expect(joins.map(({ body, status }) => [body, status])).toEqual([
        [
          {
            activityCode: 'RF-EXTEND',
            channelId: 'CH-9',
            requestNo: expect.stringMatching(/^[0-9a-f]{32}$/),
          },
          200,
        ],
      ]);
      expect(new URL(page.url()).search).toBe('?activityCode=RF-EXTEND&channelId=CH-9');
      await page.reload();
      await page.getByRole('heading', { name: ARRIVED }).waitFor();
      await page.goBack();
      await button(page, '去使用').waitFor();
      await page.getByText(/^有效期至 \d{4}-\d\d-\d\d \d\d:\d\d$/).waitFor();
      expect(await sandbox.requests(FUND_CALL.join)).toHaveLength(1);
    },
    async () => {
      const visitor = await visit();
      const { page } = visitor;
      await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
      await page.getByText('￥3').waitFor();
      expect(await button(page, '暂不能领取').getAttribute('aria-disabled')).toBe('true');
      await button(page, '查看减免金').click();
      await page.waitForURL((url) => url.pathname === '/reductionFunds');
      expect(await sandbox.requests(FUND_CALL.join)).toEqual([]);
    },
  );

  test('chat browser: redirects to the host’s login, returns logged in, joins', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await openLanding(visitor, 'Storage/home', 'RF-STORAGE');
    await button(page, '立即领取 5 元').click();
    await answerOauth(page, '同意授权');
    await page.waitForURL((url) => url.pathname === landingPath('Storage/home'));
    await button(page, '立即领取 5 元').click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    expect(pathOf(page)).toBe(landingPath('Storage/middle'));
    expect((await sandbox.requests(FUND_CALL.join)).map(({ status }) => status)).toEqual([401, 200]);
  });

  test('consumer app: the app’s login, no popup', async () => {
    const visitor = await visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN } });
    const { page } = visitor;
    await openLanding(visitor, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    expect(await sandbox.requests('loginByMobileCodeToken')).toEqual([]);
    expect(await sandbox.requests(FUND_CALL.join)).toHaveLength(1);
  });

  test('the result leads to where the amount is spent, and to the reduction funds', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLandingLoggedIn(visitor, sandbox, 'Storage/home', 'RF-STORAGE');
    await button(page, '立即领取 5 元').click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    await button(page, '查看减免金').click();
    await page.waitForURL((url) => url.pathname === '/reductionFunds');
    await page.goBack();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    await button(page, '去使用').click();
    await page.waitForURL(/\/__sandbox\/locker-orders/);
  });

  test('without a configured address 去使用 leads to the send page', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor(); // the previous page has such a button too
    await button(page, '去使用').click();
    await page.waitForURL(SEND_PAGE);
  });

  test('closing the login joins nothing, and the button stays', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLanding(visitor, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).click();
    await closeLogin(page);
    await button(page, JOIN).waitFor();
    expect(await sandbox.requests(FUND_CALL.join)).toEqual([]);
  });
});

describe('states by address', () => {
  test.each([
    ['RF-NOT-START', /^\d{4}-\d\d-\d\d \d\d:\d\d 开始$/],
    ['RF-FINISHED', /^活动已结束$/],
    ['RF-USED-UP', /^已领完$/],
  ])('%s: the offer, and a disabled button that says why', async (code, words) => {
    const visitor = await visit();
    const { page } = visitor;
    await openLanding(visitor, 'Extend/home', code);
    const closed = button(page, words);
    await closed.waitFor();
    expect(await closed.getAttribute('aria-disabled')).toBe('true');
    await closed.dispatchEvent('click');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await sandbox.requests(FUND_CALL.join)).toEqual([]);
  });

  test.each([
    ['Extend/home', 'RF-NOBODY'],
    ['Extend/home', 'RF-STORAGE'],
    ['Storage/middle', 'RF-EXTEND'],
    ['Extend/home', ''],
  ] as const)('%s?activityCode=%s: an unknown activity, with a next step', async (part, code) => {
    const visitor = await visit();
    const { page } = visitor;
    await openLanding(visitor, part, code);
    await page.getByText('活动不存在或已下线').waitFor();
    await button(page, '查看减免金').click();
    await page.waitForURL((url) => url.pathname === '/reductionFunds');
  });

  test.each(['Extend', 'Storage'] as const)(
    '%s: without a join the result address shows the landing page',
    async (kind) => {
      const visitor = await visit();
      const { page } = visitor;
      await visitor.open('/');
      await openLanding(visitor, `${kind}/middle`, `RF-${kind.toUpperCase()}`, '&channelId=CH-9');
      await button(page, /^立即领取/).waitFor();
      expect([pathOf(page), new URL(page.url()).search]).toEqual([
        landingPath(`${kind}/home`),
        `?activityCode=RF-${kind.toUpperCase()}&channelId=CH-9`,
      ]);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

  test('rules open and close, the host’s menu shares', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await openLanding(visitor, 'Extend/home', 'RF-EXTEND');
    await button(page, '活动规则').click();
    await dialog(page, '活动规则').getByText('包裹超时取件').waitFor();
    await dialog(page, '活动规则').getByRole('button', { name: '我知道了' }).click();
    await dialog(page, '活动规则').waitFor({ state: 'detached' });
    await button(page, '分享').click();
    await expectToast(page, '请点击右上角菜单分享给好友');
  });

  test('hostile content is text, and leads nowhere', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-HOSTILE');
    await page.getByRole('heading', { name: /<img src=x onerror=/, level: 2 }).waitFor();
    await button(page, '活动规则').click();
    await dialog(page, '活动规则').waitFor();
    expect(await page.locator('img[src=x], script:not([src]):has-text("__hostile")').count()).toBe(0);
    await dismiss(dialog(page, '活动规则'));
    await button(page, /<\/button>/).click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    await button(page, '去使用').click();
    await expectToast(page, '链接无法打开，请稍后再试');
    expect(pathOf(page)).toBe(landingPath('Extend/middle'));
  });

  test('an activity joined elsewhere shows on return', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).waitFor();
    await setTabVisible(page, false);
    await context.request.post('/wxgw/activity/api/reduceMoneyActivity/join', {
      headers: {
        'Original-Path': '/x',
        'Original-Channel': 'consumer',
        Authorization: (await sandbox.requests(FUND_CALL.info))[0]?.headers['authorization'] ?? '',
      },
      data: { activityCode: 'RF-EXTEND', channelId: '' },
    });
    await setTabVisible(page, true);
    await button(page, '去使用').waitFor();
  });
});

describe('failing calls', () => {
  test.each([
    ['500', { kind: 'status', status: 500, times: 3 }],
    ['malformed', { kind: 'malformed', times: 1 }],
  ] as const)('the activity fails (%s): a message and 重试', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: FUND_CALL.info, ...fault });
    await openLanding(visitor, 'Extend/home', 'RF-EXTEND');
    await page.getByRole('alert').filter({ hasText: '获取活动信息失败，请重试' }).waitFor();
    await retry(page).click();
    await button(page, JOIN).waitFor();
  });

  test.each([
    ['malformed', { kind: 'malformed', times: 1 }],
    ['empty', { kind: 'empty', times: 1 }],
    ['dropped', { kind: 'drop', times: 10 }],
  ] as const)(
    'a join whose response is %s, though it took effect: its result, joined once',
    async (_name, fault) => {
      const visitor = await visit();
      const { page } = visitor;
      visitor.expectProblems(FUND_CALL.join);
      await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
      const joins = countCalls(page, FUND_CALL.join);
      await sandbox.faults({ path: FUND_CALL.join, ...fault });
      await button(page, JOIN).click();
      await page.getByRole('heading', { name: ARRIVED }).waitFor();
      expect(joins()).toBe(1);
    },
  );

  test('500: says so, and the next tap joins', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: FUND_CALL.join, kind: 'status', status: 500 });
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).click();
    await expectToast(page, FAILED);
    await button(page, JOIN).click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    expect((await sandbox.requests(FUND_CALL.join)).map(({ status }) => status)).toEqual([500, 200]);
  });

  test('the response and the state query are lost: the next tap queries before it joins', async () => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).waitFor();
    await sandbox.faults(
      { path: FUND_CALL.join, kind: 'malformed' },
      { path: FUND_CALL.info, kind: 'status', status: 500, times: 3 },
    );
    await button(page, JOIN).click();
    await expectToast(page, '没有收到结果，请刷新后查看');
    await button(page, JOIN).click();
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    expect(await sandbox.requests(FUND_CALL.join)).toHaveLength(1);
  });

  test.each([
    ['200600003', '您来晚啦，活动已结束~', '您来晚啦，活动已结束~'],
    ['200600004', '', '减免金已被领完'],
  ])('a refusal with %s and the text %p is shown, and the state is refetched', async (code, msg, text) => {
    const visitor = await visit();
    const { page } = visitor;
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await sandbox.faults({
      path: FUND_CALL.join,
      kind: 'malformed',
      body: { success: false, code, msg, data: null },
    });
    await button(page, JOIN).click();
    await expectToast(page, text);
    expect(await sandbox.requests(FUND_CALL.info)).toHaveLength(2);
  });

  test('a 401 during the join: one login, a state query, joined once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: FUND_CALL.join, ...LOGGED_OUT });
    await openLandingLoggedIn(visitor, sandbox, 'Extend/home', 'RF-EXTEND');
    await button(page, JOIN).click();
    await logIn(page);
    await page.getByRole('heading', { name: ARRIVED }).waitFor();
    expect((await sandbox.requests(FUND_CALL.join)).map(({ status }) => status)).toEqual([401, 200]);
    expect(await sandbox.requests('loginByMobileCodeToken')).toHaveLength(1);
  });
});
