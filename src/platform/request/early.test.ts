/** @jest-environment jsdom */
import { request } from '.';
import { TextDecoder } from 'node:util';
import { sendEarly } from './early';

const CALL = { url: '/wxgw/home', method: 'POST', headers: { A: '1', B: '2' }, body: '{}' } as const;
const answer = (text: string, status = 200) => ({
  status,
  headers: new Map([['Date', 'Sat, 21 Nov 2026 08:00:00 GMT']]),
  text: () => Promise.resolve(text),
});
/** As browsers deliver it: in chunks that end wherever a packet ends. */
const streamed = (bytes: Uint8Array, size: number, status = 200) => {
  let at = 0;
  const read = () => {
    const value = bytes.slice(at, (at += size));
    return Promise.resolve(value.length === 0 ? { done: true } : { done: false, value });
  };
  return { ...answer('', status), body: { getReader: () => ({ read }) } };
};
const ignore = () => undefined;

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockResolvedValue(answer('hello'));
  Reflect.set(globalThis, 'fetch', fetched);
  // Missing in jsdom.
  Reflect.set(globalThis, 'TextDecoder', TextDecoder);
});
const send = (change: object = {}) => request.send({ ...CALL, timeoutMs: 1000, ...change }).outcome;

test("the app receives the response requested before it started, once, with the request's times", async () => {
  const before = Date.now();
  sendEarly(CALL, ignore);
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
])('a request with %s is sent to the network', async (_, change) => {
  sendEarly(CALL, ignore);
  expect(await send(change)).not.toHaveProperty('exchangedAtMs');
  expect(fetched).toHaveBeenCalledTimes(2);
  await send();
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('a failure is passed on as such, and reports no body', async () => {
  const reported = jest.fn();
  fetched.mockResolvedValueOnce(answer('no', 500));
  sendEarly(CALL, reported);
  expect(await send()).toMatchObject({ kind: 'response', status: 500, text: 'no' });
  fetched.mockResolvedValueOnce(streamed(Buffer.from('no'), 1, 502));
  sendEarly(CALL, reported);
  expect(await send()).toMatchObject({ kind: 'response', status: 502, text: 'no' });
  fetched.mockRejectedValueOnce(new TypeError('lost'));
  sendEarly(CALL, reported);
  expect(await send()).toMatchObject({ kind: 'network-error' });
  expect(reported).not.toHaveBeenCalled();
});

test.each([1, 2, 5, 100])('received in chunks of %d bytes, the whole body is passed on', async (size) => {
  const whole = '{"a":"超级星期五 🎁","b":1}';
  const reported: string[] = [];
  fetched.mockResolvedValueOnce(streamed(Buffer.from(whole), size));
  sendEarly(CALL, (soFar) => reported.push(soFar));
  expect(await send()).toMatchObject({ kind: 'response', text: whole });
  expect(reported.at(-1)).toBe(whole);
  expect(reported).toHaveLength(Math.ceil(Buffer.byteLength(whole) / size));
  for (const soFar of reported) expect(whole.startsWith(soFar)).toBe(true);
});

test('a browser without streaming reports the whole body', async () => {
  const reported: string[] = [];
  sendEarly(CALL, (soFar) => reported.push(soFar));
  expect(await send()).toMatchObject({ text: 'hello' });
  expect(reported).toEqual(['hello']);
});

test('cancelling does not wait for it', async () => {
  fetched.mockReturnValueOnce(new Promise(() => undefined));
  sendEarly(CALL, ignore);
  const pending = request.send({ ...CALL, timeoutMs: 1000 });
  pending.cancel();
  expect(await pending.outcome).toEqual({ kind: 'cancelled' });
});
