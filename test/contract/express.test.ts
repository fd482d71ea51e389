/** Parcel tracking, and the record of queries. */
import type { FastifyInstance } from 'fastify';
import { control, post, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const SF = 'SF1234567890123';
const trace = (waybillNo: string, token?: string, carrierCode = '') =>
  post(app, 'post/express/trace', { waybillNo, carrierCode }, token === undefined ? {} : { token });

interface Row {
  readonly recordId: string;
  readonly waybillNo: string;
  readonly stateCode: string;
}
async function record(token: string, pageNo = 1, pageSize = 50) {
  const { data } = await post(
    app,
    'post/express/queryRecently',
    { pageNo, pageSize, kind: 'QUERY' },
    { token, form: true },
  );
  return { rows: data.recordList as readonly Row[], total: data.total as number };
}

test.each([
  [SF, '', '0'],
  [SF, 'SF', '0'],
  [SF, 'YTO', '205100002'],
  ['YT1234567890123', 'YTO', '0'],
  ['NONE0000000', '', '205100001'],
  ['BUSY00000000001', '', '205100003'],
])('%s of %p: %s', async (waybillNo, carrierCode, code) => {
  expect((await trace(waybillNo, undefined, carrierCode)).body.code).toBe(code);
});

test('events, newest first; they continue with time', async () => {
  const before = (await trace(SF)).data as {
    readonly stateCode: string;
    readonly traceList: readonly { readonly tm: string }[];
  };
  const times = before.traceList.map(({ tm }) => tm);
  expect([before.stateCode, times]).toEqual(['DELIVERING', [...times].sort().reverse()]);
  await control(app, 'clock', { offsetMs: 7 * 3_600_000 });
  expect((await trace(SF)).data).toMatchObject({ stateCode: 'SIGNED', estimatedArrivalTm: null });
});

test('an own order by its waybill number; other accounts do not find it', async () => {
  const token = await tokenOf(app, '13912345678');
  const { waybillNo } = (await miniCalls(app, token).order('ORD-TRANSIT')).data;
  const { data } = await trace(String(waybillNo), token);
  expect(data).toMatchObject({ stateCode: 'IN_TRANSIT', fromCity: '深圳市' });
  expect((await trace(String(waybillNo), await tokenOf(app, '13912340000'))).body.code).toBe('205100001');
  expect((await trace(String(waybillNo))).body.code).toBe('205100001');
});

test('thirty queries a minute from all users; the next one a minute later', async () => {
  const codes = (await Promise.all(Array.from({ length: 40 }, () => trace(SF)))).map(({ body }) => body.code);
  expect(codes.filter((code) => code === '0')).toHaveLength(30);
  expect((await trace(SF, await tokenOf(app, '13912345678'))).body.code).toBe('0');
  await control(app, 'clock', { offsetMs: 61_000 });
  expect((await trace(SF)).body.code).toBe('0');
});

describe('the record', () => {
  test('a found parcel is the newest entry, once; not found or not queried: no entry', async () => {
    const token = await tokenOf(app, '13912345678');
    const { total } = await record(token);
    await trace('YT1234567890123', token);
    await trace('NONE0000000', token);
    await trace(SF);
    const after = await record(token);
    expect([after.total - total, after.rows[0]?.waybillNo, after.rows[0]?.stateCode]).toEqual([
      1,
      'YT1234567890123',
      'SIGNED',
    ]);
    await trace(SF, token);
    const again = await record(token);
    expect([again.total, again.rows[0]?.waybillNo]).toEqual([after.total, SF]);
    expect(again.rows.filter(({ waybillNo }) => waybillNo === SF)).toHaveLength(1);
  });

  test('is paged and belongs to its account', async () => {
    const token = await tokenOf(app, '13912345678');
    const [first, third] = await Promise.all([record(token, 1, 20), record(token, 3, 20)]);
    expect([first.rows.length, third.rows.length, first.total]).toEqual([20, 3, 43]);
    expect(await record(await tokenOf(app, '13912345600'))).toEqual({ rows: [], total: 0 });
  });

  test('twenty simultaneous deletions of one entry remove one', async () => {
    const token = await tokenOf(app, '13912345678');
    const { rows, total } = await record(token);
    const recordId = rows[3]?.recordId ?? '';
    await Promise.all(
      Array.from({ length: 20 }, () => post(app, 'post/express/deleteRecord', { recordId }, { token })),
    );
    const after = await record(token);
    expect([after.total, after.rows.some((row) => row.recordId === recordId)]).toEqual([total - 1, false]);
  });

  test('simultaneous deletions of several entries remove them all', async () => {
    const token = await tokenOf(app, '13912345678');
    const { rows, total } = await record(token);
    const ids = rows.slice(0, 10).map(({ recordId }) => recordId);
    await Promise.all(ids.map((recordId) => post(app, 'post/express/deleteRecord', { recordId }, { token })));
    expect((await record(token)).total).toBe(total - 10);
  });

  test('clearing keeps entries after the newest one seen, however often it is sent', async () => {
    const token = await tokenOf(app, '13912345678');
    const newestId = (await record(token)).rows[0]?.recordId ?? '';
    await trace('YT1234567890123', token);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(app, 'post/express/clearRecords', { newestId }, { token })).data.left).toBe(1);
      expect((await record(token)).rows.map(({ waybillNo }) => waybillNo)).toEqual(['YT1234567890123']);
    }
  });

  test('parcels of cabinets are queried as before', async () => {
    const token = await tokenOf(app, '13912345678');
    const { data } = await miniCalls(app, token).history();
    expect([(data.content as readonly object[]).length > 0, data.recordList]).toEqual([true, undefined]);
  });
});
