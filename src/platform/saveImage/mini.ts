import { field } from '../attempt';
import { callMini } from '../mini/call';
import { failure } from '../outcome';
import type { SaveImageCapability } from './types';

/** `readRefusal` tells a person's no from a fault: the error forms are what the two mini programs differ in. */
export function makeMiniSaveImage(
  readRefusal: (error: unknown) => 'denied' | 'cancelled' | null,
): SaveImageCapability {
  return {
    isSupported: () => true,
    async save(url) {
      const downloaded = await callMini('downloadFile', { url });
      if (!downloaded.ok) return failure(downloaded.error);
      // An error page downloads as well as a picture does.
      const status = field(downloaded.value, 'statusCode');
      const filePath = field(downloaded.value, 'tempFilePath');
      if (typeof filePath !== 'string' || (typeof status === 'number' && status !== 200))
        return failure('the picture did not download');
      const saved = await callMini('saveImageToPhotosAlbum', { filePath });
      if (saved.ok) return { kind: 'saved' };
      const refusal = readRefusal(saved.error);
      return refusal === null ? failure(saved.error) : { kind: refusal };
    },
  };
}
