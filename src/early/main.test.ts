/**
 * The script in the HTML, run as a whole: when it fetches which file.
 * @jest-environment jsdom
 */
import { reportCopyDrawn } from '@/platform/dom/screenCopy/copyKey';
import { storage } from '@/platform/storage';
import { bringWhole } from '@/platform/testing/wholeFile';

const mockLoadAgain = jest.fn((_loaded: string) => false);
jest.mock('@/platform/dom/loadAgain', () => ({ loadAgain: (loaded: string) => mockLoadAgain(loaded) }));

const FILES = ['/css/app.css', '/js/base.js', '/js/app.js'];
const PAGE = '/js/friday.js';
const SCREEN = '/js/screen.js';
const PICTURE = '/__sandbox/art/weekly.svg';

const fetched = jest.fn();
const files = (): string[] =>
  Array.from(document.head.querySelectorAll('link, script'), (each) =>
    String(each.getAttribute('href') ?? each.getAttribute('src')),
  );
const pictures = () => Array.from(document.images, (each) => each.getAttribute('src'));

let answer: (text: string) => void;

function run(address: string): void {
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.dataset['app'] = FILES.join(' ');
  script.dataset['pages'] = `/fcfriday ${PAGE};/list/ /css/list.css /js/list.js`;
  script.dataset['screen'] = SCREEN;
  const running = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => jest.requireActual('./main'));
  running.mockRestore();
}

beforeEach(() => {
  document.head.replaceChildren();
  document.getElementById('early-picture')?.remove();
  jest.useFakeTimers();
  const answered = new Promise<string>((resolve) => (answer = resolve));
  fetched.mockReset().mockResolvedValue({ status: 200, headers: new Map(), text: () => answered });
  Reflect.set(globalThis, 'fetch', fetched);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a page with a call ahead: that and the app’s files immediately, no picture', async () => {
  run('/receiveCoupon/A');
  expect(files()).toEqual(FILES);
  await pass(1000);
  expect(files()).toEqual(FILES);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.documentElement.textContent).not.toContain('加载中…');
});

test('any other page: the app’s files immediately, and nothing else', async () => {
  run('/list/A');
  await pass(1000);
  expect([files(), fetched.mock.calls]).toEqual([FILES, []]);
});

test('the weekly page: its call first; the small files while waiting for the response, the large one after the picture', async () => {
  run('/fcFriday?configId=FRI-ALL');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(document.documentElement.textContent).toContain('加载中…');
  expect(files()).toEqual([]);
  await pass(25);
  expect(files()).toEqual(FILES.slice(0, 2));
  await pass(125);
  answer(JSON.stringify({ data: { baseInfo: { headImgUrl: PICTURE } } }));
  await pass(0);
  expect(pictures()).toEqual([PICTURE]);
  expect(files()).toEqual(FILES.slice(0, 2));
  await pass(25);
  expect(files()).toEqual(FILES);
});

test('a second visit: the app comes with the small files, before the response', async () => {
  storage.durable.write('kept.weekly.nobody', '{}');
  run('/fcFriday?configId=FRI-ALL');
  expect([fetched.mock.calls.length, files()]).toEqual([1, []]);
  await pass(25);
  expect(files()).toEqual(FILES);
  storage.durable.remove('kept.weekly.nobody');
});

describe('the script of the first screen’s copy', () => {
  const KEY = 'kept.screen./receiveCoupon/A.nobody';
  afterEach(() => storage.durable.remove(KEY));

  test('without a copy: when the page is at rest', async () => {
    run('/receiveCoupon/A');
    await pass(3999);
    expect(files()).toEqual(FILES);
    await pass(1);
    expect(files()).toEqual([...FILES, SCREEN]);
  });

  test('never on a page that is not copied', async () => {
    run('/pick');
    await pass(10_000);
    expect(files()).toEqual(FILES);
  });

  test('with one: at once, with the app’s styles; the app’s scripts once it is drawn', async () => {
    storage.durable.write(KEY, '{}');
    run('/receiveCoupon/A');
    expect(files()).toEqual(['/css/app.css', SCREEN]);
    await pass(100);
    reportCopyDrawn();
    expect(files()).toEqual(['/css/app.css', SCREEN, ...FILES.slice(1)]);
    await pass(5000);
    expect(files()).toHaveLength(4);
  });

  test('if it does not come, the app comes after half a second', async () => {
    storage.durable.write(KEY, '{}');
    run('/receiveCoupon/A');
    await pass(499);
    expect(files()).toEqual(['/css/app.css', SCREEN]);
    await pass(1);
    expect(files()).toEqual(['/css/app.css', SCREEN, ...FILES.slice(1)]);
  });

  test('the weekly page still sends its call first', async () => {
    storage.durable.write('kept.screen./fcFriday.nobody', '{}');
    run('/fcFriday?configId=FRI-ALL');
    expect([fetched.mock.calls.length, files()]).toEqual([1, ['/css/app.css', SCREEN]]);
    reportCopyDrawn();
    expect(files()).toHaveLength(4);
    storage.durable.remove('kept.screen./fcFriday.nobody');
  });
});

