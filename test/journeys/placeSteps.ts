/** The user's place in the page's location bar, and a controllable device position. */
import type { Locator, Page } from 'playwright-core';
import { eventually, type LoggedRequest, type SandboxControl, type Visitor } from '../harness';
import { CALL, openWeekly } from './weeklySteps';

export const GEO_CALL = 'geo/parseLatLongAddress';

/** Spots inside places that the sandbox knows (sandbox/weekly/places.ts), and an unknown one. */
export const SPOT = {
  shenzhen: { longitude: 113.95, latitude: 22.54 },
  shanghai: { longitude: 121.5, latitude: 31.2 },
  korla: { longitude: 86.1, latitude: 41.7 },
  ocean: { longitude: 0, latitude: 0 },
} as const;
type Spot = (typeof SPOT)[keyof typeof SPOT];

export const SHENZHEN = '深圳市科技园高新南七道 12…';

/** The bar, by its whole text. */
export const placeBar = (page: Page, words: string | RegExp): Locator =>
  page.getByRole('button', {
    name: typeof words === 'string' ? new RegExp(`^当前位置：${words}，切换城市$`) : words,
  });
const anyPlaceBar = (page: Page): Locator => placeBar(page, /^当前位置：/);
export const enable = (page: Page): Locator => page.getByRole('button', { name: '去开启', exact: true });

/** The device may take any time: its own limit is off, the bar's three seconds remain. Before the page is opened. */
export const waitForDevice = ({ context }: Visitor): Promise<unknown> =>
  context.addInitScript(() => {
    const { geolocation } = navigator;
    const locate = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (answer, refuse, options) =>
      locate(answer, refuse, { ...options, timeout: Infinity });
  });

/** The browser may locate, at this position. */
export async function stand(visitor: Visitor, spot: Spot): Promise<void> {
  const { context } = visitor;
  await waitForDevice(visitor);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(spot);
}

/** The device is asked, and answers when `releasePosition` says so. */
export const holdPosition = ({ context }: Visitor): Promise<unknown> =>
  context.addInitScript(() => {
    const held: PositionCallback[] = [];
    Object.assign(window, { __held: held });
    navigator.geolocation.getCurrentPosition = (answer) => void held.push(answer);
  });

/**
 * Opens a page and stops its clock at 定位中…, which shows for three seconds, when the device has been asked
 * (`holdPosition`); the caller restarts the clock.
 */
export async function openLocating(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000); // ahead, however long it takes to get there
  const home = page.waitForResponse((response) => response.url().endsWith(CALL.home));
  await openWeekly(visitor, 'FRI-PLACE');
  await (await home).finished(); // its time stops, so that it cannot run out
  await eventually(
    '定位中…',
    async () => {
      await page.clock.runFor(50);
      return placeBar(page, '定位中…').count();
    },
    (count) => count === 1,
  );
  await eventually(
    'the device asked',
    () => page.evaluate(() => (Reflect.get(window, '__held') as unknown[]).length),
    (count) => count > 0,
  );
}

export const releasePosition = (page: Page, spot: Spot): Promise<void> =>
  page.evaluate((coords) => {
    const held = Reflect.get(window, '__held') as ((position: unknown) => void)[];
    for (const answer of held.splice(0)) answer({ coords });
  }, spot);

/** Opens the choice of a city and takes another way: 重新定位, or 选择地址 in the app. */
export async function chooseBy(page: Page, way: '重新定位' | '选择地址'): Promise<void> {
  await anyPlaceBar(page).click();
  await page.getByRole('dialog').getByRole('button', { name: way, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Cities of the answered page calls, once there are `count`. */
export const citiesAsked = async (sandbox: SandboxControl, count: number): Promise<readonly string[]> =>
  (await homeCalls(sandbox, count)).map(({ body }) => (body as { readonly city: string }).city);

export const homeCalls = (sandbox: SandboxControl, count: number): Promise<readonly LoggedRequest[]> =>
  eventually(
    `${count} answered calls of the page`,
    async () => (await sandbox.requests(CALL.home)).filter(({ response }) => response !== null),
    (calls) => calls.length >= count,
  );

/** From now on the app answers `method` with `data` instead. */
export async function answerAs(page: Page, method: string, data: unknown): Promise<void> {
  await page.evaluate(
    ([name, value]) => {
      type Invoke = (method: string, params: string, callback: (answer: unknown) => void) => void;
      const bridge = Reflect.get(window, 'HiveBridge') as { invoke: Invoke };
      const before = bridge.invoke;
      bridge.invoke = (asked, params, callback) =>
        before(asked, params, (answer) =>
          callback(asked === name ? { code: 0, msg: '', data: value } : answer),
        );
    },
    [method, data] as const,
  );
}

/** Parameters of the calls of one of the app's methods, once there are `count`. */
export const bridged = async (visitor: Visitor, method: string, count: number): Promise<readonly unknown[]> =>
  eventually(
    `${count} calls of the app's ${method}`,
    async () =>
      (await visitor.bridgeCalls()).filter((call) => call.method === method).map(({ params }) => params),
    (calls) => calls.length >= count,
  );
