import { HttpError, UnauthorizedError } from './errors';
import { openToAll } from './openToAll';

test.each([
  ['answered', [], 1],
  ['refused for its login', [new UnauthorizedError('1', 'login-needed')], 2],
])('a call that is %s gets a response', async (_name, refusals, times) => {
  const left: Error[] = [...refusals];
  const ask = jest.fn(() => {
    const refusal = left.shift();
    return refusal === undefined ? Promise.resolve('answer') : Promise.reject(refusal);
  });
  expect(await openToAll(ask)).toBe('answer');
  expect(ask).toHaveBeenCalledTimes(times);
});

test('another failure is not retried, and neither is a second refusal', async () => {
  const failing = jest.fn(() => Promise.reject(new HttpError(500)));
  await expect(openToAll(failing)).rejects.toBeInstanceOf(HttpError);
  expect(failing).toHaveBeenCalledTimes(1);
  const refused = jest.fn(() => Promise.reject(new UnauthorizedError('1', 'login-needed')));
  await expect(openToAll(refused)).rejects.toBeInstanceOf(UnauthorizedError);
  expect(refused).toHaveBeenCalledTimes(2);
});
