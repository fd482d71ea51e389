import type { CarrierCode, Contact } from '../../contract/types';
import { hasNothing, HOSTILE_MOBILE } from '../account/visitors';
import { beijingDayStart } from '../core/clock';
import { EVIL, MARK } from '../core/hostile';
import { CONTACTS } from './addresses';
import { findCarrier } from './carriers';
import { ON_ITS_WAY } from './orderRules';
import type { OrderState, OrderStep, SentOrder } from './orderTypes';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEFAULT_SENDER: Contact = CONTACTS.home;

interface SeededOrder {
  readonly orderNo: string;
  readonly state: OrderState;
  readonly daysAgo: number;
  readonly receiver: Contact;
  readonly goodsType: string;
  readonly weight: number;
  readonly carrierCode: CarrierCode;
  readonly remark?: string;
  /** `sourceBizId` of its reward cards; absent: no cards. */
  readonly rewardBizId?: string;
  readonly coupon?: SentOrder['coupon'];
  readonly cancelReason?: string;
  readonly isEvaluated?: true;
  /** Collected, and not paid yet. */
  readonly isDue?: true;
}

const REDUCE = { couponId: 'WC-USED-1', title: '寄件立减券', discountFen: 500 };
const DISCOUNT = { couponId: 'WC-USED-2', title: '寄件折扣券', discountFen: 172 };

/** Twelve, newest first (listed in sandbox/README.md); none is ever renamed. */
const ORDERS: readonly SeededOrder[] = [
  {
    orderNo: 'ORD-WAIT',
    state: 'WAIT_PICKUP',
    daysAgo: 0.1,
    receiver: CONTACTS.beijing,
    goodsType: 'CLOTHES',
    weight: 2,
    carrierCode: 'YTO',
    rewardBizId: 'AGG-THREE',
    remark: '上门前请打电话',
  },
  {
    orderNo: 'ORD-WAIT-2',
    state: 'WAIT_PICKUP',
    daysAgo: 0.2,
    receiver: CONTACTS.company,
    goodsType: 'DOCUMENT',
    weight: 1,
    carrierCode: 'SF',
  },
  {
    orderNo: 'ORD-PICKED',
    state: 'PICKED_UP',
    daysAgo: 1,
    receiver: CONTACTS.shanghai,
    goodsType: 'DAILY',
    weight: 3,
    carrierCode: 'ZTO',
    rewardBizId: 'AGG-MULTI',
    isDue: true,
  },
  {
    orderNo: 'ORD-TRANSIT',
    state: 'IN_TRANSIT',
    daysAgo: 2,
    receiver: CONTACTS.chengdu,
    goodsType: 'BOOK',
    weight: 1,
    carrierCode: 'YTO',
    rewardBizId: 'AGG-STATES',
    coupon: DISCOUNT,
  },
  {
    orderNo: 'ORD-TRANSIT-2',
    state: 'IN_TRANSIT',
    daysAgo: 2,
    receiver: CONTACTS.remote,
    goodsType: 'FOOD',
    weight: 5,
    carrierCode: 'zgyz',
  },
  {
    orderNo: 'ORD-DELIVERING',
    state: 'DELIVERING',
    daysAgo: 3,
    receiver: CONTACTS.company,
    goodsType: 'DIGITAL',
    weight: 2,
    carrierCode: 'SF',
    rewardBizId: 'AGG-SINGLE',
  },
  {
    orderNo: 'ORD-SIGNED',
    state: 'SIGNED',
    daysAgo: 8,
    receiver: CONTACTS.beijing,
    goodsType: 'CLOTHES',
    weight: 2,
    carrierCode: 'STO',
    rewardBizId: 'AGG-DONE',
    coupon: REDUCE,
  },
  {
    orderNo: 'ORD-SIGNED-2',
    state: 'SIGNED',
    daysAgo: 15,
    receiver: CONTACTS.shanghai,
    goodsType: 'FRAGILE',
    weight: 4,
    carrierCode: 'SF',
    isEvaluated: true,
  },
  {
    orderNo: 'ORD-SIGNED-3',
    state: 'SIGNED',
    daysAgo: 24,
    receiver: CONTACTS.chengdu,
    goodsType: 'OTHER',
    weight: 8,
    carrierCode: 'YD',
    rewardBizId: 'AGG-ENDED',
  },
  {
    orderNo: 'ORD-SIGNED-4',
    state: 'SIGNED',
    daysAgo: 40,
    receiver: CONTACTS.beijing,
    goodsType: 'DAILY',
    weight: 1,
    carrierCode: 'JTJZ',
    isEvaluated: true,
  },
  {
    orderNo: 'ORD-CANCELLED',
    state: 'CANCELLED',
    daysAgo: 5,
    receiver: CONTACTS.shanghai,
    goodsType: 'DAILY',
    weight: 1,
    carrierCode: 'YD',
    cancelReason: '信息填错了，重新下单',
  },
  {
    orderNo: 'ORD-CANCELLED-2',
    state: 'CANCELLED',
    daysAgo: 33,
    receiver: CONTACTS.company,
    goodsType: 'DOCUMENT',
    weight: 1,
    carrierCode: 'SF',
    cancelReason: '',
  },
];

