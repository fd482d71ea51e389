/** /reductionFunds and its guide: the user's money, its use, and every failure. */
import { eventually, journey } from '../harness';
import { answerOauth, APP_TOKEN } from '../journeys/hostSteps';
import {
  amount,
  CENTER,
  DETAIL,
  EMPTY_MOBILE,
  finishTask,
  FUND_CALL,
  GUIDE,
  joinedLinks,
  joinedList,
  logInButton,
  openAs,
} from '../journeys/reductionSteps';
import { closeLogin, dialog, logIn, loginDialog, SEND_PAGE, titled } from '../journeys/steps';
import { lookAgain, pathOf, retry } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const PROMPT = '登录后查看我的减免金';
const FEW = `${CENTER}?channelId=TASK-FEW`;

describe("the user's fund", () => {
  test('plain browser: amount, sums, what expires soon, five activities of which two have links', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    expect(page.url()).not.toContain('token');
    await titled(page, '减免金中心');
    await page.getByText(/^即将过期 ￥3\.50 · 最早 \d{4}-\d\d-\d\d$/).waitFor();
    const [fund] = await sandbox.requests(FUND_CALL.fund);
    const { usedMoney, expiredMoney } = (
      fund?.response as { readonly data: { readonly usedMoney: number; readonly expiredMoney: number } }
    ).data;
    const yuan = (fen: number): string => `￥${(fen / 100).toFixed(2)}`;
    for (const text of [
      `累计获得 ${yuan(1250 + usedMoney + expiredMoney)}`,
      `已使用 ${yuan(usedMoney)}`,
      `已过期 ${yuan(expiredMoney)}`,
    ])
      await page.getByText(text, { exact: true }).waitFor();
    expect(fund?.body).toEqual({ channelId: 'TASK-FEW' });

    await joinedList(page).waitFor();
    const labels = await joinedList(page).getByRole('listitem').allInnerTexts();
    expect(labels.map((text) => /待使用|待到账|部分已用|已用完|已结束/.exec(text)?.[0]).sort()).toEqual(
      ['待使用', '待到账', '部分已用', '已用完', '已结束'].sort(),
    );
    expect((await joinedLinks(page)).map((label) => label.split('，')[2]).sort()).toEqual(
      ['待使用', '部分已用'].sort(),
    );
    await joinedList(page).getByText('寄存体验减免金').click();
    expect(pathOf(page)).toBe(CENTER);
    await joinedList(page)
      .getByRole('link', { name: /部分已用$/ })
      .click();
    await page.getByText('剩余减免金 · 部分已用').waitFor();
    expect(new URL(page.url()).searchParams.get('bizId')).toBe('JR-OLD-3');
    await page.goBack();
    await amount(page, '12.50').waitFor();
  });

  test('an empty fund says so, with the ways to earn', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW, EMPTY_MOBILE);
    await amount(page, '0.00').waitFor();
    await page.getByText('暂未参加减免金活动').waitFor();
    expect(await page.getByText(/即将过期/).count()).toBe(0);
  });

  test('consumer app: shown immediately by the app’s login; 去寄件使用 leads to the send page', async () => {
    const visitor = await visit({ host: 'consumer-ios', cookies: { token: APP_TOKEN } });
    const { page } = visitor;
    await visitor.open(FEW);
    await amount(page, '12.50').waitFor();
    expect(await loginDialog(page).count()).toBe(0);
    await page.getByRole('button', { name: '去寄件使用' }).click();
    await page.waitForURL(SEND_PAGE);
  });

  test('the payment for a finished task shows when the page is shown again', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    await joinedList(page).waitFor();
    await page.getByRole('button', { name: '去完成 看剧集预告 30 秒' }).waitFor();
    await finishTask(sandbox, 'TF1');
    await lookAgain(page);
    await amount(page, '13.00').waitFor();
    expect(await page.locator('[aria-busy=true]').count()).toBe(0);

    // Its button leads to this page.
    const steps = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: '去查看 看剧集预告 30 秒' }).click();
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test("an activity's rules open in a dialog and lead nowhere else", async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await page
      .getByRole('button', { name: /^规则，/ })
      .first()
      .click();
    const rules = dialog(page, '活动规则');
    await rules.waitFor();
    await rules.getByRole('button', { name: '我知道了' }).click();
    await rules.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '活动规则' }).click();
    await rules.waitFor();
    expect(pathOf(page)).toBe(CENTER);
  });
});

