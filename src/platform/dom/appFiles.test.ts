/** @jest-environment jsdom */
import { bring, bringWhole } from '../testing/wholeFile';
import { appFiles, fetchAhead, filesOfPage, namedFiles, stylesSettled } from './appFiles';

const FILES = ['/css/app.css', '/js/base.js', '/js/app.js'];
const LIMIT_MS = 1000;

const inPage = (): (HTMLLinkElement | HTMLScriptElement)[] =>
  Array.from(document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script'));
const addresses = () => inPage().map((each) => each.getAttribute('href') ?? each.getAttribute('src'));
/** Fires the browser's event for the last requested element with this address. */
const notify = (address: string, event: 'load' | 'error') => {
  const file = inPage().filter((each) =>
    [each.getAttribute('href'), each.getAttribute('src')].includes(address),
  );
  if (event === 'load') bringWhole(file.at(-1)!);
  file.at(-1)!.dispatchEvent(new Event(event));
};

let notified: string[];
const begin = (files: readonly string[] = FILES) =>
  appFiles(files, LIMIT_MS, {
    came: () => undefined,
    missing: () => notified.push('missing'),
    complete: () => notified.push('complete'),
  });

beforeEach(() => {
  notified = [];
  document.head.replaceChildren();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['/css/a.css /js/b.js', ['/css/a.css', '/js/b.js']],
  ['/js/b.js', ['/js/b.js']],
  ['', []],
  [null, []],
])('named on the running script: %j', (attribute, expected) => {
  const script = document.createElement('script');
  if (attribute !== null) script.dataset['app'] = attribute;
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(namedFiles('app')).toEqual(expected);
  expect(namedFiles('screen')).toEqual([]);
  running.mockReturnValue(null);
  expect(namedFiles('app')).toEqual([]);
  running.mockRestore();
});

test.each([
  ['/', ['/css/home.css', '/js/home.js']],
  ['/list/LIST-1', ['/js/list.js']],
  ['/LIST/a', ['/js/list.js']],
  ['/list', []],
  ['/pick', ['/js/pick.js']],
  ['/pick/code', []],
  ['/other', []],
])('files of the page at %s', (path, expected) => {
  const script = document.createElement('script');
  script.dataset['pages'] = '/ /css/home.css /js/home.js;/list/ /js/list.js;/pick /js/pick.js';
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  expect(filesOfPage(path)).toEqual(expected);
  running.mockRestore();
});

test('all in parallel, scripts in their order', () => {
  const files = begin();
  expect(addresses()).toEqual([]);
  files.fetch();
  files.fetch();
  expect(addresses()).toEqual(FILES);
  expect(inPage().map((each) => each instanceof HTMLScriptElement && each.async)).toEqual([
    false,
    false,
    false,
  ]);
  for (const address of FILES) {
    expect(notified).toEqual([]);
    notify(address, 'load');
  }
  expect(notified).toEqual(['complete']);
  jest.advanceTimersByTime(LIMIT_MS);
  expect(notified).toEqual(['complete']);
});

test('the last one fetched later', () => {
  const files = begin();
  files.fetch(1);
  expect(addresses()).toEqual(FILES.slice(0, 2));
  files.fetch(1);
  expect(addresses()).toEqual(FILES.slice(0, 2));
  files.fetch();
  expect(addresses()).toEqual(FILES);
  // The file held back has been fetched already.
  files.fetch(1);
  expect(addresses()).toEqual(FILES);
});

test.each(FILES)('%s that fails once is fetched again without a report', (address) => {
  begin().fetch();
  notify(address, 'error');
  expect(addresses().filter((each) => each === address)).toHaveLength(1);
  for (const each of FILES) notify(each, 'load');
  expect(notified).toEqual(['complete']);
});

test.each(FILES)('%s that fails twice is reported', (address) => {
  begin().fetch();
  for (const each of FILES) if (each !== address) notify(each, 'load');
  notify(address, 'error');
  expect(notified).toEqual([]);
  notify(address, 'error');
  expect(notified).toEqual(['missing']);
});

const PORTAL = '<!doctype html><html><body>login';
const NOT_OURS = FILES.flatMap((address) =>
  (address.endsWith('.css')
    ? [PORTAL, '', '.a { color: red } .b { col']
    : [PORTAL, '', '"use strict";', '(self.chunks = self.chunks || []).push([[1], { 2: () => {']
  ).map((text) => [address, text] as const),
);

describe.each(NOT_OURS)('%s loads as %j', (address, text) => {
  const arrive = (): void => {
    const file = inPage().find((each) =>
      (each.getAttribute('href') ?? each.getAttribute('src'))?.startsWith(address),
    );
    bring(file!, text);
    file!.dispatchEvent(new Event('load'));
  };

  test('once: refetched past the caches, without a report', () => {
    jest.setSystemTime(7000);
    begin().fetch();
    arrive();
    const again = `${address}?again=7000`;
    expect(addresses().filter((each) => each?.startsWith(address) === true)).toEqual([again]);
    for (const each of FILES) notify(each === address ? again : each, 'load');
    expect(notified).toEqual(['complete']);
  });

  test('twice: reported', () => {
    begin().fetch();
    arrive();
    expect(notified).toEqual([]);
    arrive();
    expect(notified).toEqual(['missing']);
  });
});

test('a file that hangs is reported after the limit, and completion is reported when all have loaded after all', () => {
  begin().fetch();
  jest.advanceTimersByTime(LIMIT_MS - 1);
  expect(notified).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(notified).toEqual(['missing']);
  for (const each of FILES) notify(each, 'load');
  expect(notified).toEqual(['missing', 'complete']);
});

test('each arrival is reported', () => {
  const came = jest.fn();
  appFiles(FILES, LIMIT_MS, { came, missing: () => undefined, complete: () => undefined }).fetch();
  notify(FILES[1]!, 'error');
  FILES.forEach((address, index) => {
    expect(came).toHaveBeenCalledTimes(index);
    notify(address, 'load');
  });
  expect(came).toHaveBeenCalledTimes(FILES.length);
});

test('a page’s script fetched ahead: async, and removed when it fails', () => {
  fetchAhead('/js/page.js');
  expect(addresses()).toEqual(['/js/page.js']);
  expect(document.head.querySelector('script')?.async).toBe(true);
  notify('/js/page.js', 'error');
  expect(addresses()).toEqual([]);
  // A script that has run is removed too, whether or not it was the page's: webpack would wait for it.
  fetchAhead('/js/page.js');
  notify('/js/page.js', 'load');
  expect(addresses()).toEqual([]);
});

test('a page’s style sheet fetched ahead does not count as loaded: webpack adds it again', () => {
  fetchAhead('/css/page.css');
  const link = document.head.querySelector<HTMLLinkElement>('link')!;
  expect([link.rel, link.as, link.getAttribute('href')]).toEqual(['preload', 'style', '/css/page.css']);
});

describe('style sheets that are loading', () => {
  const settled = () => {
    const done = jest.fn();
    void stylesSettled().then(done);
    return done;
  };
  const turn = () => jest.advanceTimersByTimeAsync(0);
  /** jsdom fetches nothing: a link has no sheet until the test gives it one. */
  const arrive = (address: string) => {
    const link = inPage().find((each) => each.getAttribute('href') === address)!;
    bringWhole(link);
    notify(address, 'load');
  };

  test('none loading', async () => {
    const done = settled();
    await turn();
    expect(done).toHaveBeenCalled();
  });

  test('of other origins: not waited for', async () => {
    document.head.innerHTML = '<link rel="stylesheet" href="/translator.css">';
    const done = settled();
    await turn();
    expect(done).toHaveBeenCalled();
  });

  test('each one is waited for', async () => {
    begin(['/a.css', '/b.css']).fetch();
    const done = settled();
    await turn();
    arrive('/a.css');
    await turn();
    expect(done).not.toHaveBeenCalled();
    arrive('/b.css');
    await turn();
    expect(done).toHaveBeenCalled();
  });

  test('failed once: the second attempt is waited for; failed twice: no longer', async () => {
    begin(['/a.css']).fetch();
    const done = settled();
    await turn();
    notify('/a.css', 'error');
    await turn();
    expect(done).not.toHaveBeenCalled();
    notify('/a.css', 'error');
    await turn();
    expect(done).toHaveBeenCalled();
    expect(notified).toEqual(['missing']);
  });
});

test.each([
  ['', null],
  ['https://static.example.com/campaign', 'anonymous'],
])(
  'with files at %j: asked for with crossorigin %j, so that their rules can be read',
  async (base, expected) => {
    const before = process.env.TARO_APP_FILES_BASE;
    process.env.TARO_APP_FILES_BASE = base;
    await jest.isolateModulesAsync(async () => {
      const there = await import('./appFiles');
      there
        .appFiles(
          FILES.map((name) => base + name),
          LIMIT_MS,
          {
            came: () => undefined,
            missing: () => undefined,
            complete: () => undefined,
          },
        )
        .fetch();
      there.fetchAhead(`${base}/js/page.js`);
    });
    process.env.TARO_APP_FILES_BASE = before ?? '';
    expect(inPage().map((each) => each.getAttribute('crossorigin'))).toEqual(Array(4).fill(expected));
  },
);
