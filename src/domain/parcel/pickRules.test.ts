import fc from 'fast-check';
import {
  distanceM,
  distanceText,
  feeLine,
  feeState,
  groupByCabinet,
  parcelLine,
  timeLeft,
  type WaitingParcel,
} from './pickRules';

const parcel = (over: Partial<WaitingParcel> = {}, cabinetCode = 'CAB-1'): WaitingParcel => ({
  id: 'P',
  carrierName: '中通快递',
  waybillTail: '6208',
  cabinet: { code: cabinetCode, name: '柜', address: '', isOnline: true, longitude: 114, latitude: 22 },
  cellNo: 'A03',
  code: '70316208',
  arrivedAt: '2026-11-21 10:00',
  freeUntil: '2026-11-22 10:00',
  freeUntilMs: 1_000,
  feeFen: 0,
  reductionFen: 0,
  payFen: 0,
  feeRule: '',
  ...over,
});

test.each([
  [null, ''],
  [0, '10 米'],
  [118, '120 米'],
  [994, '990 米'],
  [995, '1 公里'],
  [1_440, '1.4 公里'],
  [9_949, '9.9 公里'],
  [9_950, '10 公里'],
  [23_400, '23 公里'],
])('%p metres are %p', (metres, text) => {
  expect(distanceText(metres)).toBe(text);
});

test('one degree of latitude is 111 km, and distance is symmetric', () => {
  expect(distanceM({ longitude: 0, latitude: 0 }, { longitude: 0, latitude: 1 })).toBeCloseTo(111_195, -2);
  const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
  const place = fc.record({ longitude: degrees(180), latitude: degrees(90) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      expect(Math.abs(distanceM(a, b) - distanceM(b, a))).toBeLessThanOrEqual(1);
      expect(distanceM(a, a)).toBe(0);
      expect(distanceM(a, b)).toBeLessThanOrEqual(20_015_100);
    }),
  );
});

test('groups contain every parcel once, in received order of cabinets and parcels', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('CAB-1', 'CAB-2', 'CAB-3')), (codes) => {
      const parcels = codes.map((code, index) => parcel({ id: `P-${index}` }, code));
      const groups = groupByCabinet(parcels, null);
      expect(groups.map(({ cabinet }) => cabinet.code)).toEqual([...new Set(codes)]);
      for (const group of groups) {
        expect(group.distanceM).toBeNull();
        expect(group.parcels).toEqual(parcels.filter(({ cabinet }) => cabinet.code === group.cabinet.code));
      }
    }),
  );
});

test('a known position gives each group its distance', () => {
  const [group] = groupByCabinet([parcel()], { longitude: 114, latitude: 22.01 });
  expect(group?.distanceM).toBeCloseTo(1_112, -1);
});

test.each([
  ['free', {}, 1_000, '', 'A03 格口 · 11-21 10:00 到柜 · 11-22 10:00 前取件免费，不到 1 小时'],
  ['paid', {}, 1_001, '超时取件费已付，请尽快取件', 'A03 格口 · 11-21 10:00 到柜'],
  [
    'covered',
    { feeFen: 300, reductionFen: 300 },
    2_000,
    '超时取件费 ￥3.00，可用减免金抵扣',
    'A03 格口 · 11-21 10:00 到柜',
  ],
  [
    'due',
    { feeFen: 300, reductionFen: 100, payFen: 200, cellNo: '' },
    2_000,
    '超时取件费 ￥3.00，减免金抵扣 ￥1.00，待付 ￥2.00',
    '11-21 10:00 到柜',
  ],
  ['due', { feeFen: 300, payFen: 300 }, 2_000, '超时取件费 ￥3.00', 'A03 格口 · 11-21 10:00 到柜'],
  ['unsure', {}, 2_000, '已超过免费时间，可能需付超时取件费', 'A03 格口 · 11-21 10:00 到柜'],
] as const)('%s: text of the fee', (state, over, nowMs, fee, line) => {
  const one = parcel(over);
  expect(feeState(one, nowMs, state === 'unsure')).toBe(state);
  expect([feeLine(one, state), parcelLine(one, state, nowMs)]).toEqual([fee, line]);
});

test.each([
  [{ cellNo: '' }, 'free', '11-21 10:00 到柜 · 11-22 10:00 前取件免费，不到 1 小时'],
  [{ arrivedAt: '' }, 'free', 'A03 格口 · 11-22 10:00 前取件免费，不到 1 小时'],
  [{ arrivedAt: '', cellNo: '' }, 'paid', ''],
] as const)('%p, %s: the line has only what is known', (over, state, line) => {
  expect(parcelLine(parcel(over), state, 1_000)).toBe(line);
});

test.each([
  [0, '不到 1 小时'],
  [3_539_999, '不到 1 小时'],
  [3_540_000, '还剩 1 小时'],
  [47.9 * 3_600_000, '还剩 47 小时'],
  [48 * 3_600_000, '还剩 2 天'],
  [71.9 * 3_600_000, '还剩 2 天'],
])('%d ms before the fee begins: %s', (leftMs, text) => {
  expect(timeLeft(leftMs)).toBe(text);
});