describe('logged out', () => {
  test('plain browser: no number and no call; after the login everything', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(FEW);
    await page.getByText(PROMPT).waitFor();
    expect(await page.getByText(/￥/).count()).toBe(0);
    expect(await joinedList(page).count()).toBe(0);
    expect(await loginDialog(page).count()).toBe(0);
    expect(await sandbox.requests(FUND_CALL.fund)).toEqual([]);
    await page.getByText('登录后做任务赚减免金').waitFor();
    expect(await page.getByRole('button', { name: '去登录' }).count()).toBe(1);
    await logInButton(page).click();
    await closeLogin(page);
    await page.getByText(PROMPT).waitFor();
    await logInButton(page).click();
    await logIn(page);
    await amount(page, '12.50').waitFor();
    await joinedList(page).waitFor();
    expect(await sandbox.requests(FUND_CALL.fund)).toHaveLength(1);
  });

  test('chat browser: the gateway’s login page, and back to the amount', async () => {
    const visitor = await visit({ host: 'wechat' });
    const { page } = visitor;
    await visitor.open(FEW);
    await page.getByText(PROMPT).waitFor();
    await logInButton(page).click();
    await answerOauth(page, '同意授权');
    await amount(page, '12.50').waitFor();
    expect(page.url()).not.toContain('token');
    expect(pathOf(page)).toBe(CENTER);
  });

  test('a login that ends while the page is shown removes the numbers', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    await joinedList(page).waitFor();
    // One refused call ends the login; a second fault might remain for the next user.
    await sandbox.faults({ path: FUND_CALL.fund, kind: 'status', status: 401 });
    await lookAgain(page);
    await page.getByText(PROMPT).waitFor();
    expect(await page.getByText(/￥12\.50/).count()).toBe(0);
    await joinedList(page).waitFor({ state: 'detached' });
    await logInButton(page).click();
    await logIn(page);
    await amount(page, '12.50').waitFor();
  });
});

describe('faults', () => {
  test.each([
    ['500', { kind: 'status', status: 500, times: 20 }],
    ['malformed', { kind: 'malformed', times: 20 }],
    ['empty', { kind: 'empty', times: 20 }],
  ] as const)('the fund fails (%s): the rest is there, and 重试 brings it', async (_name, fault) => {
    const visitor = await visit();
    const { page } = visitor;
    visitor.expectProblems('status 500');
    await sandbox.faults({ path: FUND_CALL.fund, ...fault });
    await openAs(visitor, sandbox, FEW);
    await page.getByText('减免金加载失败，请重试').waitFor();
    await joinedList(page).waitFor();
    await page.getByRole('button', { name: '使用说明' }).waitFor();
    await sandbox.reset();
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
  });

  test('the activities fail: the amount is there, and 重试 brings them', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.faults({ path: FUND_CALL.joined, kind: 'malformed', times: 1 });
    await openAs(visitor, sandbox, FEW);
    await amount(page, '12.50').waitFor();
    await page.getByText('活动加载失败，请重试').waitFor();
    await retry(page).click();
    await joinedList(page).waitFor();
  });

  test('offline it says so, and continues when online', async () => {
    const visitor = await visit();
    const { page, context } = visitor;
    visitor.expectProblems(/net::ERR_INTERNET_DISCONNECTED/);
    await sandbox.faults({ path: FUND_CALL.fund, kind: 'malformed', times: 1 });
    await openAs(visitor, sandbox, FEW);
    await page.getByText('减免金加载失败，请重试').waitFor();
    await joinedList(page).waitFor();
    await page.getByRole('button', { name: '去完成 看剧集预告 30 秒' }).waitFor();
    await context.setOffline(true);
    await retry(page).click();
    await page.getByText('网络好像断开了').waitFor();
    await context.setOffline(false);
    await amount(page, '12.50').waitFor();
  });
});

