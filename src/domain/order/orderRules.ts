/** Orders of sent parcels, as pages know them. */
import type { OrderState } from '@/api/generated/operations/order';
import { formatFen } from '@/utils/money';
import { maskPhone } from '@/utils/text';
import { STATE_TITLES } from './orderTexts';
import type { Contact, FreightLine, Order, KnownAddress } from './orderTypes';

export type { OrderState };

/** How orders are shown, and what can be done with them: pure. */
/** The first character, the rest hidden: `王*`, `欧**`. Surrogate pairs count as one. */
export function maskName(name: string): string {
  const [first = '', ...rest] = Array.from(name.trim());
  return first === '' ? '' : `${first}${'*'.repeat(Math.min(2, Math.max(1, rest.length)))}`;
}

/** `王* 138****5678`; a number that is none is not shown. */
export function contactLine({ name, mobile }: Pick<Contact, 'name' | 'mobile'>): string {
  const phone = /^\d{11}$/.test(mobile) ? maskPhone(mobile) : '';
  return [maskName(name), phone].filter((part) => part !== '').join(' ');
}

/** Province and city once where they are the same word (municipalities). */
export function addressLine({ province, city, district, detail }: Omit<Contact, 'name' | 'mobile'>): string {
  return [province, ...(city === province ? [] : [city]), district, detail]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether the parcel is on its way; the rest is over or has not begun. */
export const isUnderWay = (state: OrderState): boolean => state !== 'SIGNED' && state !== 'CANCELLED';

/** `￥12.00`, with its minus where it is taken off. */
export const lineAmount = ({ fen, isTakenOff }: Pick<FreightLine, 'fen' | 'isTakenOff'>): string =>
  `${isTakenOff && fen > 0 ? '-' : ''}￥${formatFen(fen, { decimals: 2 })}`;

/** What is said under the state on top of the detail. */
export function stateHint(order: Order): string {
  switch (order.state) {
    case 'WAIT_PICKUP':
      return `快递员预计 ${slotText(order.pickUpFrom, order.pickUpTo)} 上门`;
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

/** `11-22 09:00-11:00` of two times of one day; both whole when they are of two. */
export function slotText(from: string, to: string): string {
  return from.slice(0, 10) === to.slice(0, 10)
    ? `${from.slice(5)}-${to.slice(11)}`
    : `${from.slice(5)} 至 ${to.slice(5)}`;
}

export const stateTitle = (state: OrderState): string => STATE_TITLES[state];

const PARTS = ['name', 'mobile', 'province', 'city', 'district', 'detail'] as const;

/**
 * Entry of the address book for somebody of an order, or undefined: 再寄一单 names entries, and an order keeps copies.
 * Only what agrees in every part counts: a parcel must not go to an older address.
 */
export const findAddress = (
  kind: KnownAddress['kind'],
  contact: Contact,
  addresses: readonly KnownAddress[],
): string | undefined =>
  addresses.find((known) => known.kind === kind && PARTS.every((part) => contact[part] === known[part]))?.id;

/** Customer lines of the carriers (product §2.3 "Carrier codes"), as the carriers publish them. */
export const CARRIER_PHONES: Readonly<Record<string, string>> = {
  SF: '95338',
  ZTO: '95311',
  YTO: '95554',
  STO: '95543',
  YD: '95546',
  zgyz: '11183',
  JTJZ: '956025',
};

/** That an order changed on a page above the list, so that a list which comes back asks anew, and only then. */
let hasChanged = false;

export function noteOrderChange(): void {
  hasChanged = true;
}

/** Once for each change. */
export function takeOrderChange(): boolean {
  const was = hasChanged;
  hasChanged = false;
  return was;
}
