import { field } from '../attempt';
import { callMini } from '../mini/call';
import { failure, type PlatformFailure } from '../outcome';
import type { SaveImageCapability } from './types';

/** The picture as a file of the host. */
async function downloadedFile(url: string): Promise<string | PlatformFailure> {
  const downloaded = await callMini('downloadFile', { url });
  if (!downloaded.ok) return failure(downloaded.error);
  // An error page downloads as well as a picture does.
  const status = field(downloaded.value, 'statusCode');
  const filePath = field(downloaded.value, 'tempFilePath');
  return typeof filePath !== 'string' || (typeof status === 'number' && status !== 200)
    ? failure('the picture did not download')
    : filePath;
}

/** `readRefusal` tells a person's no from a fault: the error forms are what the two mini programs differ in. */
export function makeMiniSaveImage(
  readRefusal: (error: unknown) => 'denied' | 'cancelled' | null,
): SaveImageCapability {
  return {
    isSupported: () => true,
    async openSettings() {
      return (await callMini('openSetting')).ok;
    },
    async save(url, { isFile = false } = {}) {
      const filePath = isFile ? url : await downloadedFile(url);
      if (typeof filePath !== 'string') return filePath;
      const saved = await callMini('saveImageToPhotosAlbum', { filePath });
      if (saved.ok) return { kind: 'saved' };
      const refusal = readRefusal(saved.error);
      return refusal === null ? failure(saved.error) : { kind: refusal };
    },
  };
}
