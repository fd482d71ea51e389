import { useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway } from '@/api/gateway';
import { pickFeeClose, pickFeeOrder, pickFeeState } from '@/api/generated/operations/pickFee';
import { makeParcels } from '@/domain/parcel/makeParcels';
import { makePayment, type Payment } from '@/domain/payment/makePayment';
import { orderApiOf, toOrder } from '@/domain/payment/orderApi';
import { openOrderMemory } from '@/domain/payment/payRules';
import { serviceWords } from '@/domain/payment/serviceWords';
import { host } from '@/platform/host';
import { openAccountKept } from '@/session/kept';
import { FeeStore } from './FeeStore';
import { FEE_TEXTS } from './feeTexts';

interface FeeStores {
  readonly store: FeeStore;
  readonly payment: Payment;
}

/** Creates the page's stores with the app's dependencies; one set per page visit. */
export function useFeeStores(parcelId: string, scope: Scope): FeeStores {
  const [stores] = useState(() => {
    const store = new FeeStore(makeParcels(scope, ({ id }) => id === parcelId));
    const payment = makePayment(scope, {
      async submitOrder(submitNo) {
        const { data } = await gateway.call(
          pickFeeOrder,
          { parcelId, submitNo, client: host.current().platformCode },
          scope,
        );
        return toOrder(data);
      },
      orders: orderApiOf({
        state: (query) => gateway.call(pickFeeState, query, scope),
        close: (query) => gateway.call(pickFeeClose, query, scope),
      }),
      memory: openOrderMemory(openAccountKept(`act.pickFee.${parcelId}`)),
      words: serviceWords(FEE_TEXTS.changed),
      agreedFen: store.agreedFen,
    });
    return { store, payment };
  });
  return stores;
}
