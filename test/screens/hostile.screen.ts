/** RC-HOSTILE: whatever a campaign's texts, rules and addresses try, nothing runs, nothing leaves, nothing breaks. */
import { HOSTILE_URLS } from '../../sandbox/core/hostile';
import { expectToast, journey, type Visitor } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch, type Watch } from '../journeys/hostileSteps';
import { openWithToken } from '../journeys/receiveSteps';
import { dialog, dismiss, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const PATH = /^\/receiveCoupon\//;
const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

test('the rules show only harmless content', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'RC-HOSTILE', await sandbox.token(MOBILE));
  const result = dialog(page, '领券成功');
  await dismiss(result);

  await page.getByRole('button', { name: '活动规则' }).click();
  const rules = dialog(page, '活动规则');
  await rules.waitFor();
  const text = (await rules.textContent()) ?? '';
  expect(text).toContain('这一段是正常文字，应当正常显示。');
  expect(text).toContain('下一段 < 不是标签 & 也不是实体 📦 &unknown;');
  expect(text).toContain('最后一段正常文字，应当正常显示。');
  expect(text).not.toMatch(/__hostile|@import|display:none/);
  // Every element of it is tapped.
  for (const word of ['点我', '换行绕过', '实体绕过', '数据链接', '仿冒页面', '事件属性', '抢占标识'])
    await rules.getByText(word).first().dispatchEvent('click');
  await rules.getByRole('button', { name: '我知道了' }).click();
  await rules.waitFor({ state: 'detached' });
  await expectHarmless(visitor, seen, PATH);
});

test('titles and coupons are text, without invisible characters', async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'RC-HOSTILE', await sandbox.token(MOBILE));
  const result = dialog(visitor.page, '领券成功');
  await result.waitFor();
  const text = (await result.textContent()) ?? '';
  expect(text).toContain('<script>');
  expect(text).toContain('[链接](javascript:alert(1))');
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  const title = await visitor.page.title();
  expect(title).toContain('恶意活动');
  expect(title).not.toMatch(INVISIBLE);
  await expectHarmless(visitor, seen, PATH);
});

test('the coupon’s address is refused with a message', async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'RC-HOSTILE', await sandbox.token(MOBILE));
  const result = dialog(visitor.page, '领券成功');
  await result.getByRole('button', { name: '去使用' }).click();
  await expectToast(visitor.page, '链接无法打开，请稍后再试');
  await expectHarmless(visitor, seen, PATH);
});

test('the address of the status popup’s button is refused with a message, and its picture is not loaded', async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  await sandbox.clock(40 * 24 * 3_600_000); // over
  await visitor.open('/receiveCoupon/RC-HOSTILE');
  const popup = dialog(visitor.page, '抱歉，活动已结束');
  await popup.waitFor();
  await popup.getByRole('button', { name: /去寄件/ }).click();
  await expectToast(visitor.page, '链接无法打开，请稍后再试');
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  await expectHarmless(visitor, seen, PATH);
});

test('no address of the corpus is opened', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  let url = '';
  await visitor.context.route('**/activity/info', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: { pageConfig: { commonReceiveCouponV1DTO: Readonly<Record<string, string>> } };
    };
    const page1 = answer.data.pageConfig.commonReceiveCouponV1DTO;
    const hostile = {
      ...page1,
      popupButtonJumpUrl: url,
      qrCodeButtonJumpUrl: url,
      homePageImgUrl: url,
      qrCodeImgUrl: url,
    };
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, pageConfig: { commonReceiveCouponV1DTO: hostile } } },
    });
  });
  for (const address of HOSTILE_URLS) {
    url = address;
    seen.documents.length = 0;
    await visitor.open('/receiveCoupon/RC-FINISHED');
    const popup = dialog(page, '抱歉，活动已结束');
    await popup.getByRole('button', { name: '去寄件' }).click();
    await expectToast(page, '链接无法打开，请稍后再试');
    await expectHarmless(visitor, seen, PATH);
  }
});
