import type { OfferStore } from '@/domain/offer/OfferStore';
import type { RouteName } from '@/navigation';
import { followSend } from '@/navigation/followLink';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';

/** Claims the coupons; a refusal is shown. */
export async function claimOffer(store: OfferStore, page: RouteName): Promise<void> {
  tracker.click(page, 'claim');
  const outcome = await store.claim();
  if (outcome.kind === 'refused' || outcome.kind === 'message') toast.show(outcome.text);
}

/** Goes to where the claimed coupons are used. */
export const openPlaceOfUse = (store: OfferStore, page: RouteName): Promise<boolean> =>
  followSend(store.query.value?.activity?.useUrl ?? '', { page, component: 'use' }, store.usableIds);
