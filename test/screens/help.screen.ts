/** Helps by friends: start, a friend's help, each refusal, a lost response, owner and friend side by side. */
import type { Page } from 'playwright-core';
import { expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { logIn } from '../journeys/steps';

const { sandbox, visit } = journey();

const CASH_FRIEND = '/fissionOfCash?inviteCode=FI-FRIEND';
const ASSIST = 'fission/taskAssist';
const button = (page: Page, name: string) => page.getByRole('button', { name });

mainJourney(
  sandbox,
  'cash: started after a login, with a bar, a countdown and a link to send',
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/fissionOfCash?activityCode=FISSION-OPEN');
    await button(page, '立即发起').click();
    await logIn(page);
    await button(page, '邀请好友助力').waitFor();
    await page.getByText('还差 ￥20 即可到账').waitFor();
    await page.getByRole('timer').waitFor();
    expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
    expect(await sandbox.requests('fission/taskStart')).toHaveLength(1);
  },
  async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, '/fissionOfCash?activityCode=FISSION-OPEN');
    await page.getByText('暂时不能参与，看看其他福利吧').waitFor();
    // Nothing is promised, and the page does not invite to share it.
    expect(await page.getByText(/即可到账|快去邀请/).count()).toBe(0);
    await button(page, '看看其他福利').click();
    await page.waitForURL((url) => url.pathname === '/welfare');
    expect(await sandbox.requests('fission/taskStart')).toEqual([]);
  },
);

mainJourney(
  sandbox,
  'cash: friends help, the owner sees them and is paid',
  async () => {
    const owner = await visit();
    await openAs(owner, sandbox, '/fissionOfCash?activityCode=FISSION-OPEN', '13800000011');
    await owner.page.getByText('助力好友（3）').waitFor();
    for (const mobile of ['13712340001', '13712340002']) {
      const friend = await visit();
      await openAs(friend, sandbox, CASH_FRIEND, mobile);
      await friend.page.getByText('好友 138****0011 邀您助力').waitFor();
      await button(friend.page, '帮他助力').click();
      await friend.page.getByText(/^您已帮TA助力 ￥/).waitFor();
      await button(friend.page, '我也要领').waitFor();
    }
    await owner.page.reload();
    await owner.page.getByText('￥20 已到账寄件钱包').waitFor();
    await owner.page.getByText('137****0002').first().waitFor();
    await button(owner.page, '去提现').click();
    await owner.page.waitForURL(/\/cashout\/money/);
    const sent = (await sandbox.requests(ASSIST)).map(({ body }) => body);
    expect(sent).toEqual([
      expect.objectContaining({ inviteCode: 'FI-FRIEND' }),
      expect.objectContaining({ inviteCode: 'FI-FRIEND' }),
    ]);
  },
  async () => {
    const owner = await visit();
    await openAs(owner, sandbox, '/fissionOfCash?activityCode=FISSION-OPEN', '13800000011');
    await owner.page.getByText('助力好友（3）').waitFor();
    await owner.page.getByText('暂时不能参与，看看其他福利吧').waitFor();
    expect(await button(owner.page, '邀请好友助力').count()).toBe(0);
    const friend = await visit();
    await openAs(friend, sandbox, CASH_FRIEND, '13712340001');
    await friend.page.getByText('好友 138****0011 邀您助力').waitFor();
    await friend.page.getByText('暂时不能参与', { exact: true }).waitFor();
    await button(friend.page, '我也要领').click();
    await friend.page.waitForURL((url) => url.searchParams.get('activityCode') === 'FISSION-OPEN');
    await button(friend.page, '看看其他福利').filter({ visible: true }).waitFor();
    expect(await sandbox.requests(ASSIST)).toEqual([]);
  },
);

test.each([
  ['FI-FULL', '13912345678', '来晚啦，好友的助力已满'],
  ['FI-OVER', '13912345678', '来晚啦，本次助力已结束'],
  ['FI-FRIEND', '13800000010', '仅限新用户参与助力'],
])('cash %s by %s: shows %s, sends nothing, and offers to start one', async (code, mobile, words) => {
  const visitor = await visit();
  await openAs(visitor, sandbox, `/fissionOfCash?inviteCode=${code}`, mobile);
  await visitor.page.getByText(words).waitFor();
  expect(await sandbox.requests(ASSIST)).toEqual([]);
  await button(visitor.page, '我也要领').click();
  await button(visitor.page, '立即发起').filter({ visible: true }).waitFor();
});

test('cash: the own link opens the own page; an ended one starts again', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, '/fissionOfCash?inviteCode=FI-OVER', '13800000022');
  await visitor.page.getByText('时间到啦，本次助力未达成').waitFor();
  await button(visitor.page, '再来一次').click();
  await button(visitor.page, '邀请好友助力').waitFor();
  await visitor.page.getByText('还没有好友助力，快去邀请吧').waitFor();
});

test('cash: a friend who logs in too late reads that it is full', async () => {
  const visitor = await visit();
  await visitor.open(CASH_FRIEND);
  await button(visitor.page, '帮他助力').waitFor();
  for (const mobile of ['13712340001', '13712340002']) {
    const friend = await visit();
    await openAs(friend, sandbox, CASH_FRIEND, mobile);
    await button(friend.page, '帮他助力').click();
    await button(friend.page, '我也要领').waitFor();
  }
  await button(visitor.page, '帮他助力').click();
  await logIn(visitor.page);
  await expectToast(visitor.page, '来晚啦，好友的助力已满');
  await button(visitor.page, '我也要领').waitFor();
});

test('cash: an unknown link says so, with a next step', async () => {
  const { page, open } = await visit();
  await open('/fissionOfCash?inviteCode=NOBODY');
  await page.getByText('没有找到这个活动').waitFor();
  await button(page, '看看其他福利').click();
  await page.waitForURL((url) => url.pathname === '/welfare');
});
