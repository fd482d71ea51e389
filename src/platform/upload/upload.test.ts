/** @jest-environment jsdom */
import { upload } from './index.h5';
import { type LocalPicture, MAX_SOURCE_BYTES, SEND_TIMEOUT_MS } from './types';

const mockRedraw = jest.fn();
jest.mock('./redraw.h5', () => ({ redraw: (blob: Blob) => mockRedraw(blob) }));

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
const fileOf = (...parts: BlobPart[]): File => new File(parts, 'a.jpg');
const ofSize = (file: File, size: number): File => Object.defineProperty(file, 'size', { value: size });

/** Missing in jsdom. */
class FakeResponse {
  constructor(private readonly blob: Blob) {}
  arrayBuffer(): Promise<ArrayBuffer> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(this.blob);
    });
  }
}
Object.assign(globalThis, { Response: FakeResponse });

let click: jest.SpyInstance;
beforeEach(() => {
  mockRedraw.mockReset();
  click = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
});
const inputs = (): HTMLInputElement[] => Array.from(document.querySelectorAll('input'));
function choose(...files: File[]): void {
  const [input] = inputs();
  if (input === undefined) throw new Error('nothing is asked');
  Object.defineProperty(input, 'files', { value: files });
  input.dispatchEvent(new Event('change'));
}
async function picked(...files: File[]): Promise<readonly LocalPicture[]> {
  const outcome = upload.pick(9);
  choose(...files);
  const result = await outcome;
  return result.kind === 'picked' ? result.pictures : [];
}
async function pictureOf(file: File): Promise<LocalPicture> {
  const [picture] = await picked(file);
  if (picture === undefined) throw new Error('no picture');
  return picture;
}

describe('choosing', () => {
  test.each([
    [1, false],
    [2, true],
  ])(
    'up to %d: several %p, never more, through an element that is removed again',
    async (max, isMultiple) => {
      const outcome = upload.pick(max);
      const [input] = inputs();
      expect([input?.type, input?.accept, input?.multiple, input?.hidden]).toEqual([
        'file',
        'image/*',
        isMultiple,
        true,
      ]);
      expect(click).toHaveBeenCalledTimes(1);
      choose(fileOf('1'), fileOf('2'), fileOf('3'));
      const pictures = Array.from({ length: max }, () => ({ previewUrl: '' }));
      expect([await outcome, inputs()]).toEqual([{ kind: 'picked', pictures }, []]);
    },
  );

  test('dismissed without a choice', async () => {
    const none = upload.pick(1);
    choose();
    const left = upload.pick(1);
    inputs()[0]?.dispatchEvent(new Event('cancel'));
    expect([await none, await left, inputs()]).toEqual([{ kind: 'cancelled' }, { kind: 'cancelled' }, []]);
  });

  test('a second call ends the first one', async () => {
    const first = upload.pick(1);
    const second = upload.pick(1);
    expect([await first, inputs().length]).toEqual([{ kind: 'cancelled' }, 1]);
    choose(fileOf('1'));
    expect((await second).kind).toBe('picked');
  });

  test('a browser that opens no chooser fails', async () => {
    click.mockImplementation(() => {
      throw new Error('no');
    });
    expect([await upload.pick(1), inputs()]).toEqual([{ kind: 'failed', message: 'no' }, []]);
  });
});

describe('shrinking', () => {
  test.each<[string, File, string]>([
    ['nothing', fileOf(), 'empty'],
    ['more than can be worked on', ofSize(fileOf(JPEG), MAX_SOURCE_BYTES + 1), 'too-large'],
    ['no picture', fileOf('hello'), 'not-picture'],
  ])('%s', async (_name, file, kind) => {
    expect(await upload.shrink(await pictureOf(file))).toEqual({ kind });
    expect(mockRedraw).not.toHaveBeenCalled();
  });

  test('an unknown picture is empty', async () => {
    expect(await upload.shrink({ previewUrl: '' })).toEqual({ kind: 'empty' });
  });

  test('a picture of exactly the size is drawn again, with a preview', async () => {
    mockRedraw.mockResolvedValue({ kind: 'ready', blob: fileOf(JPEG), previewUrl: 'data:1' });
    const file = ofSize(fileOf(JPEG), MAX_SOURCE_BYTES);
    expect(await upload.shrink(await pictureOf(file))).toEqual({
      kind: 'ready',
      picture: { previewUrl: 'data:1' },
    });
    expect(mockRedraw).toHaveBeenCalledWith(file);
  });

  test('one that cannot be made small enough', async () => {
    mockRedraw.mockResolvedValue({ kind: 'too-large' });
    expect(await upload.shrink(await pictureOf(fileOf(JPEG)))).toEqual({ kind: 'too-large' });
  });
});

