// The sandbox may run for weeks: its log of calls is limited in number and in bytes.
import { BoundedLog } from '../../sandbox/core/boundedLog';
import { FaultQueue, parseFault } from '../../sandbox/core/faults';
import { RequestLog } from '../../sandbox/core/requestLog';
import { control, startSandbox } from './harness';

const bytesOf = (value: unknown): number => JSON.stringify(value).length;
const call = (path: string, body: unknown = null) => ({ at: 0, method: 'POST', path, headers: {}, body });

test('above the number limit the oldest entries go', () => {
  const log = new BoundedLog<{ id: number }>(3, 1000);
  for (let id = 1; id <= 5; id += 1) log.add({ id }, 1);
  expect(log.list()).toEqual([{ id: 3 }, { id: 4 }, { id: 5 }]);
});

test('above the byte limit the oldest entries go, and removed ones no longer count', () => {
  const log = new BoundedLog<{ id: number }>(100, 10);
  for (let id = 1; id <= 5; id += 1) log.add({ id }, 4);
  expect(log.list()).toEqual([{ id: 4 }, { id: 5 }]);
  log.clear();
  for (let id = 6; id <= 7; id += 1) log.add({ id }, 5);
  expect(log.list()).toEqual([{ id: 6 }, { id: 7 }]);
});

test('the log of calls stays below 64 MB, responses included', () => {
  const log = new RequestLog();
  const answer = 'x'.repeat(400_000);
  for (let count = 0; count < 300; count += 1) {
    const entry = log.begin(call(`/wxgw/${count}`), '');
    log.end(entry, 200, { answer }, answer);
  }
  expect(bytesOf(log.list())).toBeLessThan(64 * 1024 * 1024);
  expect(log.list().length).toBeGreaterThan(100);
  expect(log.list().at(-1)?.path).toBe('/wxgw/299');
});

test('a response to a removed call is not stored', () => {
  const log = new RequestLog();
  const late = log.begin(call('/wxgw/late'), '');
  for (let count = 0; count < 5000; count += 1) log.begin(call('/wxgw/x'), '');
  log.end(late, 200, 'x', 'x'.repeat(500_000));
  expect(log.list().length).toBe(5000);
  expect(log.list()).not.toContain(late);
});

test('a large body is cut and marked; others are listed unchanged', async () => {
  const app = await startSandbox();
  const text = 'x'.repeat(700_000);
  for (const payload of [{ text }, { text: 'short' }])
    await app.inject({ method: 'POST', url: '/wxgw/nothing', payload });
  const [large, short] = (await app.inject('/__sandbox/requests')).json<readonly { body: unknown }[]>();
  expect(large?.body).toEqual({ cut: true, bytes: 700_011, start: `{"text":"${'x'.repeat(991)}` });
  expect(short?.body).toEqual({ text: 'short' });
  await app.close();
});

test('pings, events and waiting faults are limited too', async () => {
  const app = await startSandbox();
  for (let count = 0; count < 5010; count += 1) await app.inject(`/__sandbox/ping?n=${count}`);
  const pings = (await app.inject('/__sandbox/pings')).json<readonly { path: string }[]>();
  expect([pings.length, pings.at(-1)?.path]).toEqual([5000, '/__sandbox/ping?n=5009']);
  await control(app, 'reset');
  expect((await app.inject('/__sandbox/pings')).json()).toEqual([]);
  await app.close();

  const queue = new FaultQueue();
  const fault = parseFault({ path: 'x', kind: 'drop' });
  if (typeof fault === 'string') throw new Error(fault);
  const taken = Array.from({ length: 1001 }, () => queue.add({ ...fault }));
  expect(taken.filter((isTaken) => !isTaken).length).toBe(1);
});
