/** How orders are shown: pure rules. */
import type { OrderState } from '@/api/generated/operations/order';
import type { Contact } from '@/domain/address/addressTypes';
import { formatFen } from '@/utils/money';
import { hasElevenDigits, maskPhone } from '@/utils/phone';
import { STATE_TITLES } from './orderTexts';
import type { FreightLine, Order, KnownAddress } from './orderTypes';

export type { OrderState };

/** First character, the rest masked, as names are stored: `王*`, `欧**`. Surrogate pairs count as one. */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name.trim());
  return first === '' ? '' : `${first}${'*'.repeat(Math.min(2, Math.max(1, rest.length)))}`;
}

/**
 * `王小明 138****5678`: the name as the user wrote it, since the order is their own; an invalid number is not shown.
 */
export function contactLine({ name, mobile }: Pick<Contact, 'name' | 'mobile'>): string {
  const phone = hasElevenDigits(mobile) ? maskPhone(mobile) : '';
  return [name.trim(), phone].filter((part) => part !== '').join(' ');
}

/** Shows province and city once if they are equal (municipalities). */
export function addressLine({ province, city, district, detail }: Omit<Contact, 'name' | 'mobile'>): string {
  return [province, ...(city === province ? [] : [city]), district, detail]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether the order is neither signed nor cancelled. */
export const isUnderWay = (state: OrderState): boolean => state !== 'SIGNED' && state !== 'CANCELLED';

/** `￥12.00`, with a minus if it is a deduction. */
export const lineAmount = ({ fen, isTakenOff }: Pick<FreightLine, 'fen' | 'isTakenOff'>): string =>
  `${isTakenOff && fen > 0 ? '-' : ''}￥${formatFen(fen, { decimals: 2 })}`;

/** Text below the state at the top of the detail page. */
export function stateHint(order: Order): string {
  switch (order.state) {
    case 'WAIT_PICKUP':
      return pickUpHint(slotText(order.pickUpFrom, order.pickUpTo));
    case 'PICKED_UP':
    case 'IN_TRANSIT':
    case 'DELIVERING':
      return order.estimatedAt === '' ? '' : `预计 ${order.estimatedAt.slice(5)} 前送达`;
    case 'SIGNED':
      return '感谢使用，期待再次为您服务';
    case 'unknown':
      return '';
    case 'CANCELLED':
      return order.cancelReason === '' ? '' : `原因：${order.cancelReason}`;
  }
}

/** Decision: without a time the hint says what happens next, instead of a sentence with a hole. */
const pickUpHint = (slot: string): string => (slot === '' ? '快递员会尽快上门' : `快递员预计 ${slot} 上门`);

/** `11-22 09:00-11:00` if both times are on one day, both in full otherwise; '' unless both are known. */
export function slotText(from: string, to: string): string {
  if (from === '' || to === '') return '';
  return from.slice(0, 10) === to.slice(0, 10)
    ? `${from.slice(5)}-${to.slice(11)}`
    : `${from.slice(5)} 至 ${to.slice(5)}`;
}

export const stateTitle = (state: OrderState): string => STATE_TITLES[state];

const PARTS = ['name', 'mobile', 'province', 'city', 'district', 'detail'] as const;

/**
 * Id of the address book entry equal to an order's contact, or undefined: 再寄一单 needs entries, but an order stores
 * copies. Every part must be equal: a parcel must not go to an outdated address.
 */
export const findAddress = (
  kind: KnownAddress['kind'],
  contact: Contact,
  addresses: readonly KnownAddress[],
): string | undefined =>
  addresses.find((known) => known.kind === kind && PARTS.every((part) => contact[part] === known[part]))?.id;
