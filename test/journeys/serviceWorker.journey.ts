/** The H5 service worker (docs/service-worker.md) over releases, without a network, and switched off. */
import type { BrowserContext, Page } from 'playwright-core';
import { eventually, journey, PATIENCE_MS } from '../harness';
import { wide } from '../harness/wide';
import { code, openButton, PICK_CALL, said } from './pickSteps';
import { NEXT_HASH, startReleaseServer, type ReleaseServer } from './releaseServer';
import { MOBILE } from './steps';

const { browser } = journey();

let server: ReleaseServer;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startReleaseServer();
});
beforeEach(async () => {
  server.line = 'up';
  server.asked.length = 0;
  server.deploy('built');
  await server.sandbox.reset();
  // Not a pooled phone: those block service workers.
  context = await browser().newContext({ baseURL: server.origin, viewport: { width: 375, height: 812 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
});
afterEach(() => context.close());
afterAll(() => server.stop());

const parcel = (of: Page): ReturnType<typeof code> => code(of, '70316208');
const staleLine = (of: Page) => of.getByText(/^上次更新 \d\d:\d\d$/);

/** Logs in by a link, and opens a page of the account. */
async function openAs(path: string): Promise<void> {
  await page.goto(`/list/LIST-0?token=${await server.sandbox.token(MOBILE)}`);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.goto(path);
}

interface Stored {
  readonly cache: string;
  readonly address: string;
  /** Where the response came from. */
  readonly from: string;
}

const stored = (of: Page = page): Promise<Stored[]> =>
  of.evaluate(async () => {
    const found: Stored[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const request of await opened.keys()) {
        const from = (await opened.match(request))?.url ?? '';
        found.push({ cache, address: request.url.slice(location.origin.length), from });
      }
    }
    return found;
  });

/** The worker answers this page, and has stored the files that the page has loaded. */
async function withWorker(of: Page = page): Promise<void> {
  await of.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const loaded = await of.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.slice(location.origin.length))
      .filter((path) => /^\/(js|css)\//.test(path)),
  );
  await eventually(
    'the files of the page in a cache',
    () => stored(of),
    (all) => loaded.every((path) => all.some(({ address }) => address === path)),
  );
}

test('an opened app starts again without a network and shows its last answer; a write is refused and not sent later', async () => {
  await openAs('/pick');
  await parcel(page).waitFor();
  await withWorker();
  server.line = 'cut';
  await page.reload();
  await parcel(page).waitFor();
  await staleLine(page).waitFor();
  server.line = 'up';
  await page.goto('/pick/open?cabinetCode=CAB-1001');
  await openButton(page).waitFor();
  server.line = 'cut';
  await openButton(page).click();
  await said(page, '没有收到柜机的回应').waitFor();
  server.line = 'up';
  await page.goto('/pick');
  await parcel(page).waitFor();
  await staleLine(page).waitFor({ state: 'detached' });
  expect(await server.sandbox.requests(PICK_CALL.open)).toEqual([]);
});

test('the caches contain the app’s own files alone: no answer of the gateway, no address with a token', async () => {
  await openAs('/');
  await withWorker();
  // As a visitor whom the worker already answers.
  const token = await server.sandbox.token(MOBILE);
  await page.goto(`/list/LIST-137?token=${token}`);
  await page.waitForURL((url) => !url.searchParams.has('token'));
  await page.waitForLoadState('networkidle');
  await page.goto('/fcFriday?configId=FRI-ALL');
  await withWorker();
  const all = await stored();
  expect(all.length).toBeGreaterThan(5);
  const addresses = all.flatMap(({ address, from }) => [address, from.replace(server.origin, '')]);
  const isOwn = (address: string): boolean =>
    /^\/(?:(?:js|css)\/[\w.]+|index\.html(?:\?__WB_REVISION__=[^&]+)?)$/.test(address);
  expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
  expect(JSON.stringify(all)).not.toContain(token);
});

test('a release while a page is open: no reload, its files stay; the next document is the new one, also without a network', async () => {
  await openAs('/pick');
  await parcel(page).waitFor();
  await withWorker();
  await page.goto('/');
  await withWorker();
  await page.evaluate(() => Reflect.set(window, '__mark', 'not reloaded'));
  server.deploy('next');
  const other = await context.newPage();
  await other.goto('/welfare');
  // The network answers: its HTML, not the stored one.
  const named = (): string => document.querySelector('script[data-app]')?.getAttribute('data-app') ?? '';
  expect(await other.evaluate(named)).toContain(`app.${NEXT_HASH}`);
  await eventually(
    'the new release in the caches',
    () => stored(other),
    (all) =>
      new Set(all.map(({ cache }) => cache)).size === 3 &&
      all.every(({ address }) => !/\/app\.(?!a{6})[0-9a-f]{6}\.js/.test(address)),
  );
  // The pick-up page of the release before, which the server no longer has.
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '取件' }).click();
  await parcel(page).waitFor();
  expect(
    await page.evaluate(() => [Reflect.get(window, '__mark'), Reflect.get(window, '__release')]),
  ).toEqual(['not reloaded', undefined]);
  // This page has not yet been opened in the new release: the worker has fetched it when it was installed.
  server.line = 'cut';
  await page.goto('/pick');
  await parcel(page).waitFor();
  expect(await page.evaluate(named)).toContain(`app.${NEXT_HASH}`);
  expect(await page.evaluate(() => Reflect.get(window, '__release'))).toBe(2);
});

test('a release switches the worker off: it and its caches are gone, and the app works', async () => {
  await openAs('/pick');
  await withWorker();
  server.deploy('off');
  await page.reload();
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
  await eventually('nothing left', left, ([workers, names]) => workers === 0 && names === 0);
  await page.reload();
  await parcel(page).waitFor();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBe(null);
  server.line = 'cut';
  await expect(page.reload()).rejects.toThrow('ERR_');
});

wide('a network that does not send the HTML within 4 s counts as none', async () => {
  await openAs('/pick');
  await parcel(page).waitFor();
  await withWorker();
  server.line = 'slow';
  await page.reload();
  await parcel(page).waitFor();
});

wide('HTML that is not the release’s, as of a public network’s login page, is not stored', async () => {
  server.line = 'portal';
  await openAs('/pick');
  await eventually(
    'the worker asks for the HTML',
    () => Promise.resolve(server.asked),
    (asked) => asked.includes('/index.html'),
  );
  await eventually(
    'no worker',
    () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    (count) => count === 0,
  );
  await parcel(page).waitFor();
  expect((await stored()).filter(({ address }) => address.startsWith('/index.html'))).toEqual([]);
});
