import { BusinessError, NetworkError } from './errors';
import { ignoreRefusal } from './ignoreRefusal';

const refusedWith = (code: string) => () => Promise.reject(new BusinessError(code, ''));

test('gives the result of the read', async () => {
  await expect(ignoreRefusal('1', null, () => Promise.resolve('found'))).resolves.toBe('found');
});

test('gives the other value for this code', async () => {
  await expect(ignoreRefusal('1', null, refusedWith('1'))).resolves.toBeNull();
});

test.each([
  ['another code', refusedWith('2'), BusinessError],
  ['a lost connection', () => Promise.reject(new NetworkError('offline')), NetworkError],
])('throws for %s', async (_name, read, kind) => {
  await expect(ignoreRefusal('1', null, read)).rejects.toBeInstanceOf(kind);
});
