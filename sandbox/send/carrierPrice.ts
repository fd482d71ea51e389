import type { QueryFreightAndTimeRequest } from '../../contract/types';
import { fail, type GatewayTools } from '../core/call';
import { type Quote, quoteOf } from './freightRules';

export const OUT_OF_RANGE = fail('200800001', '该地区暂不支持寄送，换个地址试试');
export const goodsRefused = (msg: string) => fail('200800002', msg);
export const CARRIER_GONE = fail('200800003', '该快递暂不可用，请换一家');

export const refusalOf = (quote: Exclude<Quote, { readonly kind: 'prices' }>) =>
  quote.kind === 'out-of-range' ? OUT_OF_RANGE : goodsRefused(quote.msg);

/** The price of one carrier, or the response that says why none, or not this one, accepts the parcel. */
export function carrierPrice(
  request: QueryFreightAndTimeRequest,
  carrierCode: string,
  { store }: GatewayTools,
) {
  const quote = quoteOf(request, store.orders.closed.carriers);
  if (quote.kind !== 'prices') return refusalOf(quote);
  const price = quote.prices.find(({ carrier }) => carrier.code === carrierCode);
  return price === undefined || price.refusal !== '' ? CARRIER_GONE : price;
}
