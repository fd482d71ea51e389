import { observer } from 'mobx-react';
import { useState } from 'react';
import { useLoaded } from '@/hooks/useLoaded';
import type { OfferStore } from './OfferStore';

const loadResult = () => import('@/domain/coupon/ResultDialog');

/** The dialog of the claimed coupons, loaded when a claim starts. */
export const OfferResult = observer(function OfferResult({
  store,
  onUse,
}: {
  readonly store: OfferStore;
  readonly onUse: () => Promise<unknown>;
}) {
  const [last, setLast] = useState(store.result);
  if (store.result !== null && store.result !== last) setLast(store.result);
  const part = useLoaded(loadResult, store.isClaiming || store.result !== null);
  return part === null || last === null ? null : (
    <part.ResultDialog
      isOpen={store.result !== null}
      isNew={last.isNew}
      coupons={last.coupons}
      maskedPhone={last.maskedPhone === '' ? null : last.maskedPhone}
      backgroundUrl=""
      onUse={onUse}
      onClose={store.closeResult}
    />
  );
});
