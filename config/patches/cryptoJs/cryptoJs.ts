/**
 * crypto-js's AES imports key derivation from a passphrase (evpkdf, with sha1, hmac and its own md5). The app passes
 * key and iv (src/api/aes.ts) and takes md5 from the package that the signature uses: those modules are left out.
 */
import fs from 'node:fs';
import path from 'node:path';

const UNUSED = ['evpkdf', 'md5'];

/** Webpack alias of the files, by their real paths: the build stops if one of them is missing. */
export const cryptoJsAlias: Readonly<Record<string, false>> = Object.fromEntries(
  UNUSED.map((name) => [
    fs.realpathSync(path.resolve(__dirname, '..', '..', '..', `node_modules/crypto-js/${name}.js`)),
    false as const,
  ]),
);
