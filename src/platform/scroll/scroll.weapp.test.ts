import { scroll } from './index';

const page = {
  scrollTop: 100,
  elementAtPx: 900,
  isMute: false,
  asked: [] as { scrollTop: number; duration: number }[],
};
jest.mock('@tarojs/taro', () => {
  const query: Record<string, unknown> = {};
  Object.assign(query, {
    select: () => query,
    selectViewport: () => query,
    boundingClientRect: () => query,
    scrollOffset: () => query,
    exec: (done: (answers: readonly unknown[]) => void) => {
      if (!page.isMute)
        done([{ top: page.elementAtPx - page.scrollTop, height: 50 }, { scrollTop: page.scrollTop }]);
    },
  });
  return {
    __esModule: true,
    default: {
      createSelectorQuery: () => query,
      pageScrollTo: (options: { scrollTop: number; duration: number; success: () => void }) => {
        page.asked.push({ scrollTop: options.scrollTop, duration: options.duration });
        page.scrollTop = options.scrollTop;
        options.success();
      },
    },
  };
});

beforeEach(() => {
  Object.assign(page, { scrollTop: 100, elementAtPx: 900, isMute: false, asked: [] });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('scrolls smoothly to the measured position', async () => {
  const moved = scroll.toElement('goal', 44);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await moved).toEqual({ kind: 'done' });
  expect(page.asked).toEqual([{ scrollTop: 856, duration: 300 }]);
});

test('corrects once for what grew on the way', async () => {
  const moved = scroll.toElement('goal', 44);
  await jest.advanceTimersByTimeAsync(100);
  page.elementAtPx = 1000;
  await jest.advanceTimersByTimeAsync(1000);
  await moved;
  expect(page.asked[1]).toEqual({ scrollTop: 956, duration: 0 });
});

test('a host that never responds is a failure, not an endless wait', async () => {
  page.isMute = true;
  const height = scroll.heightOf('goal');
  await jest.advanceTimersByTimeAsync(5000);
  expect((await height).kind).toBe('failed');
});
