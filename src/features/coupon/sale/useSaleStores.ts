import { useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { pageDeps } from '@/data/pageDeps';
import { canPayIn } from '@/domain/couponSale/canPayIn';
import { makeOrderWatch, type OrderWatch } from '@/domain/couponSale/OrderWatch';
import { openOrderMemory } from '@/domain/couponSale/payRules';
import { PurchaseStore } from '@/domain/couponSale/PurchaseStore';
import { createOrderApi, createSaleApi } from '@/domain/couponSale/saleApi';
import { host } from '@/platform/host';
import { payment } from '@/platform/payment';
import { random } from '@/platform/random';
import { burialPointInfo } from '@/session';
import { openAccountKept } from '@/session/kept';
import { SaleStore } from './SaleStore';

export interface SaleStores {
  readonly sale: SaleStore;
  readonly purchase: PurchaseStore;
  readonly watch: OrderWatch;
  /** Whether this host supports payment. */
  readonly canPay: boolean;
}

const SUBMIT_NO_LENGTH = 32;

/** Creates the page's stores with the app's dependencies; one set per page visit. */
export function useSaleStores(code: string, channelId: string, scope: Scope): SaleStores {
  const [stores] = useState(() => {
    const client = host.current().platformCode;
    const api = createSaleApi(code, { gateway, client, channelId, burialPointInfo }, scope);
    const orders = createOrderApi(gateway, scope);
    const sale = new SaleStore({
      api,
      ...pageDeps(scope),
      serverNowMs: () => serverClock.nowMs(),
    });
    const watch = makeOrderWatch({ api: orders, ...pageDeps(scope) });
    const purchase = new PurchaseStore({
      api: { submitOrder: api.submitOrder, closeOrder: orders.closeOrder, fetchLost: orders.fetchLost },
      watch,
      payment,
      memory: openOrderMemory(openAccountKept(`couponSale.order.${code}`)),
      ...pageDeps(scope),
      newSubmitNo: () => random.hex(SUBMIT_NO_LENGTH),
      agreedFen: sale.agreedFen,
    });
    return { sale, purchase, watch, canPay: canPayIn(host.current()) };
  });
  return stores;
}
