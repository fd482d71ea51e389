import { freightFenOf } from './freightRules';
import type { OrderState, OrderStep, SentOrder } from './orderTypes';

const HOUR_MS = 3_600_000;

/** In the order a parcel goes through them. */
export const ON_ITS_WAY: readonly OrderState[] = [
  'WAIT_PICKUP',
  'PICKED_UP',
  'IN_TRANSIT',
  'DELIVERING',
  'SIGNED',
];

const TEXTS: Readonly<Record<OrderState, string>> = {
  WAIT_PICKUP: '下单成功，等待快递员上门',
  PICKED_UP: '快递员已揽收',
  IN_TRANSIT: '快件已发往目的地',
  DELIVERING: '快件已到达，快递员正在派送',
  SIGNED: '快件已签收，感谢使用',
  CANCELLED: '订单已取消',
};

/** The text of a step for the user who waits for the parcel. */
export const stepText = (state: OrderState): string => TEXTS[state];

/** Past steps, in chronological order; the first one is always included. */
export const pastSteps = ({ steps }: Pick<SentOrder, 'steps'>, nowMs: number): readonly OrderStep[] =>
  steps.filter(({ atMs }, index) => index === 0 || atMs <= nowMs);

export function stateOf(order: Pick<SentOrder, 'steps'>, nowMs: number): OrderState {
  const past = pastSteps(order, nowMs);
  return past[past.length - 1]?.state ?? 'WAIT_PICKUP';
}

/** When the order reached a state; undefined: not yet. */
export const cameAt = (
  order: Pick<SentOrder, 'steps'>,
  state: OrderState,
  nowMs: number,
): number | undefined => pastSteps(order, nowMs).find((step) => step.state === state)?.atMs;

/** How an order progresses automatically: collected when its slot ends, then on its way until it arrives. */
export function plannedSteps(
  createdAtMs: number,
  collectedAtMs: number,
  arrival: { readonly earliestMs: number; readonly latestMs: number },
): readonly OrderStep[] {
  return [
    { state: 'WAIT_PICKUP', atMs: createdAtMs },
    { state: 'PICKED_UP', atMs: collectedAtMs },
    { state: 'IN_TRANSIT', atMs: collectedAtMs + 3 * HOUR_MS },
    { state: 'DELIVERING', atMs: Math.max(arrival.earliestMs - 2 * HOUR_MS, collectedAtMs + 4 * HOUR_MS) },
    { state: 'SIGNED', atMs: arrival.latestMs },
  ];
}

/** The order after reaching `state` now; skipped steps happen at the same moment. Null: not possible. */
export function movedTo(order: SentOrder, state: OrderState, nowMs: number): SentOrder | null {
  const at = ON_ITS_WAY.indexOf(stateOf(order, nowMs));
  const to = ON_ITS_WAY.indexOf(state);
  if (at < 0 || to < at) return null;
  if (to === at) return order;
  const reached = ON_ITS_WAY.slice(at + 1, to + 1).map((name): OrderStep => ({ state: name, atMs: nowMs }));
  const ahead = order.steps
    .filter((step) => ON_ITS_WAY.indexOf(step.state) > to)
    .map((step, index) => ({ ...step, atMs: Math.max(step.atMs, nowMs + (index + 1) * HOUR_MS) }));
  return { ...order, steps: [...pastSteps(order, nowMs), ...reached, ...ahead] };
}

/** The order cancelled now; null: already collected. A cancelled order is returned unchanged. */
export function cancelled(order: SentOrder, reason: string, nowMs: number): SentOrder | null {
  const state = stateOf(order, nowMs);
  if (state === 'CANCELLED') return order;
  if (state !== 'WAIT_PICKUP') return null;
  const steps: readonly OrderStep[] = [...pastSteps(order, nowMs), { state: 'CANCELLED', atMs: nowMs }];
  return { ...order, steps, cancelReason: reason };
}

/** Past steps as texts, newest first. */
export function traceOf(order: SentOrder, nowMs: number) {
  const place = (state: OrderState): string => {
    if (state === 'DELIVERING' || state === 'SIGNED') return order.receiver.city;
    return state === 'CANCELLED' ? '' : order.sender.city;
  };
  return [...pastSteps(order, nowMs)]
    .reverse()
    .map(({ state, atMs }) => ({ stateCode: state, text: TEXTS[state], place: place(state), atMs }));
}

/** Freight before deductions, fen. */
export const freightOf = ({ firstWeightFen, extraWeightFen, billableKg }: SentOrder): number =>
  freightFenOf(firstWeightFen, extraWeightFen, billableKg);

/** Amount to pay, fen. */
export const payOf = (order: SentOrder): number =>
  freightOf(order) - (order.coupon?.discountFen ?? 0) - (order.reduction?.fen ?? 0);

/** Letters of the carrier and twelve digits derived from the order. */
export function waybillOf({ orderNo, carrierCode, createdAtMs }: SentOrder): string {
  const sum = [...orderNo].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7) % 1_000_000;
  const tail = String(Math.floor(createdAtMs / 1000) % 1_000_000).padStart(6, '0');
  return carrierCode.toUpperCase() + String(sum).padStart(6, '0') + tail;
}