describe('sending', () => {
  const exchanges: FakeExchange[] = [];
  class FakeExchange {
    readonly upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    ontimeout?: () => void;
    onabort?: () => void;
    status = 0;
    timeout = 0;
    readonly opened: unknown[] = [];
    form: FormData | null = null;
    constructor() {
      exchanges.push(this);
    }
    open(...given: unknown[]): void {
      this.opened.push(given);
    }
    send(form: FormData): void {
      this.form = form;
    }
    abort = jest.fn();
  }
  const real = globalThis.XMLHttpRequest;
  beforeEach(() => {
    exchanges.length = 0;
    Object.assign(globalThis, { XMLHttpRequest: FakeExchange });
  });
  afterEach(() => void Object.assign(globalThis, { XMLHttpRequest: real }));

  const TARGET = { url: 'https://store.test/', fields: { key: 'a/b.jpg', policy: 'p' } };
  async function begin(onProgress = jest.fn()) {
    const pending = upload.send(await pictureOf(fileOf(JPEG)), TARGET, onProgress);
    const [exchange] = exchanges;
    if (exchange === undefined) throw new Error('nothing was sent');
    return { pending, exchange, onProgress };
  }

  test("the form's fields, the file after them, with a timeout", async () => {
    const { exchange } = await begin();
    expect(exchange.opened).toEqual([['POST', 'https://store.test/']]);
    expect(Array.from(exchange.form?.keys() ?? [])).toEqual(['key', 'policy', 'file']);
    expect([exchange.form?.get('key'), exchange.timeout]).toEqual(['a/b.jpg', SEND_TIMEOUT_MS]);
  });

  test.each([
    [199, { kind: 'refused', status: 199 }],
    [200, { kind: 'sent' }],
    [299, { kind: 'sent' }],
    [300, { kind: 'refused', status: 300 }],
  ])('status %d: %j', async (status, outcome) => {
    const { pending, exchange } = await begin();
    exchange.status = status;
    exchange.onload?.();
    expect(await pending.outcome).toEqual(outcome);
  });

  test.each([
    ['onerror', 'failed'],
    ['ontimeout', 'timeout'],
    ['onabort', 'cancelled'],
  ] as const)('%s: %s', async (event, kind) => {
    const { pending, exchange } = await begin();
    exchange[event]?.();
    expect((await pending.outcome).kind).toBe(kind);
  });

  test('reports the part sent where it is known', async () => {
    const { exchange, onProgress } = await begin();
    for (const event of [
      { lengthComputable: true, loaded: 1, total: 4 },
      { lengthComputable: false, loaded: 2, total: 4 },
      { lengthComputable: true, loaded: 0, total: 0 },
    ])
      exchange.upload.onprogress?.(event);
    expect(onProgress.mock.calls).toEqual([[0.25]]);
  });

  test('cancelling aborts the exchange', async () => {
    const { pending, exchange } = await begin();
    pending.cancel();
    exchange.status = 200;
    exchange.onload?.();
    expect([await pending.outcome, exchange.abort.mock.calls.length]).toEqual([{ kind: 'cancelled' }, 1]);
  });

  test('an unknown picture is not sent', async () => {
    const { outcome, cancel } = upload.send({ previewUrl: '' }, TARGET, jest.fn());
    cancel();
    expect([(await outcome).kind, exchanges]).toEqual(['failed', []]);
  });

  test('an address that cannot be opened', async () => {
    jest.spyOn(FakeExchange.prototype, 'open').mockImplementation(() => {
      throw new Error('no');
    });
    const { pending } = await begin();
    expect(await pending.outcome).toEqual({ kind: 'failed', message: 'no' });
  });
});
