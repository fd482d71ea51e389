import { createDecipheriv, createHash } from 'node:crypto';
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
  const hash = createHash('md5').update(encryptToken).digest('hex');
  const decipher = createDecipheriv(
    'aes-128-cbc',
    Buffer.from(hash.slice(0, 16), 'ascii'),
    Buffer.from(hash.slice(16), 'ascii'),
  );
  try {
    const plain = Buffer.concat([decipher.update(Buffer.from(gwEncryptParam, 'base64')), decipher.final()]);
    return parseJson(new TextDecoder('utf-8', { fatal: true }).decode(plain));
  } catch (error) {
    throw new DecryptError(error instanceof Error ? error.message : String(error));
  }
}
