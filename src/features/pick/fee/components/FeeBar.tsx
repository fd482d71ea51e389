import { observer } from 'mobx-react';
import { useCallback } from 'react';
import type { Payment } from '@/domain/payment/makePayment';
import { PayBar } from '@/domain/payment/PayBar';
import { PAY_IN_OTHER_APP } from '@/domain/payment/serviceTexts';
import { h5PathOf } from '@/navigation';
import type { FeeStore } from '../FeeStore';
import { FEE_TEXTS } from '../feeTexts';
import { stateOfFee } from '../stateOfFee';

const PAGE = 'pickFee';

interface BarProps {
  readonly store: FeeStore;
  readonly payment: Payment;
}

/** Outside of what is pulled: a bar at the bottom must not move with it. */
export const FeeBar = observer(function FeeBar({ store, payment }: BarProps) {
  const ended = useCallback(
    (outcome: { readonly kind: string }) => store.ended(outcome.kind === 'paid'),
    [store],
  );
  const parcel = store.parcel.value?.[0];
  if (parcel === undefined) return null;
  const state = stateOfFee(store, parcel);
  if (state !== 'due' && state !== 'covered') return null;
  return (
    <PayBar
      page={PAGE}
      payment={payment}
      fen={parcel.payFen}
      label={FEE_TEXTS.fee}
      text={state === 'covered' ? FEE_TEXTS.settle : FEE_TEXTS.pay}
      otherAppText={PAY_IN_OTHER_APP}
      link={h5PathOf(PAGE, { parcelId: parcel.id })}
      onEnd={ended}
    />
  );
});
