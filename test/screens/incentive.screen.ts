/** The incentive activity in a plain browser: every page code, the login, from the link to the last prize. */
import { copiedText, journey } from '../harness';
import {
  answeredCalls,
  button,
  CALL,
  gifts,
  headline,
  joinButton,
  openWithToken,
  PATH,
  PREVIEW,
  prizes,
  reloginTip,
} from '../journeys/incentiveSteps';
import {
  closeLogin,
  dialog,
  logIn,
  loginDialog,
  MOBILE,
  SEND_PAGE,
  focused,
  settled,
} from '../journeys/steps';

const { sandbox, visit } = journey();

const HOUR_MS = 3_600_000;
const FOUR_PRIZES = ['得2.5元券寄1次', '得5元券寄3次', '得8元券寄5次', '得12.9元券包寄10次'];
const FOUR_WON = ['得2.5元券已获得', '得5元券已获得', '得8元券已获得', '得12.9元券包已获得'];
const FIVE_PRIZES = [
  '得2元券已获得',
  '得3.5元券已获得',
  '得5元券寄4次',
  '得8.5元券包寄6次',
  '得16元券包寄10次',
];

describe('task pages', () => {
  test.each([
    { code: 'IN-2001', says: PREVIEW, bar: FOUR_PRIZES, action: '立即参加' },
    { code: 'IN-2002', says: '本轮活动进行中｜进度 2/5', bar: FIVE_PRIZES, action: '去寄件' },
    { code: 'IN-2003', says: '恭喜您获得价值28.4元的寄件礼包', bar: FOUR_WON, action: '去使用' },
    {
      code: 'IN-2004',
      says: '恭喜您获得价值7.5元的寄件礼包',
      bar: [...FOUR_WON.slice(0, 2), ...FOUR_PRIZES.slice(2)],
      action: '去使用',
    },
    {
      code: 'IN-2005',
      says: '本轮活动已结束｜进度 0/3',
      bar: FOUR_PRIZES.slice(1),
      action: '看看其他活动',
    },
    { code: 'IN-2006', says: '本轮活动已结束｜进度 0/4', bar: FOUR_PRIZES, action: '看看其他活动' },
  ])('$code: $says', async ({ code, says, bar, action }) => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, code, await sandbox.token(MOBILE));
    await page.getByText('当前账号 139****5678').waitFor();
    await headline(page, says).waitFor();
    expect(await prizes(page)).toEqual(bar);
    expect(await page.getByText(/剩余\d+天/).allTextContents()).toEqual(
      code === 'IN-2002' ? ['剩余10天'] : [],
    );
    await button(page, action).waitFor();
    expect(await reloginTip(page).count()).toBe(0);
    expect(page.url()).not.toContain('token');
  });

  test.each([
    ['IN-2002', '去寄件', '/send'],
    ['IN-2003', '去使用', '/list/IN-2003'],
    ['IN-2004', '去使用', '/list/IN-2004'],
    ['IN-2005', '看看其他活动', '/receiveCoupon/RC-OPEN'],
    ['IN-2006', '看看其他活动', '/receiveCoupon/RC-MANY'],
  ])('%s: %s leads to %s', async (code, action, target) => {
    const visitor = await visit();
    await openWithToken(visitor, code, await sandbox.token(MOBILE));
    await button(visitor.page, action).click();
    await visitor.page.waitForURL(`**${target}`);
  });
});

