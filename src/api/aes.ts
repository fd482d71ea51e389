/** The cipher for platforms without a built-in one. Imports only the modules it needs (config/patches/cryptoJs). */
import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Utf8 from 'crypto-js/enc-utf8';

/** As in `platform/cipher`; crypto-js's AES defaults to CBC with PKCS#7. */
export const aesCbc = (text: string, key: string, iv: string): string =>
  AES.encrypt(Utf8.parse(text), Utf8.parse(key), { iv: Utf8.parse(iv) }).ciphertext.toString(Base64);
