import { field } from '../attempt';
import { makeMiniFileViewer } from './mini';
import type { FileViewerCapability } from './types';

/**
 * `error` of `my.downloadFile` (its page in the payment app's document): 12 the download failed, 13 the address is not
 * allowed to this mini program, 20 it is no https. Anything else is the network.
 */
const DOWNLOAD_ERRORS: Readonly<Record<number, 'not-downloaded' | 'refused'>> = {
  12: 'not-downloaded',
  13: 'refused',
  20: 'refused',
};

export const fileViewer: FileViewerCapability = makeMiniFileViewer(
  (error) => DOWNLOAD_ERRORS[Number(field(error, 'error'))] ?? 'not-downloaded',
) satisfies FileViewerCapability;
