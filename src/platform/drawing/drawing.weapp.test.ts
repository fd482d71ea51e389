import { makeMiniDrawing, READY_TIMEOUT_MS } from './mini';

/** Results of the queries, in order; the last one repeats. */
let mockNodes: unknown[] = [];
const mockListeners = new Set<() => void>();
jest.mock('@tarojs/components', () => ({ Canvas: 'canvas' }));
jest.mock('@tarojs/taro', () => {
  const query = {
    select: () => query,
    node: (found: (ref: unknown) => void) => {
      found({ node: mockNodes.length > 1 ? mockNodes.shift() : mockNodes[0] });
      return query;
    },
    exec: () => undefined,
  };
  return {
    __esModule: true,
    default: {
      nextTick: (run: () => void) => run(),
      createSelectorQuery: () => query,
      getCurrentInstance: () => ({ router: { onReady: 'poster.onReady' } }),
      eventCenter: {
        once: (_event: string, notify: () => void) => mockListeners.add(notify),
        off: (_event: string, notify: () => void) => mockListeners.delete(notify),
      },
    },
  };
});

const picture = { src: '', onload: undefined as unknown, onerror: undefined as unknown, width: 3, height: 4 };
function penOf(): string {
  return 'pen';
}
const canvas = { width: 0, height: 0, getContext: penOf, createImage: () => picture };

beforeEach(() => {
  jest.useFakeTimers();
  mockNodes = [canvas];
});
afterEach(() => {
  jest.useRealTimers();
  expect(mockListeners.size).toBe(0);
});

const boardReady = jest.fn(() => Promise.resolve());
const draw = (
  exported: string,
  paint: (pen: unknown, load: (url: string) => Promise<unknown>) => Promise<void>,
) =>
  makeMiniDrawing({ Board: () => null, boardReady, exportFile: () => Promise.resolve(exported) }).draw(
    'board',
    320,
    500,
    paint,
  );

it('sizes the canvas, paints and returns the exported file', async () => {
  const paint = jest.fn(() => Promise.resolve());
  await expect(draw('tmp/poster.png', paint)).resolves.toEqual({
    kind: 'drawn',
    src: 'tmp/poster.png',
    isFile: true,
  });
  expect(canvas).toMatchObject({ width: 320, height: 500 });
  expect(paint).toHaveBeenCalledWith('pen', expect.any(Function));
});

it.each([
  ['no canvas', null, 'x', 'the page has no canvas'],
  ['a node that is no canvas', { getContext: penOf }, 'x', 'the page has no canvas'],
  ['no file', canvas, '', 'no file came'],
])('fails: %s', async (_name, node, exported, reason) => {
  mockNodes = [node];
  const drawn = draw(exported, () => Promise.resolve());
  await jest.advanceTimersByTimeAsync(READY_TIMEOUT_MS);
  await expect(drawn).resolves.toEqual({ kind: 'failed', message: reason });
});

it.each([
  ['onload', { source: picture, width: 3, height: 4 }],
  ['onerror', null],
] as const)('a picture that fires %s', async (event, expected) => {
  let loaded: unknown;
  await draw('x', async (_pen, load) => {
    const loading = load('https://a.test/p.png');
    expect(picture.src).toBe('https://a.test/p.png');
    (picture[event] as () => void)();
    loaded = await loading;
  });
  expect(loaded).toEqual(expected);
});

it('a draw before the page’s onReady waits for it and then finds the canvas', async () => {
  mockNodes = [null, canvas];
  const paint = jest.fn(() => Promise.resolve());
  const drawn = draw('tmp/poster.png', paint);
  await jest.advanceTimersByTimeAsync(READY_TIMEOUT_MS - 1);
  expect(paint).not.toHaveBeenCalled();
  for (const notify of mockListeners) notify();
  expect((await drawn).kind).toBe('drawn');
});

it('a canvas that is not ready is neither queried nor drawn on', async () => {
  let notify: () => void = () => undefined;
  boardReady.mockReturnValueOnce(new Promise<void>((resolve) => (notify = resolve)));
  mockNodes = [canvas, null];
  const paint = jest.fn(() => Promise.resolve());
  const drawn = draw('tmp/poster.png', paint);
  await jest.advanceTimersByTimeAsync(1);
  expect([paint.mock.calls.length, mockNodes.length]).toEqual([0, 2]);
  notify();
  expect((await drawn).kind).toBe('drawn');
});
