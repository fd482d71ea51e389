/** IN-HOSTILE: whatever an incentive campaign's texts, colours and addresses try, nothing runs and nothing leaves. */
import { HOSTILE_URLS } from '../../sandbox/core/hostile';
import { expectToast, journey, type Visitor } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch, type Watch } from '../journeys/hostileSteps';
import { CALL, headline, openWithToken, PATH, prizes } from '../journeys/incentiveSteps';
import { dialog, MOBILE } from '../journeys/steps';

const { sandbox, visit } = journey();

const OWN_PATH = /^\/couponIncentive\//;
const REFUSED = '链接无法打开，请稍后再试';
const DAY_MS = 86_400_000;

const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

test('the round: texts are text, the colour is ignored, the button leads nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'IN-HOSTILE', await sandbox.token(MOBILE));
  await headline(page, '本轮活动进行中｜进度 2/4').waitFor();
  expect(await prizes(page)).toEqual([
    '得249999.99元券已获得',
    '得249999.99元券已获得',
    '得249999.99元券寄3000次',
    '得249999.99元券寄99999次',
  ]);
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  expect(await page.title()).toContain('恶意活动');
  expect(await page.title()).not.toMatch(INVISIBLE);
  const styled = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? '').filter(
      (style) => /url\(|red|javascript/i.test(style),
    ),
  );
  expect(styled).toEqual([]);
  const action = page.getByRole('button', { name: '<img src=x onerror=' });
  await action.click();
  await expectToast(page, REFUSED);
  await expectHarmless(visitor, seen, OWN_PATH);
});

test('the rules show only harmless content', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWithToken(visitor, 'IN-HOSTILE', await sandbox.token(MOBILE));
  await page.getByRole('button', { name: '活动规则' }).click();
  const rules = dialog(page, '活动规则');
  await rules.getByText('最后一段正常文字，应当正常显示。').waitFor();
  expect(await rules.textContent()).not.toMatch(/__hostile|@import|display:none/);
  for (const word of ['点我', '换行绕过', '实体绕过', '数据链接', '仿冒页面', '事件属性'])
    await rules.getByText(word).first().dispatchEvent('click');
  await rules.getByRole('button', { name: '我知道了' }).click();
  await rules.waitFor({ state: 'detached' });
  await expectHarmless(visitor, seen, OWN_PATH);
});

test('an exception page: its texts are text, its button and other activities lead nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await sandbox.clock(31 * DAY_MS); // over
  await visitor.open(`${PATH}/IN-HOSTILE`);
  await page.getByText('抱歉，活动已结束').waitFor();
  expect(await textOf(visitor)).toContain('<b onclick=');
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  await page.getByRole('button', { name: '点击加载更多活动 >' }).click();
  const links = page.getByRole('link', { name: /^其他活动/ });
  await links.nth(1).waitFor();
  for (const link of [...(await links.all()), page.getByRole('button', { name: '<img src=x onerror=' })]) {
    await link.click();
    await expectToast(page, REFUSED);
  }
  await expectHarmless(visitor, seen, OWN_PATH);
});

test('banners and buttons open no address of the corpus, and no picture is loaded from it', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await visitor.context.route(`**/${CALL.info}`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data: { pageConfigDTO: { exceptionPageList: readonly object[] } };
    };
    const { pageConfigDTO } = answer.data;
    const hostile = HOSTILE_URLS.map((url) => ({ activityImgUrl: url, activityUrl: url }));
    const exceptionPageList = pageConfigDTO.exceptionPageList.map((row) => ({
      ...row,
      buttonImgUrl: HOSTILE_URLS[9],
      buttonJumpUrl: HOSTILE_URLS[9],
      otherActivityList: hostile,
    }));
    await route.fulfill({
      response,
      json: { ...answer, data: { ...answer.data, pageConfigDTO: { ...pageConfigDTO, exceptionPageList } } },
    });
  });
  await visitor.open(`${PATH}/IN-1002`);
  await page.getByRole('button', { name: '点击加载更多活动 >' }).click();
  const links = page.getByRole('link', { name: /^其他活动/ });
  await links.nth(HOSTILE_URLS.length - 1).waitFor();
  for (const link of await links.all()) {
    await link.dispatchEvent('click');
    await expectToast(page, REFUSED);
    await expectHarmless(visitor, seen, OWN_PATH);
  }
  await page.getByRole('button', { name: '去寄件' }).click();
  await expectToast(page, REFUSED);
  await expectHarmless(visitor, seen, OWN_PATH);
});