const HOSTILE: SeededOrder = {
  orderNo: 'ORD-HOSTILE',
  state: 'IN_TRANSIT',
  daysAgo: 1,
  receiver: {
    name: `<img src=x onerror="${MARK}">\u202e人件收\u202c`,
    mobile: '13800138000',
    province: '广东省',
    city: `</view><script>${MARK}</script>深圳市`,
    district: '区\u0000\u0007\u200b\ufeff\u2028',
    detail: `javascript:${MARK} [链接](${EVIL}) ${'很长的地址'.repeat(120)}`,
  },
  goodsType: 'OTHER',
  weight: 60,
  carrierCode: 'SF',
  remark: `<b onclick="${MARK}">备注</b>${'备注'.repeat(200)}`,
  rewardBizId: 'AGG-HOSTILE',
  coupon: { couponId: 'WC-HOSTILE', title: `<script>${MARK}</script>${'券'.repeat(200)}`, discountFen: 1 },
};

/** Delivered: one to evaluate with hostile tags, one with a hostile evaluation. */
const HOSTILE_SIGNED: readonly SeededOrder[] = (['ORD-RATE-HOSTILE', 'ORD-RATED-HOSTILE'] as const).map(
  (orderNo, index): SeededOrder => ({
    ...HOSTILE,
    orderNo,
    state: 'SIGNED',
    daysAgo: 4 + index,
    rewardBizId: '',
    ...(index === 1 ? { isEvaluated: true } : {}),
  }),
);

/** Zone of each receiver, seen from the sender in Shenzhen. */
const zoneTo = ({ province, city }: Contact) =>
  province === '广东省'
    ? city === DEFAULT_SENDER.city
      ? 'city'
      : 'province'
    : province.startsWith('新疆')
      ? 'remote'
      : 'far';

/** Hours of a day: an order is created at twenty to nine and collected in the slot from nine. */
const MADE_AT = 8.66;
const SLOT_AT = 9;
const DONE_AT: Readonly<Record<Exclude<OrderState, 'WAIT_PICKUP' | 'CANCELLED'>, number>> = {
  PICKED_UP: 10.2,
  IN_TRANSIT: 14.1,
  DELIVERING: 2 * 24 + 8.5,
  SIGNED: 2 * 24 + 15.3,
};

function orderOf(seed: SeededOrder, index: number, seededAtMs: number): SentOrder {
  const { orderNo, state, daysAgo, receiver, weight, carrierCode } = seed;
  const isNew = daysAgo < 1;
  const dayMs = beijingDayStart(seededAtMs - daysAgo * DAY_MS);
  // An order of today waits for its slot on the next day; the others were created before their slot, a little apart.
  const createdAtMs = isNew ? seededAtMs - daysAgo * DAY_MS : dayMs + MADE_AT * HOUR_MS - index * 3 * 60_000;
  const slotStartMs = dayMs + SLOT_AT * HOUR_MS + (isNew ? DAY_MS : 0);
  const slotEndMs = slotStartMs + 2 * HOUR_MS;
  const price = findCarrier(carrierCode)?.prices[zoneTo(receiver)];
  const arrivesAtMs = Math.max(dayMs + 2.75 * DAY_MS, seededAtMs + 20 * HOUR_MS);
  return {
    orderNo,
    submitNo: '',
    fingerprint: '',
    createdAtMs,
    sender: DEFAULT_SENDER,
    receiver,
    goodsType: seed.goodsType,
    weight,
    billableKg: weight,
    carrierCode,
    slotStartMs,
    slotEndMs,
    remark: seed.remark ?? '',
    firstWeightFen: price?.firstFen ?? 0,
    extraWeightFen: price?.extraFen ?? 0,
    coupon: seed.coupon ?? null,
    reduction: null,
    arrivesAtMs,
    steps:
      state === 'CANCELLED'
        ? [
            { state: 'WAIT_PICKUP', atMs: createdAtMs },
            { state, atMs: createdAtMs + HOUR_MS / 4 },
          ]
        : stepsOf(state, createdAtMs, slotStartMs - SLOT_AT * HOUR_MS, seededAtMs),
    cancelReason: seed.cancelReason ?? '',
    rewardBizId: seed.rewardBizId ?? '',
    isEvaluated: seed.isEvaluated === true,
    seededPaidAtMs:
      seed.isDue === true || state === 'WAIT_PICKUP' || state === 'CANCELLED'
        ? null
        : slotStartMs - SLOT_AT * HOUR_MS + DONE_AT.PICKED_UP * HOUR_MS + HOUR_MS / 3,
  };
}

/** Past steps are on the day of its slot and after; future steps are after the first state. */
function stepsOf(
  state: OrderState,
  createdAtMs: number,
  slotDayMs: number,
  seededAtMs: number,
): readonly OrderStep[] {
  const reached = ON_ITS_WAY.indexOf(state);
  return ON_ITS_WAY.map((name, index): OrderStep => {
    if (name === 'WAIT_PICKUP' || name === 'CANCELLED') return { state: name, atMs: createdAtMs };
    const plannedAtMs = slotDayMs + DONE_AT[name] * HOUR_MS;
    const isAhead = index > reached;
    return {
      state: name,
      atMs: isAhead ? Math.max(plannedAtMs, seededAtMs + (index - reached) * 4 * HOUR_MS) : plannedAtMs,
    };
  });
}

/** An account's seeded orders, newest first; none for numbers that end in 00. */
export function seededOrders(phone: string, seededAtMs: number): readonly SentOrder[] {
  if (hasNothing(phone)) return [];
  const seeds = phone === HOSTILE_MOBILE ? [HOSTILE, ...HOSTILE_SIGNED, ...ORDERS] : ORDERS;
  return seeds
    .map((seed, index) => orderOf(seed, index, seededAtMs))
    .sort((a, b) => b.createdAtMs - a.createdAtMs);
}
