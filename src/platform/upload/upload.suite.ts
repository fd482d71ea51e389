/**
 * Outcomes of a mini program's chooser and upload; the numbers and reasons are the vendor's (`index.weapp`,
 * `index.alipay`).
 */
import { upload } from '.';
import Taro from '@tarojs/taro';
import { consentGate } from '../privacy/gate';

type Options = Readonly<Record<string, unknown>>;
type Native = (options: Options) => unknown;

/** The fake host: an empty object; each test sets the calls it needs. */
export const hostApi = Taro as unknown as Record<string, Native>;

interface UploadCase {
  /** The host's own name for its chooser. */
  readonly choose: string;
  readonly chosen: unknown;
  readonly refusals: readonly (readonly [name: string, error: unknown, kind: string])[];
  readonly sendEnds: readonly (readonly [name: string, error: unknown, kind: string])[];
  readonly compressed: unknown;
}

/** Responds as Taro does: by callback and by promise. */
export const gives =
  (value: unknown): Native =>
  ({ success }) => {
    if (typeof success === 'function') Reflect.apply(success, undefined, [value]);
    return Promise.resolve(value);
  };

/** The file manager of both hosts responds by callback only. */
const manager = (info: unknown) => () => ({
  getFileInfo: ({ success }: { readonly success: (value: unknown) => void }) => success(info),
});

const TARGET = { url: 'https://cos.example/', fields: { key: 'k', sign: 's' } };

export function uploadSuite(target: UploadCase): void {
  const api = hostApi;
  let stop = (): void => undefined;
  beforeEach(() => {
    stop = consentGate.install({ status: () => 'agreed', ask: () => Promise.resolve(true) });
    api['getImageInfo'] = gives({ width: 4000, height: 3000 });
    api['getFileSystemManager'] = manager({ size: 300_000 });
    api['compressImage'] = gives(target.compressed);
    api[target.choose] = gives(target.chosen);
  });
  afterEach(() => stop());

  const picked = async () => {
    const outcome = await upload.pick(2);
    if (outcome.kind !== 'picked') throw new Error(outcome.kind);
    const [first] = outcome.pictures;
    if (first === undefined) throw new Error('none');
    return { first, all: outcome.pictures };
  };

  test('chosen pictures keep their order, and never exceed the requested number', async () => {
    expect((await picked()).all.map(({ previewUrl }) => previewUrl)).toEqual(['tmp/1', 'tmp/2']);
  });

  test.each(target.refusals)('%s', async (_name, error, kind) => {
    api[target.choose] = () => Promise.reject(error);
    expect((await upload.pick(1)).kind).toBe(kind);
  });

  test('without the privacy consent the chooser does not open', async () => {
    stop();
    stop = consentGate.install({ status: () => 'refused', ask: () => Promise.resolve(false) });
    const choose = jest.fn();
    api[target.choose] = choose;
    expect(await upload.pick(1)).toEqual({ kind: 'denied' });
    expect(choose).not.toHaveBeenCalled();
  });

  test('the compressed file is the one sent', async () => {
    const made = await upload.shrink((await picked()).first);
    expect(made).toEqual({ kind: 'ready', picture: { previewUrl: 'tmp/small' } });
  });

  test.each([
    ['no picture', { getImageInfo: () => Promise.reject({ errMsg: 'fail' }) }, 'not-picture'],
    ['still too large', { getFileSystemManager: manager({ size: 6_000_000 }) }, 'too-large'],
    ['one whose size nobody knows goes', { getFileSystemManager: undefined }, 'ready'],
    ['one that cannot be made smaller goes as it is', { compressImage: () => Promise.reject({}) }, 'ready'],
  ] as const)('%s', async (_name, calls, kind) => {
    Object.assign(api, calls);
    expect((await upload.shrink((await picked()).first)).kind).toBe(kind);
  });

  const task = (result: Promise<unknown>, abort = () => undefined) =>
    Object.assign(result, {
      progress(notify: (value: unknown) => void) {
        notify({ progress: 40 });
        return result;
      },
      abort,
    });

  test.each(target.sendEnds)('sending: %s', async (_name, error, kind) => {
    api['uploadFile'] = () => task(Promise.reject(error));
    const { outcome } = upload.send({ previewUrl: 'tmp/1' }, TARGET, () => undefined);
    expect((await outcome).kind).toBe(kind);
  });

  test('sent as a form with the file last; progress is reported', async () => {
    const sent = jest.fn((_options: Options) => task(Promise.resolve({ statusCode: 204, data: '' })));
    api['uploadFile'] = sent;
    const notified: number[] = [];
    const { outcome } = upload.send({ previewUrl: 'tmp/1' }, TARGET, (part) => notified.push(part));
    expect([await outcome, notified]).toEqual([{ kind: 'sent' }, [0.4]]);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({
      url: TARGET.url,
      filePath: 'tmp/1',
      name: 'file',
      formData: TARGET.fields,
      fileType: 'image',
      hideLoading: true,
    });
  });

  test('an error status of the storage, and a cancel that does not wait', async () => {
    api['uploadFile'] = () => task(Promise.resolve({ statusCode: '403' }));
    expect(await upload.send({ previewUrl: 'a' }, TARGET, () => undefined).outcome).toEqual({
      kind: 'refused',
      status: 403,
    });
    const abort = jest.fn();
    api['uploadFile'] = () => task(new Promise(() => undefined), abort);
    const pending = upload.send({ previewUrl: 'a' }, TARGET, () => undefined);
    pending.cancel();
    expect([await pending.outcome, abort.mock.calls.length]).toEqual([{ kind: 'cancelled' }, 1]);
  });

  test('a host without the call is a failure, never a throw', async () => {
    delete api['uploadFile'];
    expect((await upload.send({ previewUrl: 'a' }, TARGET, () => undefined).outcome).kind).toBe('failed');
    delete api[target.choose];
    expect((await upload.pick(1)).kind).toBe('failed');
  });
}
