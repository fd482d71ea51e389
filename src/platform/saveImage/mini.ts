import { callMini } from '../mini/callMini';
import { downloadMini } from '../mini/download';
import { failure } from '../outcome';
import type { SaveImageCapability } from './types';

/**
 * `readRefusal` distinguishes the user's refusal from an error; the two mini programs differ only in their error
 * formats.
 */
export function makeMiniSaveImage(
  readRefusal: (error: unknown) => 'denied' | 'cancelled' | null,
): SaveImageCapability {
  return {
    isSupported: () => true,
    async openSettings() {
      return (await callMini('openSetting')).ok;
    },
    async save(url, { isFile = false } = {}) {
      const file = isFile ? ({ ok: true, value: url } as const) : await downloadMini(url);
      if (!file.ok) return failure(file.error);
      const saved = await callMini('saveImageToPhotosAlbum', { filePath: file.value });
      if (saved.ok) return { kind: 'saved' };
      const refusal = readRefusal(saved.error);
      return refusal === null ? failure(saved.error) : { kind: refusal };
    },
  };
}
