/** @jest-environment jsdom */
import { redraw } from './redraw.h5';
import { MAX_SENT_BYTES } from './types';

const blobOf = (size: number): Blob => Object.defineProperty(new Blob(['x']), 'size', { value: size });
const SOURCE = new Blob(['x']);

interface Canvas {
  readonly size: readonly [number, number];
  readonly drawn: readonly unknown[];
}
let canvases: Canvas[];
let fills: unknown[];
let qualities: unknown[];
/** Result of each JPEG attempt; null: the browser produces none. */
let tries: (Blob | null)[];
let hasPen: boolean;
const close = jest.fn();

beforeEach(() => {
  [canvases, fills, qualities, tries, hasPen] = [[], [], [], [blobOf(MAX_SENT_BYTES)], true];
  close.mockClear();
  Object.assign(globalThis, {
    createImageBitmap: jest.fn(() => Promise.resolve({ width: 4000, height: 2000, close })),
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (
    this: HTMLCanvasElement,
  ) {
    const { width, height } = this;
    const pen = {
      fillStyle: '',
      fillRect: (...given: unknown[]) => fills.push([pen.fillStyle, ...given]),
      drawImage: (_source: unknown, ...drawn: unknown[]) => canvases.push({ size: [width, height], drawn }),
    };
    return (hasPen ? pen : null) as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type, quality) => {
    qualities.push([type, quality]);
    give(tries.shift() ?? null);
  });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toDataURL')
    .mockImplementation((type, quality) => `data:${type},${quality}`);
});

test('redrawn: smaller, on white, with its centre as a square preview', async () => {
  const [blob] = tries;
  expect(await redraw(SOURCE)).toEqual({ kind: 'ready', blob, previewUrl: 'data:image/jpeg,0.7' });
  expect(createImageBitmap).toHaveBeenCalledWith(SOURCE, { imageOrientation: 'from-image' });
  expect(canvases).toEqual([
    { size: [1600, 800], drawn: [0, 0, 1600, 800] },
    { size: [240, 240], drawn: [-120, 0, 480, 240] },
  ]);
  expect(fills).toEqual([
    ['#fff', 0, 0, 1600, 800],
    ['#fff', 0, 0, 240, 240],
  ]);
  expect([qualities, close.mock.calls.length]).toEqual([[['image/jpeg', 0.85]], 1]);
});

test.each([
  ['too large at first', [blobOf(MAX_SENT_BYTES + 1), blobOf(1)], 'ready'],
  ['none at first', [null, blobOf(1)], 'ready'],
  ['too large twice', [blobOf(MAX_SENT_BYTES + 1), blobOf(MAX_SENT_BYTES + 1)], 'too-large'],
  ['none twice', [null, null], 'too-large'],
])('%s: a second attempt at lower quality, and no third', async (_name, blobs, kind) => {
  tries = blobs;
  expect((await redraw(SOURCE)).kind).toBe(kind);
  expect(qualities).toEqual([
    ['image/jpeg', 0.85],
    ['image/jpeg', 0.6],
  ]);
});

test('a browser without a canvas has no picture', async () => {
  hasPen = false;
  expect(await redraw(SOURCE)).toEqual({ kind: 'not-picture' });
  expect(close).toHaveBeenCalledTimes(1);
});

describe('a browser that cannot decode a blob', () => {
  const real = globalThis.Image;
  afterEach(() => void Object.assign(globalThis, { Image: real }));
  function loads(event: 'onload' | 'onerror'): void {
    Object.assign(globalThis, {
      createImageBitmap: jest.fn(() => Promise.reject(new Error('no'))),
      Image: class {
        width = 300;
        height = 300;
        onload?: () => void;
        onerror?: () => void;
        set src(address: string) {
          if (address.startsWith('data:')) this[event]?.();
        }
      },
    });
  }

  test('reads it as an image', async () => {
    loads('onload');
    expect((await redraw(SOURCE)).kind).toBe('ready');
    expect(canvases[0]).toEqual({ size: [300, 300], drawn: [0, 0, 300, 300] });
  });

  test('and reports a file that is not an image', async () => {
    loads('onerror');
    expect(await redraw(SOURCE)).toEqual({ kind: 'not-picture' });
  });
});
