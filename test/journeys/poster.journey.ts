/** Posters: the drawing scans even with missing parts; saving, and drawing code that does not load. */
import { expectToast, journey, mainJourney } from '../harness';
import { readCode } from '../harness/posterCode';
import { wide } from '../harness/wide';

const { sandbox, visit } = journey();

mainJourney(
  sandbox,
  'drawn on the device: its code opens the friend’s page, and it can be saved',
  async () => {
    const { page, open } = await visit();
    await open('/couponBargain/sharePoster/BG-FRIEND');
    const poster = page.getByRole('img', { name: /^海报：5 元寄件券/ });
    await poster.waitFor();
    const { origin } = new URL(page.url());
    expect(await readCode(poster)).toBe(`${origin}/couponBargain/beInvited/BG-FRIEND`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存到相册' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
    await expectToast(page, '保存成功');
  },
);

wide.each([
  ['/couponBargain/sharePoster/BG-NOPIC', '/couponBargain/beInvited/BG-NOPIC'],
  ['/couponBargain/sharePoster/BG-HOSTILE', '/couponBargain/beInvited/BG-HOSTILE'],
  ['/inviteV1/sharePoster/IV-FRIEND', '/inviteV1/invite?inviteCode=IV-FRIEND'],
  ['/inviteV2/sharePoster/IV-FRIEND', '/inviteV2/invite?inviteCode=IV-FRIEND'],
])('%s scans, whatever else is missing or hostile', async (address, opens) => {
  const visitor = await visit({ host: 'wechat' });
  const { page } = visitor;
  visitor.expectProblems('status 404');
  await visitor.open(address);
  const poster = page.getByRole('img', { name: /^海报：/ });
  await poster.waitFor();
  expect(await readCode(poster)).toBe(new URL(page.url()).origin + opens);
  // Saving is by long press here: its web view downloads nothing.
  await page.getByText('长按图片保存，发给好友扫码参加').waitFor();
  expect(await page.getByRole('button', { name: '保存到相册' }).count()).toBe(0);
});
