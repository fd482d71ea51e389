/** FRI-HOSTILE, and absurd responses: nothing runs, nothing leads away, the page is never blank. */
import { expectToast, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { expectHarmless, INVISIBLE, textOf, watch, type Watch } from './hostileSteps';
import { dialog } from './steps';
import { module, modules, openLoggedIn, openWeekly } from './weeklySteps';

const { sandbox, visit } = journey();

const OWN_PATH = /^\/fcFriday$/;
const REFUSED = '链接无法打开，请稍后再试';

const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

/** Nothing is wider than the screen, and nothing but our own bars covers the page. */
async function expectInPlace({ page }: Visitor): Promise<void> {
  const found = await page.evaluate(() => ({
    isWide: document.documentElement.scrollWidth > window.innerWidth,
    covers: Array.from(document.querySelectorAll('#app *')).filter((element) => {
      const { position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return position === 'fixed' && width * height > (window.innerWidth * window.innerHeight) / 3;
    }).length,
  }));
  expect(found).toEqual({ isWide: false, covers: 0 });
}

test('texts are text, colours are ignored, pictures and links lead nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openLoggedIn(visitor, sandbox, 'FRI-HOSTILE');
  await module(page, 'draw').waitFor();
  // Scrolls the whole page, so that all of it is mounted.
  for (const element of await modules(page).all()) {
    await element.scrollIntoViewIfNeeded();
    await expectInPlace(visitor);
  }
  expect(await textOf(visitor)).not.toMatch(INVISIBLE);
  expect(await page.title()).toContain('恶意周五');
  expect(await page.title()).not.toMatch(INVISIBLE);
  const styled = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[style]'), (element) => element.getAttribute('style') ?? '').filter(
      (style) => /url\(|red;|javascript|expression/i.test(style),
    ),
  );
  expect(styled).toEqual([]);

  let pressed = 0;
  for (const id of ['constructor', 'promo-8', 'promo-0', 'promo-1', 'promo-2', 'promo-3']) {
    const links = await module(page, id).getByRole('link').all();
    for (const link of links) {
      await link.dispatchEvent('click');
      await expectToast(page, REFUSED);
      pressed += 1;
    }
  }
  expect(pressed).toBeGreaterThan(0);
  await expectHarmless(visitor, seen, OWN_PATH);
});

wide('the rules show harmless content and nothing else', async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWeekly(visitor, 'FRI-HOSTILE');
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

wide('values from the address are shown as plain text', async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  const attack = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(
    `/fcFriday?configId=FRI-MIN&channelId=${attack}&scene=${attack}&closeThumbnail=${attack}`,
  );
  await module(visitor.page, 'seckill').waitFor();
  await expectHarmless(visitor, seen, OWN_PATH);
});
