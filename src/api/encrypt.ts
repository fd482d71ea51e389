/**
 * AES envelope of a JSON body (product §1.7; exact scheme in the contract's "Encrypted bodies"). It keeps personal data
 * out of logs but protects nothing from a reader of the channel: the key comes from a header on it. Loaded on first
 * use: the first page does not load the cipher, and a browser with a built-in one never does.
 */
import md5 from 'md5';
import { cipher } from '@/platform/cipher';

/**
 * Returns `{ gwEncryptParam }` as JSON text. `encryptToken` is the last `fc-encrypt-token` of the gateway. Rejects when
 * the cipher's code does not load.
 */
export async function encryptBody(json: string, encryptToken: string): Promise<string> {
  const digest = md5(encryptToken);
  const [key, iv] = [digest.slice(0, 16), digest.slice(16)];
  const own = await cipher.aesCbc(json, key, iv);
  return JSON.stringify({ gwEncryptParam: own ?? (await import('./aes')).aesCbc(json, key, iv) });
}
