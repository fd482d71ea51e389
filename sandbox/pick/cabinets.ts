import type { CarrierCode } from '../../contract/types';
import { hasNothing, HOSTILE_MOBILE, JAMMED_MOBILE } from '../account/visitors';
import { EVIL, MARK } from '../core/hostile';
import { CARRIERS } from '../send/carriers';

export interface CabinetFixture {
  readonly code: string;
  readonly name: string;
  readonly address: string;
  /** Degrees, gcj02. */
  readonly longitude: number;
  readonly latitude: number;
  readonly isOnline: boolean;
}

/** The code scanned at a cabinet is its code here. `CAB-404` is missing here on purpose. */
export const CABINETS: readonly CabinetFixture[] = [
  {
    code: 'CAB-1001',
    name: '科技园高新南七道快递柜',
    address: '深圳市南山区高新南七道 12 号 3 栋楼下',
    longitude: 113.9535,
    latitude: 22.5392,
    isOnline: true,
  },
  {
    code: 'CAB-1002',
    name: '海岸城南门快递柜',
    address: '深圳市南山区文心五路 33 号海岸城南门',
    longitude: 113.9369,
    latitude: 22.5176,
    isOnline: false,
  },
  {
    code: 'CAB-1003',
    name: '市民中心 B 出口快递柜',
    address: '深圳市福田区福中三路市民中心地铁站 B 出口',
    longitude: 114.0596,
    latitude: 22.5432,
    isOnline: true,
  },
  {
    code: 'CAB-HOSTILE',
    name: `<img src=x onerror="${MARK}">\u202e柜递快\u202c`,
    address: `javascript:${MARK} ${EVIL} ${'很长的地址'.repeat(80)}\u0000\u200b`,
    longitude: 113.95,
    latitude: 22.53,
    isOnline: true,
  },
];

export const findCabinet = (code: string): CabinetFixture | undefined =>
  CABINETS.find((cabinet) => cabinet.code === code);

/** A parcel in a cabinet, before pickup. */
export interface CabinetParcel {
  readonly parcelId: string;
  readonly carrierCode: CarrierCode;
  readonly waybillTail: string;
  readonly cabinetCode: string;
  readonly cellNo: string;
  readonly pickupCode: string;
  /** Hours before the first state. */
  readonly arrivedHoursAgo: number;
  /** Its cell does not open. */
  readonly isJammed?: true;
}

/** Three: fresh, overdue with a fee of 3 yuan, at an offline cabinet (listed in sandbox/README.md). */
const PARCELS: readonly CabinetParcel[] = [
  {
    parcelId: 'PKG-FRESH',
    carrierCode: 'ZTO',
    waybillTail: '6208',
    cabinetCode: 'CAB-1001',
    cellNo: 'A03',
    pickupCode: '70316208',
    arrivedHoursAgo: 3,
  },
  {
    parcelId: 'PKG-OVERDUE',
    carrierCode: 'YTO',
    waybillTail: '9951',
    cabinetCode: 'CAB-1001',
    cellNo: 'B11',
    pickupCode: '41839951',
    arrivedHoursAgo: 84,
  },
  {
    parcelId: 'PKG-OFFLINE',
    carrierCode: 'SF',
    waybillTail: '3377',
    cabinetCode: 'CAB-1002',
    cellNo: 'C07',
    pickupCode: '55023377',
    arrivedHoursAgo: 9,
  },
];
const JAMMED: CabinetParcel = {
  parcelId: 'PKG-JAMMED',
  carrierCode: 'YD',
  waybillTail: '0404',
  cabinetCode: 'CAB-1003',
  cellNo: 'D01',
  pickupCode: '88120404',
  arrivedHoursAgo: 5,
  isJammed: true,
};
const HOSTILE: CabinetParcel = {
  parcelId: 'PKG-HOSTILE',
  carrierCode: 'JTJZ',
  waybillTail: `</i>${MARK}`,
  cabinetCode: 'CAB-HOSTILE',
  cellNo: `<b onclick="${MARK}">A1</b>${'格'.repeat(80)}`,
  pickupCode: '66666666',
  arrivedHoursAgo: 1,
};

/** A number's seeded parcels that wait; nothing for those that end in 00. */
export function seededParcels(phone: string): readonly CabinetParcel[] {
  if (hasNothing(phone)) return [];
  if (phone === HOSTILE_MOBILE) return [...PARCELS, HOSTILE];
  return phone === JAMMED_MOBILE ? [...PARCELS, JAMMED] : PARCELS;
}

interface PastParcel {
  readonly parcelId: string;
  readonly carrierCode: CarrierCode;
  readonly waybillTail: string;
  readonly cabinetName: string;
  /** Hours before the first state. */
  readonly arrivedHoursAgo: number;
  readonly endedHoursAgo: number;
  readonly isReturned: boolean;
  /** Fen. */
  readonly paidFen: number;
}

const HISTORY: readonly PastParcel[] = Array.from({ length: 23 }, (_, index): PastParcel => {
  const endedHoursAgo = 26 + index * 61;
  const isReturned = index % 9 === 7;
  const isLate = index % 6 === 3;
  return {
    parcelId: `PKG-OLD-${String(index + 1).padStart(2, '0')}`,
    carrierCode: CARRIERS[(index * 3) % CARRIERS.length]?.code ?? 'SF',
    waybillTail: String(1003 + ((index * 3371) % 8997)),
    cabinetName: CABINETS[index % 3]?.name ?? '',
    arrivedHoursAgo: endedHoursAgo + (isReturned ? 72 : isLate ? 30 : 2 + (index % 11)),
    endedHoursAgo,
    isReturned,
    paidFen: isLate && !isReturned ? 100 : 0,
  };
});

/** 23 parcels already picked up, newest first; none for numbers that end in 00. */
export const seededHistory = (phone: string): readonly PastParcel[] => (hasNothing(phone) ? [] : HISTORY);
