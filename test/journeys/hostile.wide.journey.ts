/** RC-HOSTILE where the browser matters: boxes of the rules, selectors. The rest is in screens/hostile.screen.ts. */
import { journey, type Visitor } from '../harness';
import { expectHarmless, watch, type Watch } from './hostileSteps';
import { openWithToken, poster } from './receiveSteps';
import { dialog, dismiss, MOBILE } from './steps';

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
  // Nothing in it covers the page or exceeds its box.
  const boxes = await rules.evaluate((element) => {
    const { width } = element.getBoundingClientRect();
    return Array.from(element.querySelectorAll('*')).filter(
      (inner) =>
        getComputedStyle(inner).position === 'fixed' || inner.getBoundingClientRect().width > width + 1,
    ).length;
  });
  expect(boxes).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  // Every element of it is tapped.
  for (const word of ['点我', '换行绕过', '实体绕过', '数据链接', '仿冒页面', '事件属性', '抢占标识'])
    await rules.getByText(word).first().dispatchEvent('click');
  await rules.getByRole('button', { name: '我知道了' }).click();
  await rules.waitFor({ state: 'detached' });
  await expectHarmless(visitor, seen, PATH);
});

test("an attack in the address's code stays a code", async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  await visitor.open(
    `/receiveCoupon/${encodeURIComponent('"><img src=x onerror=alert(1)>')}?channel=%3Cscript%3E`,
  );
  await visitor.page.getByRole('button', { name: '重试' }).waitFor();
  expect(await poster(visitor.page).count()).toBe(0);
  await expectHarmless(visitor, seen, PATH);
});
