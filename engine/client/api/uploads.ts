import { ApiFailure, failureResult, hostCall, optionNumber, optionText, type Options } from './call';
import type { ApiContext } from './context';
import { behindConsent } from './privacy';
import { stopped } from './stopped';

/** Files that a host keeps as long as the app runs. */
export class TemporaryFiles {
  private readonly blobs = new Map<string, Blob>();

  keep(blob: Blob): string {
    const path = URL.createObjectURL(blob);
    this.blobs.set(path, blob);
    return path;
  }

  /** @throws ApiFailure when there is no file at this path */
  blobOf(path: string): Blob {
    const blob = this.blobs.get(path);
    if (blob === undefined) throw new ApiFailure('file not found', 11);
    return blob;
  }
}

/** The content of the phone's album: pictures drawn here, and a file that is not a picture. */
const ALBUM = ['一张照片', '三张照片', '不是照片的文件'];
const NO_PICTURE = 2;
const JPEG = 'image/jpeg';

function toJpeg(width: number, height: number, hue: number, quality: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) {
    const paint = context.createLinearGradient(0, 0, width, height);
    paint.addColorStop(0, `hsl(${hue} 80% 75%)`);
    paint.addColorStop(1, `hsl(${(hue + 60) % 360} 70% 45%)`);
    context.fillStyle = paint;
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#fff';
    context.fillRect(width / 4, height / 3, width / 2, height / 3);
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob === null ? reject(new ApiFailure('canvas is empty', 2)) : resolve(blob)),
      JPEG,
      quality,
    ),
  );
}

