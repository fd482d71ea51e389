import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { boardOf, boardOfNearest } from './codeRules';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

const parcel = (id: string, cabinetCode: string, over: Partial<WaitingParcel> = {}): WaitingParcel => ({
  id,
  carrierName: '中通快递',
  waybillTail: '6208',
  cabinet: {
    code: cabinetCode,
    name: `${cabinetCode} 柜`,
    address: '南山区',
    isOnline: true,
    longitude: 113,
    latitude: 22,
  },
  cellNo: 'A03',
  code: '70316208',
  arrivedAt: '2026-11-21 10:00',
  freeUntil: '2026-11-22 10:00',
  freeUntilMs: Date.parse('2026-11-22T10:00:00+08:00'),
  feeFen: 0,
  reductionFen: 0,
  payFen: 0,
  feeRule: '',
  ...over,
});

test.each([
  ['a', ['a', 'c'], 'the wanted one first, then the others of its cabinet'],
  ['c', ['c', 'a'], 'the wanted one first, whatever the order of the list'],
  ['b', ['b'], 'alone at its cabinet'],
  ['', ['a', 'c'], 'none wanted: the first cabinet'],
])('parcel %p: %j, %s', (parcelId, ids) => {
  const board = boardOf([parcel('a', 'X'), parcel('b', 'Y'), parcel('c', 'X')], parcelId, NOW, false);
  expect(board?.codes.map((code) => code.parcelId)).toEqual(ids);
});

test.each([
  ['picked up', [parcel('a', 'X')], 'z'],
  ['none is waiting', [], ''],
])('%s: no board', (_name, parcels, parcelId) => expect(boardOf(parcels, parcelId, NOW, false)).toBeNull());

test.each([
  ['free', {}, false, 'none'],
  ['free in an old answer', {}, true, 'none'],
  ['to be paid', { feeFen: 200, payFen: 200 }, false, 'due'],
  ['covered by the fund, but not settled', { feeFen: 200, reductionFen: 200 }, false, 'due'],
  ['paid', { freeUntilMs: NOW - 1 }, false, 'none'],
  ['free in an answer that is older than the end of the free time', { freeUntilMs: NOW - 1 }, true, 'unsure'],
] as const)('a fee that is %s keeps the cell closed: %p', (_name, over, isOld, fee) => {
  expect(boardOf([parcel('a', 'X', over)], 'a', NOW, isOld)?.codes[0]?.fee).toBe(fee);
});

test('a cabinet that is offline', () => {
  const there = parcel('a', 'X');
  const offline = { ...there, cabinet: { ...there.cabinet, isOnline: false } };
  expect(boardOf([offline], 'a', NOW, false)?.isOffline).toBe(true);
});

test('what a code says', () => {
  expect(boardOf([parcel('a', 'X')], 'a', NOW, false)).toEqual({
    cabinetCode: 'X',
    name: 'X 柜',
    address: '南山区',
    isOffline: false,
    codes: [
      {
        parcelId: 'a',
        from: '中通快递 尾号 6208',
        groups: ['7031', '6208'],
        facts: ['A03 格口', '11-21 10:00 到柜', '11-22 10:00 前取件免费，还剩 22 小时'],
        fee: 'none',
      },
    ],
  });
});

const NEAREST = {
  parcelId: 'a',
  carrier: '中通快递',
  tail: '',
  cabinet: '东门柜',
  distanceMeter: null,
  pickupCode: '123456',
  overdueAtMs: null,
  payFen: 100,
};

test.each([
  ['the same parcel', NEAREST, 'a', 'due'],
  ['any parcel', NEAREST, '', 'due'],
  ['free', { ...NEAREST, payFen: 0 }, 'a', 'none'],
  ['free until later', { ...NEAREST, payFen: 0, overdueAtMs: NOW + 1 }, 'a', 'none'],
  ['free until a moment ago', { ...NEAREST, payFen: 0, overdueAtMs: NOW - 1 }, 'a', 'unsure'],
  ['another parcel', NEAREST, 'b', null],
  ['none', null, '', null],
])('what home has kept, %s', (_name, nearest, parcelId, fee) => {
  expect(boardOfNearest(nearest, parcelId, NOW)).toEqual(
    fee !== null
      ? {
          cabinetCode: '',
          name: '东门柜',
          address: '',
          isOffline: false,
          codes: [{ parcelId: 'a', from: '中通快递', groups: ['123', '456'], facts: [], fee }],
        }
      : null,
  );
});
