/** @jest-environment jsdom */
import { createDecipheriv, createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import type * as Aes from './aes';
import { aesCbc } from './aes';
import { encryptBody } from './encrypt';

jest.mock('./aes', () => ({ aesCbc: jest.fn(jest.requireActual<typeof Aes>('./aes').aesCbc) }));

const JSON_TEXT = JSON.stringify({ name: '张三 🎁', detail: 'x'.repeat(1000) });

function decrypted(body: string, token: string): string {
  const digest = createHash('md5').update(token).digest('hex');
  const { gwEncryptParam } = JSON.parse(body) as { gwEncryptParam: string };
  const decipher = createDecipheriv('aes-128-cbc', digest.slice(0, 16), digest.slice(16));
  return decipher.update(gwEncryptParam, 'base64', 'utf8') + decipher.final('utf8');
}

function have(subtle: unknown): void {
  Object.defineProperty(window, 'crypto', { configurable: true, value: { subtle } });
  Reflect.set(window, 'TextEncoder', TextEncoder);
  jest.mocked(aesCbc).mockClear();
}

test.each<[string, unknown, number]>([
  ['the browser’s own cipher', webcrypto.subtle, 0],
  ['no cipher in this context', undefined, 1],
  ['a cipher that refuses', { importKey: () => Promise.reject(new Error('NotSupportedError')) }, 1],
])('%s: the same envelope', async (_name, subtle, uses) => {
  have(subtle);
  expect(decrypted(await encryptBody(JSON_TEXT, 'token-1'), 'token-1')).toBe(JSON_TEXT);
  expect(aesCbc).toHaveBeenCalledTimes(uses);
});
