import { field } from '../attempt';
import { makeMiniFileViewer } from './mini';
import type { FileViewerCapability } from './types';

/**
 * `error` of `my.downloadFile`, from its page (opendocs.alipay.com/mini/api/xr054r), the documentation's table of all
 * error codes and the vendor's types (`@mini-types/my`): 12 下载失败, 13 没有权限, 20 请求的 URL 不支持 HTTP. Later editions of the
 * page omit 13; older apps still report it. Any other number is undocumented and treated as a network error.
 */
const DOWNLOAD_ERRORS: Readonly<Record<number, 'not-downloaded' | 'refused'>> = {
  12: 'not-downloaded',
  13: 'refused',
  20: 'refused',
};

export const fileViewer: FileViewerCapability = makeMiniFileViewer(
  (error) => DOWNLOAD_ERRORS[Number(field(error, 'error'))] ?? 'not-downloaded',
) satisfies FileViewerCapability;
