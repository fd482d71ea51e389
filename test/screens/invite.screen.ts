/** Invitations: owner and friend as two users, each refusal, a lost response. */
import type { Page } from 'playwright-core';
import { copiedText, expectToast, journey, mainJourney } from '../harness';
import { openAs } from '../journeys/pickSteps';
import { logIn, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const ACCEPT = 'activity/api/invite/accept';
const FRIEND = '13612340001';
const INVITER = '13800000021';
const LINK = '/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=IV-FRIEND';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invited = (page: Page, count: number) => page.getByText(`${count}已邀请（人）`);

mainJourney(
  sandbox,
  'owner and friend: the friend accepts and sends, the owner is paid',
  async () => {
    const owner = await visit();
    await openAs(owner, sandbox, '/inviteV1/invite?activityCode=INV1-OPEN');
    await invited(owner.page, 0).waitFor();
    const [home] = await sandbox.requests('activity/api/invite/home');
    expect(home?.body).toMatchObject({ version: 'V1', activityCode: 'INV1-OPEN' });
    await button(owner.page, '生成海报').click();
    await owner.page.waitForURL(/\/inviteV1\/sharePoster\/IV\w+$/);
    const inviteCode = new URL(owner.page.url()).pathname.split('/').pop() ?? '';

    const friend = await visit();
    await friend.open(`/inviteV1/invite?activityCode=INV1-OPEN&inviteCode=${inviteCode}`);
    await friend.page.getByRole('heading', { name: '好友 139****5678 邀请您来寄件' }).waitFor();
    await button(friend.page, '接受邀请').click();
    await logIn(friend.page, FRIEND);
    await button(friend.page, '去寄件').waitFor();
    const [accepted] = await sandbox.requests(ACCEPT);
    expect(accepted?.body).toMatchObject({ activityCode: 'INV1-OPEN', inviteCode });
    expect(JSON.stringify(accepted?.body)).not.toMatch(/1[36]\d{9}/);
    await friend.page.getByText('您已获得 5 元寄件券').waitFor();
    await button(friend.page, '我也要邀请').waitFor();
    await sandbox.parcels(FRIEND, 1);
    await button(friend.page, '去寄件').click();
    await friend.page.waitForURL(/\/send\?couponId=INV1-OPEN-/);

    await owner.open('/inviteV1/invite?activityCode=INV1-OPEN');
    await invited(owner.page, 1).waitFor();
    await owner.page.getByText('1奖励到账（人）').waitFor();
    await owner.page.getByLabel('￥3', { exact: true }).waitFor();
  },
  async () => {
    const owner = await visit();
    await openAs(owner, sandbox, '/inviteV1/invite?activityCode=INV1-OPEN');
    await invited(owner.page, 0).waitFor();
    await button(owner.page, '去寄件').click();
    await owner.page.waitForURL(/\/send$/);
    const friend = await visit();
    await openAs(friend, sandbox, LINK, FRIEND);
    await friend.page.getByRole('heading', { name: '好友 138****0021 邀请您来寄件' }).waitFor();
    expect(await button(friend.page, '接受邀请').count()).toBe(0);
    await button(friend.page, '去寄件').click();
    await friend.page.waitForURL(/\/send$/);
    expect(await sandbox.requests(ACCEPT)).toEqual([]);
  },
);

test('the owner of a link reads that it is their own, and invites with it', async () => {
  const visitor = await visit();
  await openAs(visitor, sandbox, LINK, INVITER);
  await visitor.page.getByRole('heading', { name: '这是您自己的邀请链接' }).waitFor();
  await button(visitor.page, '立即邀请好友').waitFor();
  expect(await button(visitor.page, '接受邀请').count()).toBe(0);
});

test.each([['an old customer', LINK, '13800000010', '您已寄过件，不能接受新用户邀请', '我也要邀请好友']])(
  '%s reads why, and may invite',
  async (_, link, mobile, words, way) => {
    const visitor = await visit();
    await openAs(visitor, sandbox, link, mobile);
    await visitor.page.getByText(words).waitFor();
    await button(visitor.page, way).waitFor();
    expect(await sandbox.requests(ACCEPT)).toEqual([]);
  },
);

test('an old customer who logs in meanwhile reads the refusal, and nothing else changes', async () => {
  const visitor = await visit();
  await visitor.open(LINK);
  await button(visitor.page, '接受邀请').click();
  await logIn(visitor.page, '13800000010');
  await expectToast(visitor.page, '您已寄过件，不能接受新用户邀请');
  await button(visitor.page, '我也要邀请好友').waitFor();
});

test('the share card has this page with the user’s own code, and no personal data', async () => {
  const visitor = await visit();
  await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(visitor, sandbox, '/inviteV1/invite?activityCode=INV1-OPEN', MOBILE);
  await button(visitor.page, '立即邀请好友').click();
  await expectToast(visitor.page, '链接已复制，快去分享给好友吧');
  const copied = await copiedText(visitor.page);
  expect(copied).toMatch(/\/inviteV1\/invite\?activityCode=INV1-OPEN&inviteCode=IV\w+$/);
  expect(copied).not.toContain(MOBILE);
});

test.each([
  ['INV1-NOT-START', '活动未开始', /活动将于 .* 开始/],
  ['INV1-FINISHED', '活动已结束', '活动已结束，已获得的奖励仍可使用'],
])('%s: %s', async (code, words, note) => {
  const visitor = await visit();
  await visitor.open(`/inviteV1/invite?activityCode=${code}`);
  await visitor.page.getByText(note).waitFor();
  expect(await button(visitor.page, words).getAttribute('aria-disabled')).toBe('true');
});

test('an unknown campaign offers a next step', async () => {
  const visitor = await visit();
  await visitor.open('/inviteV1/invite?activityCode=NOBODY');
  await visitor.page.getByText('没有找到这个活动').waitFor();
  await button(visitor.page, '看看其他福利').waitFor();
});

describe('the ladder', () => {
  const LADDER = '/inviteV2/invite?activityCode=INV2-OPEN';
  const CLAIM = 'activity/api/invite/claim';
  const claims = (page: Page) => page.getByRole('button', { name: '立即领取' });

  mainJourney(sandbox, 'each reached level is claimed once, and the rewards add up', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await openAs(visitor, sandbox, LADDER, INVITER);
    await page.getByText('还差 4 位').waitFor();
    expect(await claims(page).count()).toBe(3);
    const before = await page
      .getByLabel(/^￥[\d.]+$/)
      .first()
      .getAttribute('aria-label');
    await claims(page).first().click();
    await page.getByText('已领取').waitFor();
    expect(await claims(page).count()).toBe(2);
    expect(
      Number(
        (
          await page
            .getByLabel(/^￥[\d.]+$/)
            .first()
            .getAttribute('aria-label')
        )?.slice(1),
      ),
    ).toBe(Number(before?.slice(1)) + 1);
    const [claim] = await sandbox.requests(CLAIM);
    expect(claim?.body).toMatchObject({ activityCode: 'INV2-OPEN', rungNo: 1 });

    await button(page, '查看我的奖励').click();
    await page.waitForURL(/\/inviteV2\/myReward\?activityCode=INV2-OPEN/);
    await page.getByText('奖励为减免金，已存入减免金账户').waitFor();
    for (const state of ['已注册', '已寄件']) await page.getByText(`· ${state}`).first().waitFor();
  });

  test('claimed on another phone meanwhile: says so, and nothing is paid twice', async () => {
    const visitor = await visit();
    const other = await visit();
    for (const each of [visitor, other]) await openAs(each, sandbox, LADDER, INVITER);
    await claims(other.page).first().click();
    await other.page.getByText('已领取').waitFor();
    await claims(visitor.page).first().click();
    await expectToast(visitor.page, '您已领取过该奖励');
    await visitor.page.getByText('已领取', { exact: true }).waitFor();
  });

  test('a friend accepts on this page too', async () => {
    const visitor = await visit();
    await openAs(visitor, sandbox, `${LADDER}&inviteCode=IV-FRIEND`, FRIEND);
    await button(visitor.page, '接受邀请').click();
    await button(visitor.page, '去寄件').waitFor();
  });

  test('pressing on the winners stops the rotation', async () => {
    const visitor = await visit();
    await visitor.open(LADDER);
    await visitor.page.getByRole('button', { name: /轻触暂停播放$/ }).click();
    await visitor.page.getByText('轻触继续播放').waitFor();
  });

  test('without invited friends: a way to the campaign', async () => {
    const visitor = await visit();
    await openAs(visitor, sandbox, '/inviteV2/myReward', MOBILE);
    await button(visitor.page, '去邀请好友').click();
    await visitor.page.waitForURL(/\/inviteV2\/invite/);
  });
});
