import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { parcelElementId } from './parcelElementId';
import type { PickStore } from './PickStore';

/** Of what stays above a parcel that is gone to, CSS pixels. */
const HEAD_PX = 16;

/**
 * Goes to the parcel that somebody came for, or says that it is gone: once, as soon as that is known.
 *
 * Decision: a wish outlives a login that ends by itself, so that a link that is opened with an old login still leads to
 * its parcel after the next; with its owner it goes.
 */
export const Wanted = observer(function Wanted({ store }: { readonly store: PickStore }) {
  const { wishAnswer } = store;
  useEffect(() => {
    if (wishAnswer === null) return;
    if (wishAnswer === 'there') void scroll.toElement(parcelElementId(store.markedId), HEAD_PX);
    else toast.show(PICK_TEXTS.gone);
    store.wishAnswered();
  }, [store, wishAnswer]);
  return null;
});
