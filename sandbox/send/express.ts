import type { CarrierCode } from '../../contract/types';
import { hasNothing } from '../account/visitors';
import { EVIL, MARK } from '../core/hostile';
import { plannedSteps } from './orderRules';
import type { OrderStep } from './orderTypes';

const HOUR_MS = 3_600_000;

interface Place {
  readonly province: string;
  readonly city: string;
}

/** A parcel that was not sent through the sandbox; its steps are hours before (or after) the first state. */
export interface WaybillFixture {
  readonly waybillNo: string;
  readonly carrierCode: CarrierCode;
  readonly from: Place;
  readonly to: Place;
  /** Kg. */
  readonly weight: number;
  /** Hours from the first state: when it was collected, and when it arrives at the latest. */
  readonly collectedH: number;
  readonly arrivesH: number;
  /** Replaces the text of a step. */
  readonly text?: string;
}

const SHENZHEN = { province: '广东省', city: '深圳市' };
const BEIJING = { province: '北京市', city: '北京市' };
const HANGZHOU = { province: '浙江省', city: '杭州市' };
const LHASA = { province: '西藏自治区', city: '拉萨市' };

/** None of these is ever renamed (sandbox/README.md). */
const NAMED: readonly WaybillFixture[] = [
  {
    waybillNo: 'SF1234567890123',
    carrierCode: 'SF',
    from: SHENZHEN,
    to: BEIJING,
    weight: 2,
    collectedH: -27,
    arrivesH: 6,
  },
  {
    waybillNo: 'YT1234567890123',
    carrierCode: 'YTO',
    from: HANGZHOU,
    to: SHENZHEN,
    weight: 1,
    collectedH: -70,
    arrivesH: -4,
  },
  {
    waybillNo: 'HOSTILE00000001',
    carrierCode: 'ZTO',
    from: { province: '<b>省</b>', city: `<img src=x onerror="${MARK}">` },
    to: LHASA,
    weight: 1,
    collectedH: -20,
    arrivesH: 40,
    text: `<script>${MARK}</script><a href="${EVIL}">点这里退款</a>${'很长的说明'.repeat(30)}\u202e\u0000`,
  },
];

/** A query for it is always refused as too frequent. */
export const BUSY_WAYBILL = 'BUSY00000000001';

/** Number of seeded entries in a record. */
const SEEDED = 42;

const seededNo = (index: number): string => `YT88${String(20_260_000_000 + index)}`;

const SEEDED_WAYBILLS: readonly WaybillFixture[] = Array.from({ length: SEEDED }, (_, index) => ({
  waybillNo: seededNo(index),
  carrierCode: 'YTO' as const,
  from: index % 2 === 0 ? SHENZHEN : HANGZHOU,
  to: index % 3 === 0 ? BEIJING : SHENZHEN,
  weight: 1 + (index % 4),
  collectedH: -24 * (index + 2),
  arrivesH: -24 * (index + 2) + 60,
}));

export const findWaybill = (waybillNo: string): WaybillFixture | undefined =>
  [...NAMED, ...SEEDED_WAYBILLS].find((each) => each.waybillNo === waybillNo);

/** Waybill numbers that an account has queried before the first state, newest first, a day apart. */
export const seededQueries = (phone: string): readonly string[] =>
  hasNothing(phone) ? [] : ['SF1234567890123', ...SEEDED_WAYBILLS.map(({ waybillNo }) => waybillNo)];

/** All its steps, in chronological order. */
export function stepsOfWaybill(
  { collectedH, arrivesH }: WaybillFixture,
  seededAtMs: number,
): readonly OrderStep[] {
  const collectedAtMs = seededAtMs + collectedH * HOUR_MS;
  const latestMs = seededAtMs + arrivesH * HOUR_MS;
  const earliestMs = latestMs - 6 * HOUR_MS;
  // A user who looks a parcel up by its number knows that it was handed over: the step 下单 is left out.
  return plannedSteps(collectedAtMs, collectedAtMs, { earliestMs, latestMs }).slice(1);
}
