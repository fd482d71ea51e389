import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { createSaleOrderApi, createSaleApi } from '@/domain/couponSale/saleApi';
import { SALE_WORDS } from '@/domain/couponSale/saleRules';
import { makePayment, type Payment } from '@/domain/payment/makePayment';
import { openOrderMemory } from '@/domain/payment/payRules';
import { host } from '@/platform/host';
import { burialPointInfo } from '@/session';
import { openPerAccountStorage } from '@/session/deviceStorage';
import { SaleStore } from './SaleStore';

export interface SaleStores extends Payment {
  readonly sale: SaleStore;
}

/** Creates the page's stores with the app's dependencies; one set per page visit. */
export function useSaleStores(code: string, channelId: string, scope: Scope): SaleStores {
  const [stores] = useState(() => {
    const client = host.current().platformCode;
    const api = createSaleApi(code, { gateway, client, channelId, burialPointInfo }, scope);
    const sale = new SaleStore({
      api,
      ...pageDeps(scope),
      serverNowMs: () => serverClock.nowMs(),
    });
    return {
      sale,
      ...makePayment(scope, {
        submitOrder: api.submitOrder,
        orders: createSaleOrderApi(gateway, scope),
        memory: openOrderMemory(openPerAccountStorage(`couponSale.order.${code}`)),
        words: SALE_WORDS,
        agreedFen: sale.agreedFen,
      }),
    };
  });
  return stores;
}
