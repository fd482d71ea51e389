/** The cipher for platforms without one of their own. Only the modules used (config/cryptoJs.ts). */
import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';

/** As `platform/cipher` has it; crypto-js's AES is CBC with PKCS#7 by itself. */
export const aesCbc = (text: string, key: string, iv: string): string =>
  AES.encrypt(Utf8.parse(text), Utf8.parse(key), { iv: Utf8.parse(iv) }).ciphertext.toString(Base64);
