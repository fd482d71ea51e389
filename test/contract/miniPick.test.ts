import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
import { miniCalls } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const visitor = async (mobile = '13912345678') => miniCalls(app, await tokenOf(app, mobile));
type Calls = Awaited<ReturnType<typeof visitor>>;

interface Parcel {
  readonly parcelId: string;
  readonly cabinetCode: string;
  readonly distanceMeter: number | null;
}
const parcels = (data: unknown): readonly Parcel[] =>
  (data as { readonly parcelList: readonly Parcel[] }).parcelList;
const waitingIds = async (calls: Calls): Promise<readonly string[]> =>
  parcels((await calls.waiting()).data).map(({ parcelId }) => parcelId);
const HIGH_TECH_PARK = { longitude: '113.9535', latitude: '22.5392' };
const COAST_CITY = { longitude: '113.9369', latitude: '22.5176' };

/** Polls until it is settled; returns each response's state. */
async function pollAll(calls: Calls, operationId: unknown): Promise<readonly unknown[]> {
  const seen: unknown[] = [];
  for (let poll = 0; poll < 5; poll += 1) {
    const { data } = await calls.poll(operationId);
    seen.push(data.status);
    if (data.status !== 0) break;
  }
  return seen;
}

describe('waiting parcels', () => {
  test('are three: overdue with its fee first, then the oldest; one at an offline cabinet', async () => {
    const { data } = await (await visitor()).waiting();
    expect(data.parcelList).toMatchObject([
      { parcelId: 'PKG-OVERDUE', overdueFeeFen: 300, reductionFen: 200, payFen: 100, isCabinetOnline: true },
      { parcelId: 'PKG-OFFLINE', overdueFeeFen: 0, payFen: 0, isCabinetOnline: false },
      {
        parcelId: 'PKG-FRESH',
        overdueFeeFen: 0,
        reductionFen: 0,
        isCabinetOnline: true,
        distanceMeter: null,
      },
    ]);
  });

  test('have distances from the user', async () => {
    const { data } = await (await visitor()).waiting(HIGH_TECH_PARK);
    const byId = new Map(parcels(data).map(({ parcelId, distanceMeter }) => [parcelId, distanceMeter]));
    expect(byId.get('PKG-FRESH')).toBe(0);
    expect(byId.get('PKG-OFFLINE')).toBeGreaterThan(2500);
    expect(byId.get('PKG-OFFLINE')).toBeLessThan(3200);
  });

  test('use the nearest cabinet for the nearest distance', async () => {
    const calls = await visitor();
    expect((await calls.nearest(COAST_CITY)).data).toMatchObject({
      parcel: { parcelId: 'PKG-OFFLINE' },
      waitingCount: 3,
    });
    expect((await calls.nearest()).data).toMatchObject({ parcel: { parcelId: 'PKG-OVERDUE' } });
  });

  test.each([{ longitude: 'x', latitude: '' }, { longitude: 113 }, {}])(
    '%j violates the contract',
    async (place) => {
      expect((await (await visitor()).waiting(place)).status).toBe(400);
    },
  );

  test('have a fee that grows with the clock, to five yuan at most', async () => {
    const calls = await visitor();
    await control(app, 'clock', { offsetMs: 24 * 3_600_000 });
    expect((await calls.waiting()).data.parcelList).toMatchObject([
      { parcelId: 'PKG-OVERDUE', overdueFeeFen: 400 },
      {},
      {},
    ]);
    await control(app, 'clock', { offsetMs: 240 * 3_600_000 });
    expect((await calls.waiting()).data.parcelList).toMatchObject([
      { overdueFeeFen: 500 },
      { overdueFeeFen: 500 },
      {},
    ]);
  });
});

