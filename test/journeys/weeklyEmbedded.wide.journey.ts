/**
 * The weekly page inside the consumer app's own pages (product §2.2, §2.4, §2.8): scenes pickResult, pickDetail,
 * pickPaySuccess.
 */
import { journey, type HostName, type Visitor } from '../harness';
import { board, drawButton } from './drawSteps';
import { APP_TOKEN } from './hostSteps';
import { bridged } from './placeSteps';
import { toast } from './steps';
import { module, openWeekly } from './weeklySteps';

const { sandbox, visit } = journey();

async function embed(host: HostName): Promise<Visitor> {
  const visitor = await visit({
    host,
    cookies: { token: APP_TOKEN },
    bridgeAnswers: { toast: null, reportPageHeight: null, closeWebview: null },
  });
  await visitor.context.addInitScript(noteHeights);
  return visitor;
}

/** Records the content's height at each report: it grows while the page is shown. */
function noteHeights(): void {
  const noted: number[] = [];
  Object.assign(window, { __heights: noted });
  const bridge = Reflect.get(window, 'HiveBridge') as { invoke(method: string, ...rest: unknown[]): void };
  const { invoke } = bridge;
  bridge.invoke = (method, ...rest) => {
    if (method === 'reportPageHeight')
      noted.push(document.getElementById('weekly-content')?.getBoundingClientRect().height ?? 0);
    invoke(method, ...rest);
  };
}

/** Reported heights are whole pixels. */
function expectHeights(reported: readonly number[], expected: readonly number[]): void {
  expect(reported).toHaveLength(expected.length);
  const wrong = reported.filter((height, tick) => Math.abs(height - (expected[tick] ?? NaN)) > 1);
  expect({ wrong, reported, expected }).toEqual({ wrong: [], reported, expected });
}

const contentHeights = ({ page }: Visitor): Promise<readonly number[]> =>
  page.evaluate(() => Reflect.get(window, '__heights') as number[]);

const heights = async (visitor: Visitor, count: number): Promise<readonly number[]> =>
  (await bridged(visitor, 'reportPageHeight', count)).map(
    (params) => (params as { readonly height: number }).height,
  );

test('rules and modules; heights are reported 6 times on iOS, 10 on Android, at last no taller than the screen', async () => {
  const scenes = [
    ['consumer-ios', 'pickResult', '4', 6],
    ['consumer-android', 'pickDetail', '3', 10],
  ] as const;
  await Promise.all(
    scenes.map(async ([host, scene, sceneId, ticks]) => {
      const visitor = await embed(host);
      const { page } = visitor;
      await openWeekly(visitor, 'FRI-ALL', `&scene=${scene}`);
      await module(page, 'seckill').waitFor();
      await page.getByRole('button', { name: '活动规则' }).waitFor();
      expect(await page.getByRole('button', { name: '分享' }).count()).toBe(0);
      expect(await page.getByRole('navigation', { name: '页面导航' }).count()).toBe(0);
      expect(await page.getByRole('img', { name: '超级星期五' }).count()).toBe(0);
      const reported = await heights(visitor, ticks);
      // Longer than a tick: there is no further one.
      await new Promise((resolve) => setTimeout(resolve, 700));
      expect(await heights(visitor, 0)).toHaveLength(ticks);
      const screen = await page.evaluate(() => window.screen.height);
      const content = await contentHeights(visitor);
      expect(Math.max(...content.slice(3))).toBeGreaterThan(screen);
      expectHeights(
        reported,
        content.map((height, tick) => (tick < 3 ? height : Math.min(height, screen))),
      );
      // The page itself too; the rest scrolls inside it.
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(
        true,
      );
      const calls = await sandbox.requests('aggregatePage/home');
      expect(calls.map(({ body }) => (body as { sceneId: string }).sceneId)).toContain(sceneId);
    }),
  );
});

test('a low page reports its real height; the app shows the toasts', async () => {
  const visitor = await embed('consumer-ios');
  const { page } = visitor;
  await openWeekly(visitor, 'DRAW-REFUSED', '&scene=pickPaySuccess');
  await board(page).waitFor();
  await drawButton(page, '立即抽奖').click();
  const words = '今天参与的人太多啦，歇一会儿再来吧';
  expect(await bridged(visitor, 'toast', 1)).toEqual([{ text: words }]);
  expect(await toast(page, words).count()).toBe(0);
  const reported = await heights(visitor, 6);
  const content = await contentHeights(visitor);
  const screen = await page.evaluate(() => window.screen.height);
  expect(content[5]).toBeLessThan(screen);
  expectHeights(reported, content);
  const [home] = await sandbox.requests('aggregatePage/home');
  expect(home?.body).toMatchObject({ sceneId: '5' });
});
