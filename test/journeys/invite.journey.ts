/** An invitation between two users in a browser; refusals, rungs and sharing are in screens/invite.screen.ts. */
import type { Page } from 'playwright-core';
import { journey } from '../harness';
import { openAs } from './pickSteps';
import { logIn } from './steps';

const { sandbox, visit } = journey();

const ACCEPT = 'activity/api/invite/accept';
const FRIEND = '13612340001';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const invited = (page: Page, count: number) => page.getByText(`${count}已邀请（人）`);

test('owner and friend: the friend accepts and sends, the owner is paid (wire: full)', async () => {
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
  await sandbox.parcels(FRIEND, 1);
  await button(friend.page, '去寄件').click();
  await friend.page.waitForURL(/\/send\?couponId=INV1-OPEN-/);

  await owner.open('/inviteV1/invite?activityCode=INV1-OPEN');
  await invited(owner.page, 1).waitFor();
  await owner.page.getByText('1奖励到账（人）').waitFor();
  await owner.page.getByLabel('￥3', { exact: true }).waitFor();
});