describe('guide', () => {
  test('logged in: where it is used, its limit, its rules; leads to the center', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, GUIDE);
    await page.getByText(/^适用业务：/).waitFor();
    await page.getByText(/^单笔限额：/).waitFor();
    await page.getByText(/^即将过期：￥3\.50，最早 \d{4}-\d\d-\d\d$/).waitFor();
    await titled(page, '减免金攻略');
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(
      expect.arrayContaining(['如何获得', '如何使用', '有效期', '减免金规则']),
    );
    await page.getByRole('button', { name: '去赚减免金' }).click();
    await amount(page, '12.50').waitFor();
  });

  test('logged out: general texts, and the login for the rest', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(GUIDE);
    await page.getByText('登录后查看适用业务和规则').waitFor();
    await page.getByRole('heading', { name: '如何获得' }).waitFor();
    await logInButton(page).click();
    await logIn(page);
    await page.getByText(/^适用业务：/).waitFor();
  });

  test('hostile rules stay text', async () => {
    const visitor = await visit();
    const { page } = visitor;
    const data = {
      availableMoney: 100,
      usedMoney: 0,
      expiredMoney: 0,
      expiringMoney: 0,
      expiringTm: null,
      orderLimitMoney: 0,
      bizList: [2],
      ruleDesc:
        '<p>正常文字</p><script>window.__hostile=1</script><img src="x" onerror="window.__hostile=1"><a href="javascript:window.__hostile=1">点我</a>',
    };
    await sandbox.faults({
      path: FUND_CALL.fund,
      kind: 'status',
      status: 200,
      body: { success: true, code: '0', msg: '', data },
    });
    await openAs(visitor, sandbox, GUIDE);
    await page.getByText('正常文字').waitFor();
    await page.getByText('点我').click();
    expect(await page.evaluate(() => Reflect.get(window, '__hostile') as unknown)).toBeUndefined();
    expect(pathOf(page)).toBe(GUIDE);
  });
});

test('the page keeps the channel of its link, and passes it back', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const at = (path: string, query: Readonly<Record<string, string>>) =>
    eventually(
      `the address ${path}`,
      async () => [pathOf(page), Object.fromEntries(new URL(page.url()).searchParams)],
      (address) => JSON.stringify(address) === JSON.stringify([path, query]),
    );
  const channelId = 'TASK-FEW';
  await openAs(visitor, sandbox, FEW);
  await page.getByRole('button', { name: '使用说明' }).click();
  await at(GUIDE, { channelId });
  await page.getByRole('button', { name: '去赚减免金' }).click();
  await at(CENTER, { channelId });
  await page.getByRole('button', { name: '明细', exact: true }).click();
  await at(DETAIL, { channelId });
  await page.goBack();
  await joinedList(page)
    .getByRole('link', { name: /部分已用$/ })
    .click();
  await at(DETAIL, { bizId: 'JR-OLD-3', channelId });
  await page.getByRole('tab', { name: '已过期' }).click();
  await page.getByRole('button', { name: '去赚减免金' }).click();
  await at(CENTER, { channelId });
});

test('the home page leads here, and from here to guide and entries', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await visitor.open('/');
  await page.getByText('减免金', { exact: true }).click();
  await page.getByText(PROMPT).waitFor();
  await page.getByRole('button', { name: '使用说明' }).click();
  await page.getByRole('heading', { name: '如何获得' }).waitFor();
  await page.goBack();
  await page.getByText(PROMPT).waitFor();
  await page.getByRole('button', { name: '明细', exact: true }).click();
  await loginDialog(page).waitFor();
  await eventually(
    'the address of the entries',
    async () => pathOf(page),
    (path) => path === '/reductionFunds/detail',
  );
});
