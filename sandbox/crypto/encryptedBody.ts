import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { parseJson } from '../core/contract/parseJson';

/** Thrown when `gwEncryptParam` does not decrypt to JSON with the token that this gateway issued. */
export class DecryptError extends Error {
  override readonly name = 'DecryptError';
}

/**
 * Decrypts `gwEncryptParam` (contract, "Encrypted bodies").
 * @param encryptToken the `fc-encrypt-token` that the gateway last sent
 * @throws DecryptError
 */
export function decryptBody(gwEncryptParam: string, encryptToken: string): unknown {
  const decipher = createDecipheriv('aes-128-cbc', ...keyAndIv(encryptToken));
  try {
    const plain = Buffer.concat([decipher.update(Buffer.from(gwEncryptParam, 'base64')), decipher.final()]);
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch (error) {
    throw new DecryptError(error instanceof Error ? error.message : String(error));
  }
}

/** A body that `decryptBody` decrypts with the same token. */
export function encryptBody(body: unknown, encryptToken: string): { readonly gwEncryptParam: string } {
  const cipher = createCipheriv('aes-128-cbc', ...keyAndIv(encryptToken));
  return {
    gwEncryptParam: Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]).toString(
      'base64',
    ),
  };
}

function keyAndIv(encryptToken: string): [key: Buffer, iv: Buffer] {
  const hash = createHash('md5').update(encryptToken).digest('hex');
  return [Buffer.from(hash.slice(0, 16), 'ascii'), Buffer.from(hash.slice(16), 'ascii')];
}
