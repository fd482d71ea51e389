import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { parcelElementId } from './parcelElementId';
import type { PickStore } from './PickStore';

/** Space that stays visible above the parcel when scrolled to, in CSS pixels. */
const HEAD_PX = 16;

/**
 * Scrolls to the parcel that a link points to, or reports that it is gone: once, as soon as the result is known.
 *
 * Decision: a link survives an expired login, so that a link opened with an old login still leads to its parcel after
 * the next one; a change of account drops it.
 */
export const ScrollToLinked = observer(function ScrollToLinked({ store }: { readonly store: PickStore }) {
  const { linkResult } = store;
  useEffect(() => {
    if (linkResult === null) return;
    if (linkResult === 'there') void scroll.toElement(parcelElementId(store.markedId), HEAD_PX);
    else toast.show(PICK_TEXTS.gone);
    store.linkHandled();
  }, [store, linkResult]);
  return null;
});
