import { ApiFailure, hostCall, optionNumber, optionText, type Options } from './call';
import type { ApiContext } from './context';
import { behindConsent } from './privacy';
import { TemporaryFiles, uploadCalls } from './uploads';

/** Files, images, clipboard, location and other device calls. */
export function mediaCalls(context: ApiContext): Record<string, unknown> {
  const { settings, dialogs, happenings } = context;
  const { target } = settings;
  const calls: Record<string, unknown> = {};
  const define = (name: string, body: (options: Options) => unknown): void => {
    calls[name] = hostCall(target, name, body);
  };
  let clipboard = '';
  const setClipboard = (options: Options): void => {
    clipboard = optionText(options, 'data', 'text');
    happenings.push({ kind: 'clipboard', detail: clipboard });
    if (target === 'weapp') dialogs.showToast('内容已复制', 'success', 1500);
  };
  const getClipboard = () => (target === 'alipay' ? { text: clipboard } : { data: clipboard });
  if (target === 'alipay') {
    define('setClipboard', setClipboard);
    define('getClipboard', getClipboard);
  } else {
    define('setClipboardData', behindConsent(context, 'setClipboardData', setClipboard));
    define('getClipboardData', behindConsent(context, 'getClipboardData', getClipboard));
  }

  const files = new TemporaryFiles();
  const keep = (blob: Blob): string => files.keep(blob);
  Object.assign(calls, uploadCalls(context, files));
  calls.downloadFile = (input: unknown) => {
    const controller = new AbortController();
    const run = hostCall(target, 'downloadFile', async (options) => {
      const response = await fetch(context.resolveUrl(optionText(options, 'url')), {
        signal: controller.signal,
        credentials: 'omit',
      });
      if (target === 'alipay' && response.status >= 400) throw new ApiFailure('http status error', 12);
      const path = keep(await response.blob());
      return target === 'alipay'
        ? { apFilePath: path }
        : { tempFilePath: path, filePath: path, statusCode: response.status };
    });
    void run(input);
    return {
      abort: () => controller.abort(),
      onProgressUpdate: () => undefined,
      offProgressUpdate: () => undefined,
      onHeadersReceived: () => undefined,
      offHeadersReceived: () => undefined,
    };
  };
  define('openDocument', async (options) => {
    const blob = files.blobOf(optionText(options, 'filePath'));
    // Both hosts check the content, not only the file name.
    if (optionText(options, 'fileType') !== 'pdf' || (await blob.slice(0, 5).text()) !== '%PDF-')
      throw new ApiFailure('filetype not supported');
    happenings.push({ kind: 'openDocument', detail: { fileType: 'pdf', bytes: blob.size } });
    // The call succeeds when the viewer is open, not when the user has closed it.
    void dialogs.prompt('文档预览', `PDF，${blob.size} 字节`);
  });
  define(
    'getImageInfo',
    (options) =>
      new Promise((resolve, reject) => {
        const path = context.resolveUrl(optionText(options, 'src'));
        const image = new Image();
        image.onload = () =>
          resolve({
            width: image.naturalWidth,
            height: image.naturalHeight,
            path,
            orientation: 'up',
            type: 'unknown',
          });
        image.onerror = () => reject(new ApiFailure('download image fail'));
        image.src = path;
      }),
  );
  // For a canvas of type 2d, whose node is the browser's own.
  define('canvasToTempFilePath', async (options) => {
    const { canvas } = options;
    if (!(canvas instanceof HTMLCanvasElement)) throw new ApiFailure('canvas is empty', 2);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
    if (blob === null) throw new ApiFailure('canvas is empty', 2);
    const path = keep(blob);
    return target === 'alipay' ? { apFilePath: path } : { tempFilePath: path };
  });
  const saveImage = (options: Options): void => {
    if (settings.refusesAlbum)
      throw target === 'alipay' ? new ApiFailure('用户不允许授权', 2001) : new ApiFailure('fail auth deny');
    happenings.push({ kind: 'saveImage', detail: optionText(options, 'filePath', 'url') });
    dialogs.showToast('已保存到相册', 'success', 1500);
  };
  define('saveImageToPhotosAlbum', saveImage);
  if (target === 'alipay') define('saveImage', saveImage);
  define('previewImage', (options) => {
    const urls = Array.isArray(options.urls) ? options.urls.map(String) : [];
    const current =
      typeof options.current === 'number' ? urls[options.current] : optionText(options, 'current') || urls[0];
    happenings.push({ kind: 'previewImage', detail: current });
    void dialogs.preview(context.resolveUrl(current ?? ''));
  });
  const place = {
    // A place for which the sandbox's gateway has a name (sandbox/weekly/places.ts).
    latitude: 22.54,
    longitude: 113.95,
    accuracy: 65,
    horizontalAccuracy: 65,
    verticalAccuracy: 0,
    altitude: 0,
    speed: 0,
    ...(settings.place === 'denied' ? {} : settings.place),
  };
  const located = () =>
    target === 'alipay'
      ? { ...place, latitude: String(place.latitude), longitude: String(place.longitude) }
      : place;
  const requireAllowed = (): void => {
    if (settings.place !== 'denied') return;
    throw target === 'alipay' ? new ApiFailure('用户不允许授权', 2001) : new ApiFailure('fail auth deny');
  };
  define(
    'getLocation',
    behindConsent(context, 'getLocation', () => {
      requireAllowed();
      happenings.push({ kind: 'located', detail: null });
      return located();
    }),
  );
  define('getFuzzyLocation', () => {
    requireAllowed();
    return located();
  });
  define('chooseLocation', () => ({ name: '测试地点', address: '广东省深圳市福田区', ...place }));
  define('openLocation', async (options) => {
    happenings.push({ kind: 'openLocation', detail: JSON.parse(JSON.stringify(options)) });
    await dialogs.prompt('打开地图', optionText(options, 'name', 'address'));
  });
  define('chooseAddress', () => ({
    userName: '张三',
    postalCode: '518000',
    provinceName: '广东省',
    cityName: '深圳市',
    countyName: '福田区',
    detailInfo: '测试路 1 号',
    telNumber: settings.phone,
  }));
  const scanned = (): string => {
    if (context.camera.sees === '') throw new ApiFailure(target === 'alipay' ? '用户取消' : 'cancel', 10);
    return context.camera.sees;
  };
  define('scanCode', () => ({ result: scanned(), scanType: 'QR_CODE', charSet: 'UTF-8', path: '' }));
  if (target === 'alipay')
    define('scan', () => {
      const code = scanned();
      return { code, qrCode: code };
    });
  for (const name of ['vibrateShort', 'vibrateLong']) define(name, () => undefined);
  let brightness = 0.4;
  define('getScreenBrightness', () => (target === 'alipay' ? { brightness } : { value: brightness }));
  define('setScreenBrightness', (options) => {
    const value = optionNumber(options, target === 'alipay' ? 'brightness' : 'value', NaN);
    // Only the messaging app's Android version documents -1: follow the phone.
    const least = target === 'weapp' && settings.platform === 'android' ? -1 : 0;
    if (!(value >= least && value <= 1)) throw new ApiFailure('invalid parameter');
    brightness = value;
    happenings.push({ kind: 'brightness', detail: value });
  });
  define('setKeepScreenOn', ({ keepScreenOn }) => {
    happenings.push({ kind: 'keepScreenOn', detail: keepScreenOn === true });
  });
  if (target === 'alipay') define('vibrate', () => undefined);

  calls.base64ToArrayBuffer = (text: unknown) =>
    Uint8Array.from(atob(String(text)), (letter) => letter.charCodeAt(0)).buffer;
  calls.arrayBufferToBase64 = (buffer: unknown) =>
    buffer instanceof ArrayBuffer ? btoa(String.fromCharCode(...new Uint8Array(buffer))) : '';
  for (const name of [
    'reportAnalytics',
    'reportEvent',
    'reportMonitor',
    'reportPerformance',
    'reportCustomEvent',
  ]) {
    calls[name] = (...args: unknown[]) =>
      void happenings.push({ kind: name, detail: JSON.parse(JSON.stringify(args)) });
  }
  return calls;
}
