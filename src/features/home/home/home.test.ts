import { createScope } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { parcelName } from '@/domain/parcel/parcelName';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { fetchHome, type HomeOverview } from './homeApi';
import { KEPT_HOME } from './homeKept';
import { parcelPlace, parcelWarning } from './parcelRules';

jest.mock('@/session/links', () => ({ pictureAddress: (src: string) => src }));

const PARCEL = {
  parcelId: 'P-1',
  carrierName: '顺丰速运',
  waybillTail: '1234',
  cabinetCode: 'K-1',
  cabinetName: '科技园柜',
  cabinetAddress: '科技园一路',
  isCabinetOnline: true,
  longitude: 113.9,
  latitude: 22.5,
  distanceMeter: null,
  cellNo: 'A-12',
  pickupCode: '12345678',
  arrivedTm: '2026-11-21 12:00:00',
  overdueTm: '2026-11-23 12:00:00',
  overdueFeeFen: 0,
  reductionFen: 0,
  payFen: 0,
};
const WIRE = {
  isLogin: true,
  campaignList: [],
  couponHint: { count: 2, expiringCount: 1, firstEndTm: '2026-11-23 00:00:00' },
  nearestParcel: PARCEL,
  waitingCount: 3,
  taskHint: { rewardFen: 3544, taskCount: 8, channelId: 'T' },
  claimableCount: 2,
};

async function read(data: unknown, channelId = ''): Promise<{ overview: HomeOverview; body: unknown }> {
  const { gateway, transport } = makeTestGateway(new FakeClock());
  const asked = fetchHome(gateway, { client: 5, channelId }, createScope());
  await settle();
  const body: unknown = JSON.parse(transport.last.body ?? '');
  await transport.last.ok(data);
  return { overview: await asked, body };
}

it('is kept as it is, with fewer campaigns; not for a user who is not logged in', async () => {
  const campaign = (code: string) => ({
    code,
    kind: 'receive',
    title: 'T',
    subTitle: '',
    statusCode: 'PROCEED',
    startTm: '2026-11-21 12:00:00',
    endTm: '2026-11-23 12:00:00',
    linkUrl: '',
  });
  const { overview } = await read({ ...WIRE, campaignList: [campaign('A'), campaign('B')] });
  const part = KEPT_HOME.part(overview, 1);
  expect(part).toEqual({ ...overview, campaigns: overview.campaigns.slice(0, 1) });
  const stored: unknown = JSON.parse(JSON.stringify(part));
  expect(KEPT_HOME.decode(stored, '')).toEqual(part);
  expect(KEPT_HOME.part({ ...overview, isLogin: false }, 1)).toBeNull();
});

it('sends no location, and a channel of valid length', async () => {
  const { body } = await read(WIRE, 'x'.repeat(200));
  expect(body).toEqual({ client: 5, channelId: 'x'.repeat(128), longitude: '', latitude: '' });
});

it('decodes parcel, hints and counts', async () => {
  const { overview } = await read(WIRE);
  expect(overview).toMatchObject({ isLogin: true, waitingCount: 3, claimableCount: 2 });
  expect(overview.parcel).toEqual({
    parcelId: 'P-1',
    carrier: '顺丰速运',
    tail: '1234',
    cabinet: '科技园柜',
    distanceMeter: null,
    pickupCode: '12345678',
    overdueAtMs: Date.UTC(2026, 10, 23, 4),
    payFen: 0,
  });
});

it('a broken part is left out, the rest is shown', async () => {
  const { overview } = await read({
    ...WIRE,
    nearestParcel: { ...PARCEL, payFen: -1 },
    taskHint: [],
    claimableCount: 'many',
    campaignList: null,
  });
  expect(overview).toMatchObject({
    parcel: null,
    task: null,
    claimableCount: 0,
    campaigns: [],
    coupon: { count: 2 },
  });
});

it.each([
  ['顺丰速运', '1234', '顺丰速运 尾号 1234'],
  ['', '1234', '尾号 1234'],
  ['顺丰速运', '', '顺丰速运'],
])('carrier %p and tail %p: %s', (carrier, tail, text) => {
  expect(parcelName({ carrier, tail })).toBe(text);
});

it.each([
  [null, '科技园柜'],
  [0, '科技园柜 · 10 米'],
  [349.6, '科技园柜 · 350 米'],
  [1000, '科技园柜 · 1 公里'],
  [-5, '科技园柜'],
])('%p metres away: %s', (distanceMeter, text) => {
  expect(parcelPlace({ cabinet: '科技园柜', distanceMeter })).toBe(text);
});

it.each([
  [null, 0, ''],
  [1000, 0, '已超时'],
  [1001, 0, ''],
  [1001, 250, '已超时，待付 ￥2.50'],
])('overdue at %p with %p fen to pay: %p', (overdueAtMs, payFen, text) => {
  expect(parcelWarning({ overdueAtMs, payFen }, 1000)).toBe(text);
});
