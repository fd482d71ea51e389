import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/call';
import { makeMiniUpload, listIn, type PickRefusal, pathIn } from './mini';
import type { UploadCapability } from './types';

/**
 * `error` of `my.chooseImage` (its page in the payment app's document): 11 the person went back. 2001 to 2003: he refused
 * this mini program album or camera, once, for good or in its settings (the document of the calls that ask, my.authorize).
 */
const PICK_ERRORS: Readonly<Record<number, PickRefusal>> = {
  11: 'cancelled',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

/**
 * `error` of `my.uploadFile` (its page in the payment app's document): 11 the file is not there, 12 it was not sent, 13 the
 * mini program may not (address not on its list): all of them failures. What was aborted or ran out of time says so.
 */
const SEND_ENDS: readonly (readonly [RegExp, 'timeout' | 'cancelled'])[] = [
  [/abort|cancel|取消|中断/i, 'cancelled'],
  [/time ?out|超时/i, 'timeout'],
];

/** `compressLevel` of `my.compressImage`: 0 low, 1 medium, 2 high quality, 3 as it is, 4 by the network. */
const LEVEL = 1;

export const upload: UploadCapability = makeMiniUpload({
  choose: (max) =>
    callMini('chooseImage', { count: max, sourceType: ['album', 'camera'], sizeType: ['compressed'] }),
  readChosen(answer) {
    // Paths alone in older versions.
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
  readSendEnd: (error) => SEND_ENDS.find(([sign]) => sign.test(reasonOf(error)))?.[1] ?? null,
}) satisfies UploadCapability;
