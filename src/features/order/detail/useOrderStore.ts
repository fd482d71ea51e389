import { useState } from 'react';
import { BusinessError } from '@/api/errors';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { sortError } from '@/api/sortError';
import { VisitorStore } from '@/features/visitor';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { createOrderApi, type OrderApi } from '../orderApi';
import { ORDER_CODE } from '../orderCodes';
import { ORDER_TEXTS } from '../orderTexts';
import type { Order } from '../orderTypes';
import { OrderStore } from './OrderStore';

/** The page's store with the app's own collaborators; one per visit of the page. */
export function useOrderStore(orderNo: string, scope: Scope): OrderStore {
  const [store] = useState(() => {
    const api = createOrderApi(gateway);
    const shared = {
      runGated: gatedBy(loginGate, scope),
      sortError: (cause: unknown) => sortError(cause, network.isOnline()),
      scope,
    };
    const part = new VisitorStore<readonly Order[]>({
      ...shared,
      fetch: (asking) => fetchOne(api, orderNo, asking),
      token: () => session.token,
      isForAll: false,
      failedText: ORDER_TEXTS.failed,
    });
    return new OrderStore({ ...shared, api, part });
  });
  return store;
}

/** None when the gateway knows no such order: asking again would not find it either. */
async function fetchOne(api: OrderApi, orderNo: string, scope: Scope): Promise<readonly Order[]> {
  if (orderNo === '') return [];
  try {
    return [await api.fetchOrder(orderNo, scope)];
  } catch (cause) {
    if (cause instanceof BusinessError && cause.code === ORDER_CODE.noSuchOrder) return [];
    throw cause;
  }
}
