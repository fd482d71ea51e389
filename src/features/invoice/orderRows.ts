/** Invoice orders as list rows. DTOs do not leave this file. */
import type { InvoiceOrder } from '@/api/generated/schemas/InvoiceOrderListData';
import { toMinute } from '@/utils/beijingTime';

/** Names of the businesses (product §2.2). */
const BUSINESSES: Readonly<Record<number, string>> = {
  2: '快递柜寄件',
  3: '取件服务',
  4: '寄存服务',
  7: '洗衣服务',
  13: '上门寄件',
};

/** In display order; 0: all. */
export const BUSINESS_FILTERS = [0, 13, 2, 3, 4, 7] as const;
export const businessName = (bizType: number): string => BUSINESSES[bizType] ?? '其他服务';

export interface InvoiceOrderRow extends Omit<InvoiceOrder, 'orderTm'> {
  readonly id: string;
  /** The route, or the business. */
  readonly title: string;
  /** Business and time, Beijing wall clock to the minute. */
  readonly about: string;
}

export function toOrderRow({ orderTm, ...order }: InvoiceOrder): InvoiceOrderRow {
  const business = businessName(order.bizType);
  return {
    ...order,
    id: order.orderNo,
    title: order.routeText || business,
    about: [business, toMinute(orderTm)].filter((text) => text !== '').join(' · '),
  };
}
