import { useState } from 'react';
import { gateway } from '@/api/gateway';
import { pickFeeClose, pickFeeOrder, pickFeeState } from '@/api/generated/operations/pickFee';
import type { Scope } from '@/api/scope';
import type { Payment } from '@/domain/payment/makePayment';
import { makeServicePayment } from '@/domain/payment/makeServicePayment';
import { makeParcels } from '@/features/pick/makeParcels';
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
    const payment = makeServicePayment(scope, {
      order: (sent) => gateway.call(pickFeeOrder, { parcelId, ...sent }, scope),
      state: (query) => gateway.call(pickFeeState, query, scope),
      close: (query) => gateway.call(pickFeeClose, query, scope),
      key: `act.pickFee.${parcelId}`,
      changed: FEE_TEXTS.changed,
      agreedFen: store.agreedFen,
    });
    return { store, payment };
  });
  return stores;
}
