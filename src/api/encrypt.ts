/**
 * AES envelope of a JSON body (spec 1 §7; exact scheme in the contract's "Encrypted bodies"). Loaded on first use:
 * the first page does not carry the cipher. Only the modules used; the default mode of `aes` is CBC with PKCS#7.
 */
import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';
import md5 from 'crypto-js/md5';

/** `{ gwEncryptParam }` as JSON text. `encryptToken` is the `fc-encrypt-token` that the gateway sent last. */
export function encryptBody(json: string, encryptToken: string): string {
  const digest = md5(encryptToken).toString();
  const sealed = AES.encrypt(Utf8.parse(json), Utf8.parse(digest.slice(0, 16)), {
    iv: Utf8.parse(digest.slice(16)),
  });
  return JSON.stringify({ gwEncryptParam: sealed.ciphertext.toString(Base64) });
}
