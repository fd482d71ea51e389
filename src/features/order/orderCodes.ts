/** Codes of orders (contract tag `order`, spec 2 §3 "Enumerations"). */

export type { OrderState } from '@/api/generated/operations/orderList';

/** Tabs of the list, as the gateway names them. */
export const ORDER_TABS = ['ALL', 'WAITING', 'TRANSIT', 'DONE', 'CANCELLED'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

export const ORDER_CODE = { noSuchOrder: '200900001', collected: '200900002' } as const;

/** Customer lines of the carriers (spec 2 §3 "Carrier codes"), as the carriers publish them. */
export const CARRIER_PHONES: Readonly<Record<string, string>> = {
  SF: '95338',
  ZTO: '95311',
  YTO: '95554',
  STO: '95543',
  YD: '95546',
  zgyz: '11183',
  JTJZ: '956025',
};