describe('the weekly page’s own code', () => {
  const arrive = (address: string): void => {
    const file = document.head.querySelector<HTMLElement>(`[href="${address}"], [src="${address}"]`)!;
    bringWhole(file);
    file.dispatchEvent(new Event('load'));
  };

  test('requested when the large file has probably arrived: after three times as long as the small ones took', async () => {
    run('/fcFriday?configId=FRI-ALL');
    await pass(300);
    expect(files()).toEqual(FILES);
    arrive('/css/app.css');
    await pass(100);
    arrive('/js/base.js');
    await pass(299);
    expect(files()).toEqual(FILES);
    await pass(1);
    expect(files()).toEqual([...FILES, PAGE]);
    // Runs when it has loaded, without waiting for the app.
    expect(document.head.querySelector<HTMLScriptElement>(`[src="${PAGE}"]`)?.async).toBe(true);
  });

  test('not requested when the app has loaded before that', async () => {
    run('/fcFriday?configId=FRI-ALL');
    await pass(300);
    arrive('/css/app.css');
    await pass(100);
    arrive('/js/base.js');
    arrive('/js/app.js');
    await pass(1000);
    expect(files()).toEqual(FILES);
  });

  test('if it fails, the app fetches it', async () => {
    run('/fcFriday?configId=FRI-ALL');
    await pass(300);
    arrive('/css/app.css');
    arrive('/js/base.js');
    await pass(0);
    document.head.querySelector(`[src="${PAGE}"]`)!.dispatchEvent(new Event('error'));
    expect(files()).toEqual(FILES);
    expect(document.querySelector('[role=alert]')).toBe(null);
  });

  test('of another page that visits begin with: once the small files have arrived, as the large one is on its way', async () => {
    run('/list/A');
    arrive('/css/app.css');
    await pass(100);
    expect(files()).toEqual(FILES);
    arrive('/js/base.js');
    await pass(0);
    expect(files()).toEqual([...FILES, '/css/list.css', '/js/list.js']);
  });

  test('is requested on no other page', async () => {
    run('/receiveCoupon/A');
    arrive('/css/app.css');
    arrive('/js/base.js');
    await pass(1000);
    expect(files()).toEqual(FILES);
  });
});

test('a response that arrives before anything is fetched: still each file once, in order', async () => {
  run('/fcFriday?configId=FRI-ALL');
  answer('{}');
  await pass(1000);
  expect(files()).toEqual(FILES);
});

test.each([
  ['does not come', () => new Promise(() => undefined)],
  ['is refused', () => Promise.reject(new TypeError('lost'))],
])('a response that %s delays the app by at most 0.3 s', async (_, fetching) => {
  fetched.mockImplementation(fetching);
  run('/fcFriday?configId=FRI-ALL');
  await pass(299);
  expect(files()).toEqual(FILES.slice(0, 2));
  await pass(1);
  expect(files()).toEqual(FILES);
});

test.each([
  ['storage', () => jest.spyOn(Storage.prototype, 'getItem')],
  ['cookies', () => jest.spyOn(document, 'cookie', 'get')],
])('%s that throw: the app still loads', async (_, spy) => {
  spy().mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  run('/fcFriday?configId=FRI-ALL');
  await pass(1000);
  expect(files()).toEqual(FILES);
});

test('the first address of a visit identifies the life app, on every page', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('AlipayClient/10.5');
  run('/receiveCoupon/A?appType=alipayLife');
  expect(storage.session.read('host.alipayLife')).toBe('1');
  storage.session.clear();
});

test.each(['/fcFriday?configId=FRI-ALL&token=t', '/receiveCoupon/A?token=t'])(
  '%s: nothing begins in a document that is loaded again at its clean address',
  async (address) => {
    mockLoadAgain.mockReturnValueOnce(true);
    run(address);
    await pass(2999);
    expect(mockLoadAgain).toHaveBeenLastCalledWith(`${window.location.origin}${address}`);
    expect(window.location.search).not.toContain('token');
    expect([files(), fetched.mock.calls]).toEqual([[], []]);
    // A host that ignores it.
    await pass(500);
    expect(files()).toEqual(FILES);
    storage.session.clear();
  },
);

test('files that fail twice leave a message and a retry button', async () => {
  run('/receiveCoupon/A');
  for (let attempt = 0; attempt < 2; attempt += 1)
    document.head.querySelector('script[src="/js/base.js"]')?.dispatchEvent(new Event('error'));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('页面加载失败重试');
  await pass(0);
});
