import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { makeMiniUpload, listIn, type PickRefusal, pathIn } from './mini';
import type { UploadCapability } from './types';

/**
 * `error` of `my.chooseImage`, from the documentation's table of all error codes (opendocs.alipay.com): 11 用户取消操作. 2001
 * to 2003 come from the app's own authorisation, denied once, permanently before, permanently now: documented at
 * `my.getLocation` and the Bluetooth calls; the page of `chooseImage` lists none.
 */
const PICK_ERRORS: Readonly<Record<number, PickRefusal>> = {
  11: 'cancelled',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

/**
 * `error` of `my.uploadFile`, from its documentation: 9 aborted, 11 no such file, 12 上传文件失败, which includes timeouts. A
 * timeout is recognised only by its text, and older versions report an abort as 12 as well.
 */
const ABORTED = 9;
const SEND_ENDS: readonly (readonly [RegExp, 'timeout' | 'cancelled'])[] = [
  [/abort|cancel|取消|中断/i, 'cancelled'],
  [/time ?out|超时/i, 'timeout'],
];

/**
 * `compressLevel` of `my.compressImage`, from its page and the published types (`@types/ali-app`): 0 低质量, 1 中等质量, 2
 * 高质量, 3 不压缩, 4 根据网络适应 (the default). No documentation lists error numbers for it: if it fails, the picture is sent
 * uncompressed.
 */
const LEVEL = 1;

export const upload: UploadCapability = makeMiniUpload({
  choose: (max) =>
    callMini('chooseImage', { count: max, sourceType: ['album', 'camera'], sizeType: ['compressed'] }),
  readChosen(answer) {
    // Older versions return only paths.
    const sized = listIn(answer, 'tempFiles').map((file) => {
      const bytes = field(file, 'size');
      return { path: pathIn(file, 'path'), bytes: typeof bytes === 'number' ? bytes : null };
    });
    if (sized.length > 0) return sized;
    const paths = [...listIn(answer, 'apFilePaths'), ...listIn(answer, 'tempFilePaths')];
    return [...new Set(paths)].map((path) => ({ path: typeof path === 'string' ? path : '', bytes: null }));
  },
  readPickRefusal(error) {
    const known = PICK_ERRORS[Number(field(error, 'error'))];
    if (known !== undefined) return known;
    return /cancel|取消/i.test(reasonOf(error)) ? 'cancelled' : null;
  },
  async compress(path) {
    const made = await callMini('compressImage', { apFilePaths: [path], compressLevel: LEVEL });
    const smaller = made.ok ? listIn(made.value, 'apFilePaths')[0] : undefined;
    return typeof smaller === 'string' && smaller !== '' ? smaller : null;
  },
  readSendEnd(error) {
    if (Number(field(error, 'error')) === ABORTED) return 'cancelled';
    return SEND_ENDS.find(([sign]) => sign.test(reasonOf(error)))?.[1] ?? null;
  },
}) satisfies UploadCapability;
