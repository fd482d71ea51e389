/** Failure codes of the send calls (contract tag `send`), each with its meaning and the part of the form it is about. */
import type { SendField } from './sendTypes';

export const SEND_CODE = {
  outOfRange: '200800001',
  goodsRefused: '200800002',
  carrierGone: '200800003',
  slotGone: '200800004',
  couponGone: '200800005',
  priceChanged: '200800006',
  /** This `submitNo` has made another order before. */
  otherOrder: '200800007',
} as const;

/** Decision: a price that has changed is the carrier's. */
export const FIELD_OF_CODE: Readonly<Record<string, SendField>> = {
  [SEND_CODE.outOfRange]: 'receiver',
  [SEND_CODE.goodsRefused]: 'goods',
  [SEND_CODE.carrierGone]: 'carrier',
  [SEND_CODE.slotGone]: 'slot',
  [SEND_CODE.couponGone]: 'coupon',
  [SEND_CODE.priceChanged]: 'carrier',
};
