/** @jest-environment jsdom */
import { request } from '.';
import { early } from './early';

const CALL = { url: '/wxgw/home', method: 'POST', headers: { A: '1', B: '2' }, body: '{}' } as const;
const answer = (text: string, status = 200) => ({
  status,
  headers: new Map([['Date', 'Sat, 21 Nov 2026 08:00:00 GMT']]),
  text: () => Promise.resolve(text),
});

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer('hello'));
  Reflect.set(globalThis, 'fetch', fetched);
});
const send = (change: object = {}) => request.send({ ...CALL, timeoutMs: 1000, ...change }).outcome;

test('the app is given the answer that was asked for before it, once, with the time of asking', async () => {
  const before = Date.now();
  await early.send(CALL);
  const outcome = await send({ headers: { B: '2', A: '1' } });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(outcome).toMatchObject({
    kind: 'response',
    status: 200,
    text: 'hello',
    headers: { date: expect.any(String) },
  });
  const { sent = 0, received = 0 } = (outcome.kind === 'response' && outcome.exchangedAtMs) || {};
  expect(sent).toBeGreaterThanOrEqual(before);
  expect(received).toBeGreaterThanOrEqual(sent);
  await send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([
  ['another address', { url: '/wxgw/other' }],
  ['another body', { body: '{"a":1}' }],
  ['another login', { headers: { A: '1', B: '3' } }],
  ['another header', { headers: { A: '1' } }],
])('%s is asked for anew', async (_, change) => {
  await early.send(CALL);
  expect(await send(change)).not.toHaveProperty('exchangedAtMs');
  expect(fetched).toHaveBeenCalledTimes(2);
  await send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure is handed on as what it is; its asker is told', async () => {
  fetched.mockResolvedValueOnce(answer('', 500));
  await expect(early.send(CALL)).rejects.toThrow('500');
  expect(await send()).toMatchObject({ kind: 'response', status: 500 });
  fetched.mockRejectedValueOnce(new TypeError('lost'));
  await expect(early.send(CALL)).rejects.toThrow('lost');
  expect(await send()).toMatchObject({ kind: 'network-error' });
});

test('who cancels does not wait for it', async () => {
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  early.send(CALL).catch(() => undefined);
  const pending = request.send({ ...CALL, timeoutMs: 1000 });
  pending.cancel();
  expect(await pending.outcome).toEqual({ kind: 'cancelled' });
});
