import type { FreeCells, NearbyCabinet } from '@/api/generated/operations/nearby';
import { emptyText, placeText, toNearRow } from './nearRules';

const free = (...cells: readonly (readonly [FreeCells['size'], number])[]): readonly FreeCells[] =>
  cells.map(([size, count]) => ({ size, count }));

const CABINET: NearbyCabinet = {
  cabinetCode: 'C1',
  cabinetName: '一号柜',
  cabinetAddress: '科技园',
  longitude: 113.9,
  latitude: 22.5,
  distanceM: 320,
  isOffline: false,
  freeCells: free(['S', 1]),
};

test.each([
  [[], ''],
  [free(['S', 12], ['L', 2], ['M', 5]), '空闲 大 2 · 中 5 · 小 12'],
  [free(['S', 0], ['L', 3]), '空闲 大 3'],
  [free(['S', 0], ['M', 0]), '格口已满'],
  [free(['S', -4]), '格口已满'],
  [free(['S', 100], ['S', 1]), '空闲 小 99+'],
  [free(['unknown', 2]), '空闲 其他 2'],
])('%j: %s', (cells, text) => expect(toNearRow({ ...CABINET, freeCells: cells }).cells).toBe(text));

test.each<[string, Partial<NearbyCabinet>, object]>([
  ['whole', {}, { name: '一号柜', about: '320 米 · 科技园', cells: '空闲 小 1', isUsable: true }],
  ['without a place', { distanceM: null }, { about: '科技园' }],
  ['a distance that is none', { distanceM: -1 }, { about: '科技园' }],
  [
    'without name and address',
    { cabinetName: '', cabinetAddress: '', distanceM: null },
    { name: '快递柜', about: '' },
  ],
  ['offline', { isOffline: true }, { cells: '柜机离线', isUsable: false, isOffline: true }],
  ['full', { freeCells: free(['S', 0]) }, { cells: '格口已满', isUsable: false }],
  ['nobody knows the cells', { freeCells: [] }, { cells: '', isUsable: true }],
  ['nowhere on earth', { longitude: 1e9 }, { point: null }],
  ['half a place', { latitude: null }, { point: null }],
  ['somewhere', {}, { point: { longitude: 113.9, latitude: 22.5 } }],
])('%s', (_name, change, row) => expect(toNearRow({ ...CABINET, ...change })).toMatchObject(row));

const CITY = { kind: 'city', province: '广东省', city: '深圳市' } as const;
const HERE = { kind: 'here' } as const;

test.each([
  [CITY, 'denied', '深圳市', '深圳市暂时没有快递柜，换个城市看看'],
  [HERE, 'located', '我的附近', '附近暂时没有快递柜，换个城市看看'],
  [HERE, 'denied', '未开启定位', '未开启定位，看不到附近的快递柜'],
  [HERE, 'not-located', '未获取到定位', '未获取到定位，看不到附近的快递柜'],
  [HERE, 'locating', '定位中…', '未获取到定位，看不到附近的快递柜'],
] as const)('%j, %s: %s; %s', (wanted, whereabouts, place, text) =>
  expect([placeText(wanted, whereabouts), emptyText(wanted, whereabouts).text]).toEqual([place, text]),
);
