/**
 * Network calls of a mini program time out even when the host never responds: old base libraries ignore the timeout
 * that they receive.
 */
import Taro from '@tarojs/taro';
import { fileViewer } from './fileViewer';
import { request } from './request';
import { saveImage } from './saveImage';
import { expectEnding } from './testing/expectEnding';
import { upload } from './upload';

const api = Taro as unknown as Record<string, unknown>;

export function endingsSuite(): void {
  const abort = jest.fn();
  const silence = (): unknown =>
    Object.assign(new Promise(() => undefined), { abort, progress: () => undefined });
  beforeEach(() => {
    jest.useFakeTimers();
    for (const name of ['request', 'uploadFile', 'downloadFile']) api[name] = silence;
    api['openDocument'] = () => Promise.resolve({});
    api['canIUse'] = () => true;
  });
  afterEach(() => {
    jest.useRealTimers();
    abort.mockReset();
  });

  const GET = { url: 'https://x.example/', method: 'GET', headers: {}, timeoutMs: 10_000 } as const;

  test.each<[string, number, () => Promise<{ readonly kind: string }>, string]>([
    ['a call', GET.timeoutMs, () => request.send(GET).outcome, 'timeout'],
    [
      'a picture on its way up',
      60_000,
      () => upload.send({ previewUrl: 'tmp/1' }, { url: GET.url, fields: {} }, () => undefined).outcome,
      'timeout',
    ],
    ['an invoice', 30_000, () => fileViewer.openPdf(GET.url, () => true), 'not-downloaded'],
    ['a picture that is saved', 30_000, () => saveImage.save(GET.url), 'failed'],
  ])('%s: after %d ms', async (_name, limitMs, begin, kind) => {
    await expectEnding(begin, limitMs, kind);
  });

  test('a call that is given up is aborted in the host', async () => {
    void request.send(GET);
    await jest.advanceTimersByTimeAsync(GET.timeoutMs);
    expect(abort).toHaveBeenCalledTimes(1);
  });
}