const loaded = (path: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new ApiFailure('compress image fail', 2));
    image.src = path;
  });

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Choosing pictures, compressing them, and uploading files. */
export function uploadCalls(context: ApiContext, files: TemporaryFiles): Record<string, unknown> {
  const { settings, dialogs } = context;
  const { target } = settings;
  const calls: Record<string, unknown> = {};
  const define = (name: string, body: (options: Options) => unknown): void => {
    calls[name] = hostCall(target, name, body);
  };

  const choose = async (
    options: Options,
  ): Promise<{ paths: readonly string[]; sizes: readonly number[] }> => {
    if (settings.refusesAlbum)
      throw target === 'alipay' ? new ApiFailure('用户不允许授权', 2001) : new ApiFailure('auth deny');
    const chosen = await dialogs.actionSheet(ALBUM, '选择照片');
    if (chosen === -1)
      throw target === 'alipay' ? new ApiFailure('用户取消操作', 11) : new ApiFailure('cancel');
    const blobs =
      chosen === NO_PICTURE
        ? [new Blob(['no picture'], { type: 'text/plain' })]
        : await Promise.all(
            [20, 140, 260].slice(0, chosen === 0 ? 1 : 3).map((hue) => toJpeg(2400, 1800, hue, 0.9)),
          );
    const taken = blobs.slice(0, optionNumber(options, 'count', 9));
    return { paths: taken.map((blob) => files.keep(blob)), sizes: taken.map(({ size }) => size) };
  };
  define(
    'chooseMedia',
    behindConsent(context, 'chooseMedia', async (options) => {
      const { paths, sizes } = await choose(options);
      return {
        type: 'image',
        tempFiles: paths.map((tempFilePath, index) => ({
          tempFilePath,
          size: sizes[index],
          fileType: 'image',
        })),
      };
    }),
  );
  define(
    'chooseImage',
    behindConsent(context, 'chooseImage', async (options) => {
      const { paths, sizes } = await choose(options);
      const tempFiles = paths.map((path, index) => ({ path, size: sizes[index] }));
      return target === 'alipay' ? { apFilePaths: paths, tempFiles } : { tempFilePaths: paths, tempFiles };
    }),
  );

  const infoOf = (pathName: string) => (options: Options) => ({
    size: files.blobOf(optionText(options, pathName)).size,
  });
  calls.getFileInfo = stopped(
    context,
    'getFileInfo',
    hostCall(target, 'getFileInfo', infoOf(target === 'alipay' ? 'apFilePath' : 'filePath')),
  );
  calls.getFileSystemManager = () => ({
    getFileInfo: hostCall(target, 'getFileInfo', infoOf('filePath')),
  });
  const smaller = async (path: string, width: number | null, quality: number): Promise<string> => {
    files.blobOf(path);
    const image = await loaded(path);
    const toWidth = width ?? image.naturalWidth;
    const canvas = document.createElement('canvas');
    canvas.width = toWidth;
    canvas.height = Math.round((image.naturalHeight * toWidth) / Math.max(1, image.naturalWidth));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, JPEG, quality));
    if (blob === null) throw new ApiFailure('compress image fail', 2);
    return files.keep(blob);
  };
  define('compressImage', async (options) => {
    if (target === 'alipay') {
      const paths = listOf(options.apFilePaths).map(String);
      return { apFilePaths: await Promise.all(paths.map((path) => smaller(path, null, 0.7))) };
    }
    const width = options.compressedWidth;
    const tempFilePath = await smaller(
      optionText(options, 'src'),
      typeof width === 'number' ? width : null,
      optionNumber(options, 'quality', 80) / 100,
    );
    return { tempFilePath };
  });

  calls.uploadFile = (input?: unknown) => {
    const exchange = new XMLHttpRequest();
    const listeners = new Set<(value: unknown) => void>();
    const options: Options =
      typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {};
    const send = (): Promise<Record<string, unknown>> => {
      const name = optionText(options, ...(target === 'alipay' ? ['fileName', 'name'] : ['name']));
      if (name === '') throw new ApiFailure('parameter error: name', 2);
      if (target === 'alipay' && optionText(options, 'fileType') === '')
        throw new ApiFailure('parameter error: fileType', 2);
      const form = new FormData();
      for (const [key, value] of Object.entries(Object(options.formData) as object))
        form.append(key, String(value));
      form.append(name, files.blobOf(optionText(options, 'filePath')), 'tmp.jpg');
      // The payment app covers the page with its own loading indicator unless this is disabled.
      if (target === 'alipay' && options.hideLoading !== true) dialogs.showToast('', 'loading', 0, true);
      exchange.open('POST', context.resolveUrl(optionText(options, 'url')));
      exchange.timeout = optionNumber(options, 'timeout', 60_000);
      exchange.upload.onprogress = ({ loaded: sent, total }) =>
        listeners.forEach((listener) =>
          listener({
            progress: Math.round((100 * sent) / Math.max(1, total)),
            totalBytesSent: sent,
            totalBytesExpectedToSend: total,
          }),
        );
      return new Promise((resolve, reject) => {
        exchange.onload = () =>
          resolve({ data: exchange.responseText, statusCode: exchange.status, header: {} });
        exchange.onerror = () =>
          reject(new ApiFailure(target === 'alipay' ? '上传文件失败' : 'network error', 12));
        exchange.ontimeout = () => reject(new ApiFailure(target === 'alipay' ? '上传超时' : 'timeout', 12));
        exchange.onabort = () =>
          reject(new ApiFailure(target === 'alipay' ? 'uploadFile:fail abort' : 'abort', 9));
        exchange.send(form);
      });
    };
    const run = (callback: unknown, value: unknown): void => {
      if (typeof callback === 'function') Reflect.apply(callback, undefined, [value]);
    };
    void Promise.resolve()
      .then(send)
      .then(
        (answer) => ({ ending: options.success, answer }),
        (error: unknown) => ({ ending: options.fail, answer: failureResult(target, 'uploadFile', error) }),
      )
      .then(({ ending, answer }) => {
        run(ending, answer);
        run(options.complete, answer);
      });
    return {
      abort: () => exchange.abort(),
      onProgressUpdate: (listener: unknown) => {
        if (typeof listener === 'function')
          listeners.add((value) => void Reflect.apply(listener, undefined, [value]));
      },
      offProgressUpdate: () => listeners.clear(),
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
    };
  };
  return calls;
}
