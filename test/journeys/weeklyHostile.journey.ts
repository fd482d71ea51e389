/** FRI-HOSTILE, and answers that nobody would send: nothing runs, nothing leads away, the page is never blank. */
import { expectToast, journey, type Visitor } from '../harness';
import { expectHarmless, INVISIBLE, textOf, watch, type Watch } from './hostileSteps';
import { placeBar } from './placeSteps';
import { dialog } from './steps';
import { anyAnswers } from './weeklyFuzz';
import { answered, CALL, lookAgain, module, modules, openLoggedIn, openWeekly } from './weeklySteps';

const { sandbox, visit } = journey();

const OWN_PATH = /^\/fcFriday$/;
const REFUSED = '链接无法打开，请稍后再试';

const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

/** Nothing is wider than the screen, and nothing but our own bars lies over the page. */
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

test('texts are text, colours are none, pictures and links lead nowhere', async () => {
  const visitor = await visit({ width: 320, height: 640 });
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openLoggedIn(visitor, sandbox, 'FRI-HOSTILE');
  await module(page, 'draw').waitFor();
  // The whole page is looked at, so that all of it is mounted.
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

test('the rules show what is harmless and nothing else', async () => {
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

test('what the address says is text', async () => {
  const visitor = await visit();
  const seen = watchVisit(visitor);
  const attack = encodeURIComponent('"><img src=x onerror=alert(1)>');
  await visitor.open(
    `/fcFriday?configId=FRI-MIN&channelId=${attack}&scene=${attack}&closeThumbnail=${attack}`,
  );
  await module(visitor.page, 'seckill').waitFor();
  await expectHarmless(visitor, seen, OWN_PATH);
});

/** How many answers in a row one open page is given. */
const ANSWERS = 40;

test(`${ANSWERS} made-up answers: never blank, nothing thrown, nothing opened`, async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWeekly(visitor, 'FRI-ALL');
  await module(page, 'tasks').waitFor();
  // The place's own call is over: from here on only the test has the page ask.
  await placeBar(page, '深圳市').waitFor();
  const [first] = await answered(sandbox, CALL.home, 2);
  const before = (await sandbox.requests(CALL.home)).length;
  let asked = before;
  const texts = new Set<string>();
  for (const [seed, body] of anyAnswers(first?.response, ANSWERS).entries()) {
    await sandbox.faults({ path: CALL.home, kind: 'malformed', body });
    const answer = page.waitForResponse((response) => response.url().endsWith(CALL.home));
    await lookAgain(page);
    await (await answer).finished();
    asked += 1;
    // Two frames: the answer is on the page.
    const shown = await page.evaluate(
      () =>
        new Promise<{ text: string; boxes: number; isWide: boolean }>((resolve) => {
          const look = (): void =>
            resolve({
              text: document.body.innerText.trim(),
              boxes: document.querySelectorAll('#weekly-content > *').length,
              isWide: document.documentElement.scrollWidth > window.innerWidth,
            });
          // A browser that draws nothing gives no frame.
          setTimeout(look, 2_000);
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
    texts.add(shown.text);
    expect([seed, shown.text !== '', shown.boxes > 0, shown.isWide]).toEqual([seed, true, true, false]);
  }
  expect((await sandbox.requests(CALL.home)).length).toBeGreaterThanOrEqual(asked);
  expect(texts.size).toBeGreaterThan(ANSWERS / 2); // they were looked at, not thrown away
  // The right answer again, and all is there again.
  await lookAgain(page);
  await module(page, 'seckill').waitFor();
  await module(page, 'tasks').waitFor();
  await expectHarmless(visitor, seen, OWN_PATH);
});
