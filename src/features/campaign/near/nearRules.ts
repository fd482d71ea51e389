/** View rules for the rows of nearby cabinets: pure functions (product §3.18). */
import type { FreeCells, NearbyCabinet } from '@/api/generated/operations/nearby';
import { distanceText } from '@/domain/parcel/pickRules';

/** Longer ones are cut. */
export const MAX_CONFIG_ID = 64;

/** Filter of the list. */
export type NearFilter =
  { readonly kind: 'here' } | { readonly kind: 'city'; readonly province: string; readonly city: string };

/** What is known about the user's location. */
export type LocationState = 'locating' | 'located' | 'denied' | 'not-located';

export interface NearRow {
  readonly id: string;
  readonly name: string;
  /** Distance and address. */
  readonly about: string;
  /** Free cells, or why none are available. */
  readonly cells: string;
  readonly isUsable: boolean;
  readonly isOffline: boolean;
  /** gcj02 degrees; null if the route cannot be shown. */
  readonly point: { readonly longitude: number; readonly latitude: number } | null;
}

const SIZES: Readonly<Record<FreeCells['size'], string>> = { L: '大', M: '中', S: '小', unknown: '其他' };
const SIZE_ORDER: readonly FreeCells['size'][] = ['L', 'M', 'S', 'unknown'];
/** Larger numbers appear as "more than". */
const MANY = 99;

const isDegrees = (value: number | null, max: number): value is number =>
  value !== null && Number.isFinite(value) && Math.abs(value) <= max;

interface SizeCount {
  readonly size: FreeCells['size'];
  readonly count: number;
}

/** Free cells by size, largest first; null if unknown. */
function freeBySize(cells: readonly FreeCells[]): readonly SizeCount[] | null {
  if (cells.length === 0) return null;
  return SIZE_ORDER.map((size) => ({
    size,
    count: cells.reduce((sum, each) => (each.size === size ? sum + Math.max(0, each.count) : sum), 0),
  })).filter(({ count }) => count > 0);
}

/** `空闲 大 2 · 中 5 · 小 12`; '' if unknown. */
function cellsText(free: readonly SizeCount[] | null): string {
  if (free === null) return '';
  if (free.length === 0) return '格口已满';
  const texts = free.map(
    ({ size, count }) => `${SIZES[size]} ${count > MANY ? `${MANY}+` : Math.floor(count)}`,
  );
  return `空闲 ${texts.join(' · ')}`;
}

export function toNearRow(wire: NearbyCabinet): NearRow {
  const { cabinetCode, cabinetName, cabinetAddress, longitude, latitude, distanceM, isOffline } = wire;
  const free = freeBySize(wire.freeCells);
  const metres = distanceM === null || distanceM < 0 ? null : distanceM;
  return {
    id: cabinetCode,
    name: cabinetName || '快递柜',
    about: [distanceText(metres), cabinetAddress].filter((text) => text !== '').join(' · '),
    cells: isOffline ? '柜机离线' : cellsText(free),
    isOffline,
    isUsable: !isOffline && free?.length !== 0,
    point: isDegrees(longitude, 180) && isDegrees(latitude, 90) ? { longitude, latitude } : null,
  };
}

/** Empty state of the list: a sentence and the next step. */
export function emptyText(
  wanted: NearFilter,
  whereabouts: LocationState,
): { readonly text: string; readonly hint?: string } {
  if (wanted.kind === 'city') return { text: `${wanted.city}暂时没有快递柜，换个城市看看` };
  switch (whereabouts) {
    case 'denied':
      return { text: '未开启定位，看不到附近的快递柜', hint: '开启定位，或选择城市查看' };
    case 'not-located':
    case 'locating':
      return { text: '未获取到定位，看不到附近的快递柜', hint: '重新定位，或选择城市查看' };
    case 'located':
      return { text: '附近暂时没有快递柜，换个城市看看' };
  }
}

/** Text of the place bar above the list. */
export function placeText(wanted: NearFilter, whereabouts: LocationState): string {
  if (wanted.kind === 'city') return wanted.city;
  switch (whereabouts) {
    case 'locating':
      return '定位中…';
    case 'located':
      return '我的附近';
    case 'denied':
      return '未开启定位';
    case 'not-located':
      return '未获取到定位';
  }
}
