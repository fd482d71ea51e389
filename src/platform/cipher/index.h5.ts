import type { CipherCapability } from './types';

const ALGORITHM = 'AES-CBC';

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return window.btoa(text);
}

export const cipher: CipherCapability = {
  async aesCbc(text, key, iv) {
    // The types say it is always present, but plain http and old web views have none.
    const source: Crypto | undefined = window.crypto;
    const subtle: SubtleCrypto | undefined = source?.subtle;
    if (subtle === undefined || !('TextEncoder' in window)) return null;
    const bytes = (words: string): Uint8Array<ArrayBuffer> =>
      Uint8Array.from(new TextEncoder().encode(words));
    try {
      const imported = await subtle.importKey('raw', bytes(key), ALGORITHM, false, ['encrypt']);
      return base64(
        new Uint8Array(await subtle.encrypt({ name: ALGORITHM, iv: bytes(iv) }, imported, bytes(text))),
      );
    } catch {
      return null; // treat a cipher that throws as not available
    }
  },
} satisfies CipherCapability;
