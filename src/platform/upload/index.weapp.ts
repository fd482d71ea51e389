import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { makeMiniUpload, listIn, pathIn } from './mini';
import type { UploadCapability } from './types';

/** Out of 100; `compressImage` applies it to JPEG only. */
const QUALITY = 80;

/**
 * The messaging app's documentation of `chooseMedia` and `uploadFile` lists no numbers for these, only reasons:
 * `chooseMedia:fail cancel`, `fail auth deny` and `fail system permission denied`, `uploadFile:fail abort` and `fail
 * timeout`; a refused privacy consent is `errno` 104.
 */
export const upload: UploadCapability = makeMiniUpload({
  choose: (max) =>
    callMini('chooseMedia', {
      count: max,
      mediaType: ['image'],
      sourceType: ['album', 'camera'],
      sizeType: ['compressed'],
    }),
  readChosen: (answer) =>
    listIn(answer, 'tempFiles').map((file) => {
      const bytes = field(file, 'size');
      return { path: pathIn(file, 'tempFilePath'), bytes: typeof bytes === 'number' ? bytes : null };
    }),
  readPickRefusal(error) {
    if (field(error, 'errno') === 104) return 'denied';
    const reason = reasonOf(error);
    if (/cancel/i.test(reason)) return 'cancelled';
    return /auth|deny|denied|permission/i.test(reason) ? 'denied' : null;
  },
  async compress(path, size, target) {
    const isSmaller = target.width < size.width;
    const made = await callMini('compressImage', {
      src: path,
      quality: QUALITY,
      ...(isSmaller ? { compressedWidth: target.width, compressedHeight: target.height } : {}),
    });
    return made.ok ? pathIn(made.value, 'tempFilePath') || null : null;
  },
  readSendEnd(error) {
    const reason = reasonOf(error);
    if (/abort/i.test(reason)) return 'cancelled';
    return /time ?out/i.test(reason) ? 'timeout' : null;
  },
}) satisfies UploadCapability;
