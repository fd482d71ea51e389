import { makeMiniDrawing } from './mini';

let mockNode: unknown;
jest.mock('@tarojs/components', () => ({ Canvas: 'canvas' }));
jest.mock('@tarojs/taro', () => {
  const query = {
    select: () => query,
    node: (found: (ref: unknown) => void) => {
      found({ node: mockNode });
      return query;
    },
    exec: () => undefined,
  };
  return {
    __esModule: true,
    default: { nextTick: (run: () => void) => run(), createSelectorQuery: () => query },
  };
});

const picture = { src: '', onload: undefined as unknown, onerror: undefined as unknown, width: 3, height: 4 };
function penOf(): string {
  return 'pen';
}
const canvas = { width: 0, height: 0, getContext: penOf, createImage: () => picture };

beforeEach(() => {
  mockNode = canvas;
});

const draw = (
  exported: string,
  paint: (pen: unknown, load: (url: string) => Promise<unknown>) => Promise<void>,
) => makeMiniDrawing(() => Promise.resolve(exported)).draw('board', 320, 500, paint);

it('sizes the canvas, paints and gives the exported file', async () => {
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
  mockNode = node;
  await expect(draw(exported, () => Promise.resolve())).resolves.toEqual({ kind: 'failed', message: reason });
});

it.each([
  ['onload', { source: picture, width: 3, height: 4 }],
  ['onerror', null],
] as const)('a picture ends with %s', async (event, expected) => {
  let loaded: unknown;
  await draw('x', async (_pen, load) => {
    const loading = load('https://a.test/p.png');
    expect(picture.src).toBe('https://a.test/p.png');
    (picture[event] as () => void)();
    loaded = await loading;
  });
  expect(loaded).toEqual(expected);
});