describe('exception pages', () => {
  test.each([
    { code: 'IN-1001', says: '活动还没开始，先看看其他活动吧', others: 3, leads: '/receiveCoupon/RC-OPEN' },
    { code: 'IN-1002', says: '抱歉，活动已结束', others: 3, leads: '/__sandbox/send-parcel?from=IN-1002' },
    {
      code: 'IN-1003',
      says: '活动暂停中，请稍后再来',
      others: 0,
      leads: '/__sandbox/send-parcel?from=IN-1003',
    },
    { code: 'IN-1004', says: '抱歉，活动已下架', others: 1, leads: '/receiveCoupon/RC-MANY' },
  ])('$code: $says', async ({ code, says, others, leads }) => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/${code}`);
    await page.getByText(says, { exact: true }).waitFor();

    const [info] = await answeredCalls(sandbox, CALL.info);
    const { startTm, endTm } = (info?.response as { data: { startTm: string; endTm: string } }).data;
    const times = `活动时间：${startTm.slice(0, 16)}至${endTm.slice(0, 16)}`;
    const text = (await page.locator('#app').textContent()) ?? '';
    expect(text.includes(times)).toBe(code === 'IN-1001');
    expect(text.includes('活动时间')).toBe(code === 'IN-1001');
    expect(text).not.toMatch(/进度|剩余/);

    const links = page.getByRole('link', { name: /^其他活动/ });
    const more = button(page, '点击加载更多活动 >');
    expect(await links.count()).toBe(Math.min(others, 1));
    expect(await page.getByText('暂无其他活动').count()).toBe(others === 0 ? 1 : 0);
    expect(await more.count()).toBe(others > 1 ? 1 : 0);
    if (others > 1) {
      await more.click();
      await links.nth(others - 1).waitFor();
      expect(await links.count()).toBe(others);
      expect(await more.count()).toBe(0);
    }

    // No login is requested for an activity that cannot be joined.
    expect(await sandbox.requests(CALL.progress)).toHaveLength(0);
    expect(await loginDialog(page).count()).toBe(0);
    await button(page, code === 'IN-1001' || code === 'IN-1004' ? '看看其他活动' : '去寄件').click();
    await page.waitForURL(`**${leads}`);
  });

  test('another activity opens from its banner, and back leads here', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-1002`);
    await button(page, '点击加载更多活动 >').click();
    await page.getByRole('link', { name: '其他活动 3' }).click();
    await page.waitForURL('**/couponIncentive/IN-JOIN');
    await closeLogin(page);
    await headline(page, PREVIEW).waitFor();
    await page.goBack();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
  });

  test('IN-1001 opens at its start', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-1001`);
    await page.getByText('活动还没开始，先看看其他活动吧').waitFor();
    await sandbox.clock(48 * HOUR_MS + 60_000);
    await openWithToken(visitor, 'IN-1001', await sandbox.token(MOBILE));
    await page.getByText('当前账号').waitFor();
    await headline(page, PREVIEW).waitFor();
    expect(await page.getByText('活动时间').count()).toBe(0);
    await joinButton(page).click();
    await headline(page, '本轮活动进行中｜进度 0/4').waitFor();
  });

  test('a campaign that ends while its page is open', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await sandbox.clock((60 * 24 - 1) * HOUR_MS);
    await openWithToken(visitor, 'IN-2001', await sandbox.token(MOBILE));
    await page.getByText('当前账号').waitFor();
    await sandbox.clock((60 * 24 + 1) * HOUR_MS);
    await joinButton(page).click();
    await page.getByText('抱歉，活动已结束', { exact: true }).waitFor();
    expect(await joinButton(page).count()).toBe(0);
  });

  test('IN-MISSING: 抱歉，系统开小差啦，请稍后再试~ and the send page', async () => {
    const visitor = await visit();
    await visitor.open(`${PATH}/IN-MISSING`);
    await visitor.page.getByText('抱歉，系统开小差啦，请稍后再试~', { exact: true }).waitFor();
    expect(await sandbox.requests(CALL.progress)).toHaveLength(0);
    await button(visitor.page, '去寄件').click();
    await visitor.page.waitForURL(SEND_PAGE);
  });

  test('IN-WRONG-PLATFORM: the allowed apps, the link for them, and no way to bypass it', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openWithToken(visitor, 'IN-WRONG-PLATFORM', await sandbox.token(MOBILE));
    const alert = page.getByRole('alert').filter({ hasText: '您好，请使用以下APP参与活动' });
    await alert.waitFor();
    expect(await alert.getByRole('listitem').allTextContents()).toEqual(['微信', '支付宝', '小蜂驿站APP']);
    expect(await page.getByRole('button').allTextContents()).toEqual(['复制活动链接', '看看其他福利']);
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: '复制活动链接' }).click();
    await page.getByText('链接已复制，请到以上APP中打开').waitFor();
    expect(await copiedText(page)).toMatch(/\/couponIncentive\/IN-WRONG-PLATFORM$/);
    expect(await sandbox.requests(CALL.progress)).toHaveLength(0);
  });
});

test('the rules open, close, and restore the focus', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await openWithToken(visitor, 'IN-2002', await sandbox.token(MOBILE));
  const icon = button(page, '活动规则');
  await icon.focus();
  await page.keyboard.press('Enter');
  const rules = dialog(page, '活动规则');
  await rules.getByText('同一手机号每轮活动限参加').waitFor();
  await settled(rules);
  await rules.getByRole('button', { name: '我知道了' }).click();
  await rules.waitFor({ state: 'detached' });
  await focused(icon);
});

describe('logged out', () => {
  test('the login opens; after closing it the round before joining stays, with 重新登录, which works', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-2002`);
    await closeLogin(page);
    await reloginTip(page).waitFor();
    await headline(page, '参加活动最高得35元礼包｜寄件次数可累计').waitFor();
    expect(await prizes(page)).toContain('得2元券寄1次');
    await button(page, '重新登录').click();
    await logIn(page);
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor();
    await reloginTip(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('重新登录 closed again: the tip stays', async () => {
    const visitor = await visit();
    await visitor.open(`${PATH}/IN-2001`);
    await closeLogin(visitor.page);
    await button(visitor.page, '重新登录').click();
    await closeLogin(visitor.page);
    await reloginTip(visitor.page).waitFor();
    await joinButton(visitor.page).waitFor();
  });

  test('我的礼包 opens the login, then the list', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-2002`);
    await closeLogin(page);
    await gifts(page).click();
    await loginDialog(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${PATH}/IN-2002`);
    await logIn(page);
    await page.waitForURL('**/list/IN-2002');
    await page.getByRole('tab', { name: '已到账', selected: true }).waitFor();
    await page.goBack();
    await headline(page, '本轮活动进行中｜进度 2/5').waitFor(); // as the login created it
  });

  test('立即参加: the join continues after the login, once', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-JOIN`);
    await closeLogin(page);
    await joinButton(page).click();
    await logIn(page);
    await headline(page, '本轮活动进行中｜进度 0/4').waitFor();
    expect(await sandbox.requests(CALL.join)).toHaveLength(1);
  });

  test('立即参加 for a user who has already joined: the login shows the round, nothing is joined', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open(`${PATH}/IN-2004`);
    await closeLogin(page);
    await joinButton(page).click();
    await logIn(page);
    await headline(page, '恭喜您获得价值7.5元的寄件礼包').waitFor();
    expect(await sandbox.requests(CALL.join)).toHaveLength(0);
  });
});

test('我的礼包 while logged in opens the list', async () => {
  const visitor = await visit();
  await openWithToken(visitor, 'IN-2004', await sandbox.token(MOBILE));
  await gifts(visitor.page).click();
  await visitor.page.waitForURL('**/list/IN-2004');
  expect(await loginDialog(visitor.page).count()).toBe(0);
});
