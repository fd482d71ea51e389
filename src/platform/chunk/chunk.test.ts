/** @jest-environment jsdom */
import { bring, bringWhole } from '../testing/wholeFile';
import { chunk, loadWithStyles } from './index.h5';

const CUT = '.a { color: red } .b { col';

const links = (): HTMLLinkElement[] => Array.from(document.head.querySelectorAll('link'));
function put(href: string, bringFile: (link: HTMLLinkElement) => void, isApp = false): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  if (isApp) link.dataset['app'] = '';
  document.head.append(link);
  bringFile(link);
}
const load = (): Promise<unknown> => loadWithStyles(() => Promise.resolve('page'), 7);
const turn = () => new Promise((resolve) => setTimeout(resolve));
/** Ends the fetch of the last link with the given event. */
async function answer(bringFile: (link: HTMLLinkElement) => void, event: 'load' | 'error' = 'load') {
  await turn();
  const link = links().at(-1)!;
  bringFile(link);
  link.dispatchEvent(new Event(event));
}

beforeEach(() => {
  document.head.replaceChildren();
  jest.spyOn(Date, 'now').mockReturnValue(7000);
});

test('complete styles, styles of other origins, and those that the early script handles are not refetched', async () => {
  put('/css/1.css', bringWhole);
  put('/translator.css', (link) => bring(link, CUT));
  put('/css/app.css', (link) => bring(link, CUT), true);
  expect(await load()).toBe('page');
  expect(links()).toHaveLength(3);
});

test('an incomplete style sheet: the page waits for a second one, past the caches', async () => {
  put('/css/1.css', (link) => bring(link, CUT));
  const page = load();
  await answer(bringWhole);
  expect(await page).toBe('page');
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/css/1.css?again=7000']);
});

test.each([
  ['is not whole again', 'load'],
  ['is lost', 'error'],
] as const)(
  'the second one %s: the chunk counts as failed, and the next attempt fetches it',
  async (_, event) => {
    put('/css/1.css', (link) => bring(link, CUT));
    const page = load();
    await answer((link) => (event === 'load' ? bring(link, CUT) : undefined), event);
    await expect(page).rejects.toMatchObject({ name: 'ChunkLoadError', address: '/css/1.css' });
    const next = load();
    await answer(bringWhole);
    expect(await next).toBe('page');
    expect(links()).toHaveLength(1);
  },
);

test('a chunk that fails is not checked for styles', async () => {
  const lost = new Error('lost');
  await expect(loadWithStyles(() => Promise.reject(lost), 7)).rejects.toBe(lost);
});

test('a page is loaded ahead by its name in the route table, after a while; an unknown one, and a failure, do nothing', () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.reject(new Error('no network')));
  Object.assign(window, { __taroAppConfig: { routes: [{ path: '/packages/a/index', load }] } });
  chunk.loadAhead('packages/a/index');
  chunk.loadAhead('packages/b/index');
  chunk.loadAhead('packages/a/index')();
  jest.advanceTimersByTime(2_900);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('with files at another origin, its style sheets are refetched, and asked for so that their rules can be read', async () => {
  process.env.TARO_APP_FILES_BASE = 'https://static.example.com';
  await jest.isolateModulesAsync(async () => {
    const there = await import('./index.h5');
    put('https://static.example.com/css/1.css', (link) => bring(link, CUT));
    put('/css/1.css', (link) => bring(link, CUT));
    const loaded = there.loadWithStyles(() => Promise.resolve('page'), 7);
    await turn();
    const fresh = links().find(({ href }) => href.includes('again='));
    expect([fresh?.href, fresh?.crossOrigin]).toEqual([
      'https://static.example.com/css/1.css?again=7000',
      'anonymous',
    ]);
    bringWhole(fresh!);
    fresh!.dispatchEvent(new Event('load'));
    expect(await loaded).toBe('page');
  });
  process.env.TARO_APP_FILES_BASE = '';
});