describe('opening', () => {
  test('succeeds after a second poll; the parcel moves to the history', async () => {
    const calls = await visitor();
    const { data } = await calls.open('CAB-1001', 'PKG-FRESH');
    expect(data).toMatchObject({ parcelIdList: ['PKG-FRESH'], skippedList: [] });
    expect((await calls.poll(data.operationId)).data).toEqual({
      status: 0,
      reasonMsg: '',
      cellList: [{ parcelId: 'PKG-FRESH', cellNo: 'A03', status: 0 }],
      pollAfterMs: 1000,
    });
    expect(await waitingIds(calls)).toContain('PKG-FRESH');
    expect((await calls.poll(data.operationId)).data).toMatchObject({ status: 1, pollAfterMs: 0 });
    expect(await waitingIds(calls)).toEqual(['PKG-OVERDUE', 'PKG-OFFLINE']);
    const history = (await calls.history()).data;
    expect(history.total).toBe(24);
    expect((history.content as readonly unknown[])[0]).toMatchObject({
      parcelId: 'PKG-FRESH',
      stateCode: 'PICKED',
      paidFen: 0,
    });
    expect((await calls.open('CAB-1001', 'PKG-FRESH')).body.code).toBe('201000003');
    expect((await calls.poll(data.operationId)).data.status).toBe(1);
  });

  test('opens all parcels of one cabinet, except those with a fee', async () => {
    const calls = await visitor();
    const { data } = await calls.open('CAB-1001');
    expect(data).toMatchObject({ parcelIdList: ['PKG-FRESH'], skippedList: ['PKG-OVERDUE'] });
    expect(await pollAll(calls, data.operationId)).toEqual([0, 1]);
    expect((await calls.open('CAB-1001')).body.code).toBe('201000005');
  });

  test('requested twice is one operation', async () => {
    const calls = await visitor();
    const answers = await Promise.all([1, 2, 3].map(() => calls.open('CAB-1001', 'PKG-FRESH')));
    expect(new Set(answers.map(({ data }) => data.operationId)).size).toBe(1);
  });

  test.each([
    ['CAB-404', '', '201000001'],
    ['CAB-1003', '', '201000001'],
    ['CAB-404', 'PKG-FRESH', '201000001'],
    ['CAB-1002', 'PKG-FRESH', '201000002'],
    ['CAB-1002', 'PKG-OFFLINE', '201000004'],
    ['CAB-1002', '', '201000004'],
    ['CAB-1001', 'PKG-OVERDUE', '201000005'],
    ['CAB-1001', 'NOBODY', '201000006'],
    ['CAB-1001', 'PKG-HOSTILE', '201000006'],
    ['__proto__', '', '201000001'],
  ])('%s "%s" is refused: %s', async (cabinetCode, parcelId, code) => {
    const { body } = await (await visitor()).open(cabinetCode, parcelId);
    expect(body).toMatchObject({ success: false, code, data: null });
    expect(body.msg).not.toBe('');
  });

  test('fails when the cabinet goes offline meanwhile', async () => {
    const calls = await visitor();
    const { data } = await calls.open('CAB-1001', 'PKG-FRESH');
    await control(app, 'cabinets', { cabinetCode: 'CAB-1001', isOnline: false });
    expect((await calls.poll(data.operationId)).data).toMatchObject({
      status: 2,
      reasonMsg: '柜机已离线，柜门没有打开',
    });
    expect(await waitingIds(calls)).toHaveLength(3);
    await control(app, 'cabinets', { cabinetCode: 'CAB-1001', isOnline: true });
    const again = (await calls.open('CAB-1001', 'PKG-FRESH')).data.operationId;
    expect(again).not.toBe(data.operationId);
    expect(await pollAll(calls, again)).toEqual([0, 1]);
  });

  test('works after the cabinet is switched on again', async () => {
    const calls = await visitor();
    await control(app, 'cabinets', { cabinetCode: 'CAB-1002', isOnline: true });
    expect(await pollAll(calls, (await calls.open('CAB-1002')).data.operationId)).toEqual([0, 1]);
  });

  test('reports a jammed cell, which keeps its parcel', async () => {
    const calls = await visitor('13900000077');
    const { data } = await calls.open('CAB-1003', 'PKG-JAMMED');
    expect(await pollAll(calls, data.operationId)).toEqual([0, 2]);
    expect(await waitingIds(calls)).toContain('PKG-JAMMED');
  });

  test('is limited to own parcels and operations', async () => {
    const [mine, other] = [await visitor(), await visitor('13912345679')];
    const { data } = await mine.open('CAB-1001', 'PKG-FRESH');
    expect((await other.poll(data.operationId)).body.code).toBe('201000007');
    expect(await pollAll(mine, data.operationId)).toEqual([0, 1]);
    expect(await waitingIds(other)).toContain('PKG-FRESH');
  });
});

describe('history', () => {
  test('is paged, newest first', async () => {
    const calls = await visitor();
    const pages = [1, 2, 3].map((pageNo) => calls.history({ pageNo, pageSize: 10 }));
    const records = (await Promise.all(pages)).flatMap(
      ({ data }) => data.content as readonly { readonly parcelId: string; readonly endTm: string }[],
    );
    expect(records).toHaveLength(23);
    const times = records.map(({ endTm }) => endTm);
    expect(times).toEqual([...times].sort().reverse());
    expect((await calls.history({ pageNo: 9 })).data).toEqual({ content: [], total: 23 });
  });

  test.each([{ pageNo: 0 }, { pageSize: 51 }, { pageNo: 'x' }])('%j violates the contract', async (page) => {
    expect((await (await visitor()).history(page)).status).toBe(400);
  });
});
