/**
 * @jest-environment jsdom
 *
 * Network calls of a browser time out even when no response ever arrives.
 */
import { request } from './request';
import { saveImage } from './saveImage';
import { expectEnding } from './testing/expectEnding';
import { upload } from './upload';

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.set(globalThis, 'fetch', () => new Promise(() => undefined));
});
afterEach(() => jest.useRealTimers());

const GET = { url: 'https://x.example/', method: 'GET', headers: {}, timeoutMs: 10_000 } as const;

test.each<[string, number, () => Promise<{ readonly kind: string }>, string]>([
  ['a call', GET.timeoutMs, () => request.send(GET).outcome, 'timeout'],
  ['a picture that is saved', 30_000, () => saveImage.save(GET.url), 'failed'],
])('%s: after %d ms', async (_name, limitMs, begin, kind) => {
  await expectEnding(begin, limitMs, kind);
});

test('a picture upload has the timeout of the browser’s own exchange', async () => {
  let exchange: { timeout: number; ontimeout: () => void } | null = null;
  class Exchange {
    timeout = 0;
    readonly upload = {};
    ontimeout = (): void => undefined;
    constructor() {
      exchange = this;
    }
    open = (): void => undefined;
    send = (): void => undefined;
  }
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(() => new Exchange() as never);
  jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    Object.defineProperty(this, 'files', { value: [new File(['x'], 'x.jpg')] });
    this.dispatchEvent(new Event('change'));
  });
  const picked = await upload.pick(1);
  const [picture] = picked.kind === 'picked' ? picked.pictures : [];
  if (picture === undefined) throw new Error(picked.kind);
  const { outcome } = upload.send(picture, { url: GET.url, fields: {} }, () => undefined);
  expect(exchange).toMatchObject({ timeout: 60_000 });
  (exchange as unknown as Exchange).ontimeout();
  expect(await outcome).toEqual({ kind: 'timeout' });
});
