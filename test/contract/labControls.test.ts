// What the lab's controls ask of the sandbox.
import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const read = async <T>(name: string): Promise<T> =>
  (await app.inject({ url: `/__sandbox/${name}` })).json<T>();
const write = (name: string, payload: object) =>
  app.inject({ method: 'POST', url: `/__sandbox/${name}`, payload });

interface Order {
  readonly orderNo: string;
  readonly state: string;
  readonly next: readonly string[];
}

describe('calls', () => {
  test('each is hit by the fault that its row names, and by no other row’s', async () => {
    const calls = await read<{ path: string; fault: string }[]>('calls');
    expect(calls.length).toBeGreaterThan(100);
    for (const { path, fault } of calls) {
      const real = `/${path.replace('{platform}', 'applets')}`;
      expect([
        path,
        calls.filter((call) => real.endsWith(`/${call.fault}`)).map((call) => call.path),
      ]).toEqual([path, [path]]);
      expect(fault).not.toMatch(/[{}]/);
    }
  });
});

describe('duration of a call', () => {
  const INFO = 'activity/marketing/common/activity/info';
  const ask = () => post(app, INFO, { activityCode: 'RC-OPEN' });
  const logged = () => read<{ durationMs: number | null }[]>('requests');

  test('is measured in real time, also with a stopped clock', async () => {
    await write('reset', { stoppedAtMs: 1_800_000_000_000 });
    await write('faults', { path: 'activity/info', kind: 'slow', delayMs: 60 });
    await ask();
    const [call] = await logged();
    expect(call?.durationMs).toBeGreaterThanOrEqual(55);
  });

  test('is null for a call without a response', async () => {
    await write('faults', { path: 'activity/info', kind: 'drop' });
    await ask().catch(() => undefined);
    expect((await logged()).map(({ durationMs }) => durationMs)).toEqual([null]);
  });
});

describe('orders', () => {
  const of = (mobile: string) => read<Order[]>(`orders?mobile=${mobile}`);

  test('every state that a row offers is one it comes into', async () => {
    const orders = await of('13912345678');
    expect(orders.find(({ orderNo }) => orderNo === 'ORD-WAIT')).toEqual({
      orderNo: 'ORD-WAIT',
      state: 'WAIT_PICKUP',
      next: ['PICKED_UP', 'IN_TRANSIT', 'DELIVERING', 'SIGNED', 'CANCELLED'],
    });
    expect(orders.find(({ orderNo }) => orderNo === 'ORD-SIGNED')?.next).toEqual([]);
    for (const { orderNo, next } of orders)
      for (const state of next) {
        await control(app, 'reset');
        const moved = await write('orders/move', { mobile: '13912345678', orderNo, state });
        expect([orderNo, state, moved.statusCode]).toEqual([orderNo, state, 200]);
      }
  });

  test('none for an empty account; without a number refused', async () => {
    expect(await of('13912345600')).toEqual([]);
    expect((await app.inject({ url: '/__sandbox/orders' })).statusCode).toBe(400);
  });
});

test('cabinets are listed as they are switched', async () => {
  const isOnline = async () => {
    const cabinets = await read<{ cabinetCode: string; isOnline: boolean }[]>('cabinets');
    return Object.fromEntries(cabinets.map((cabinet) => [cabinet.cabinetCode, cabinet.isOnline]));
  };
  expect(await isOnline()).toMatchObject({ 'CAB-1001': true, 'CAB-1002': false });
  await write('cabinets', { cabinetCode: 'CAB-1001', isOnline: false });
  await write('cabinets', { cabinetCode: 'CAB-1002', isOnline: true });
  expect(await isOnline()).toMatchObject({ 'CAB-1001': false, 'CAB-1002': true });
  await control(app, 'reset');
  expect(await isOnline()).toMatchObject({ 'CAB-1001': true, 'CAB-1002': false });
});

describe('the number of a mini program’s own user', () => {
  let nonce = 0;
  /** A silent login; null: the number has to be entered. */
  const silent = async (): Promise<string | null> => {
    nonce += 1;
    const { headers } = await post(app, 'wechatAuth/loginByMiniProgram', {
      platform: 5,
      loginCode: `lc_lab-weapp_${nonce}`,
    });
    const token = headers.authorization;
    return typeof token === 'string' ? token : null;
  };
  const phone = async (token: string | null) =>
    token === null ? null : (await post(app, 'base/personalCenter/userInfo', {}, { token })).data.phone;
  const move = (mobile: string | null) => write('host-users', { platform: 5, openId: 'lab-weapp', mobile });

  test('is the given one, then another one, then none; each account keeps its own', async () => {
    const own = await tokenOf(app, '13912345678');
    const masked = await phone(own);
    expect(await silent()).toBeNull();
    await move('13912345678');
    expect(await phone(await silent())).toBe(masked);
    await move('13800000011');
    expect(await phone(await silent())).toMatch(/^138.*0011$/);
    expect(await phone(own)).toBe(masked);
    await move(null);
    expect(await silent()).toBeNull();
  });

  test.each([
    [{ platform: 1, openId: 'a', mobile: null }],
    [{ platform: 5, openId: 'a b', mobile: null }],
    [{ platform: 5, openId: 'a', mobile: '1' }],
    [{ platform: 5, openId: 'a' }],
  ])('refuses %j', async (body) => expect((await write('host-users', body)).statusCode).toBe(400));
});
