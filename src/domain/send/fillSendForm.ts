/**
 * 去寄件 on a price page: copies the values that the price depends on to the send form. A separate module, since the send
 * page does not need it.
 */
import type { PickedContact } from '@/domain/address/addressTypes';
import type { CityName } from '@/domain/address/cityRules';
import { EMPTY_FORM } from './draftForm';
import type { SendDraft } from './SendDraft';
import type { ParcelSize } from './sendTypes';
import { MAX_WEIGHT, MIN_WEIGHT } from './weightRules';

/** A parcel priced on another page: the values that the send page needs for the same price. */
export interface PricedParcel {
  readonly from: CityName;
  readonly to: CityName;
  /** Kilograms. */
  readonly weight: number;
  /** Null: by weight only. */
  readonly size: ParcelSize | null;
  /** '': the first available one. */
  readonly carrierCode: string;
  /** If omitted, the kind chosen before is kept. */
  readonly goodsType?: string;
}

/** Keeps the current contact if it is in that city; otherwise only the place, for the user to complete. */
function someoneIn(there: PickedContact | null, { province, city }: CityName): PickedContact {
  if (there !== null && there.province === province && there.city === city) return there;
  return { id: '', name: '', mobile: '', province, city, district: '', detail: '' };
}

/** Also clears wanted address book entries, which could be in another city. */
export function fillSendForm(draft: SendDraft, parcel: PricedParcel): void {
  const { from, to, weight, size, carrierCode, goodsType = draft.form.goodsType } = parcel;
  const { sender, receiver } = draft.form;
  draft.change({
    sender: someoneIn(sender, from),
    receiver: someoneIn(receiver, to),
    wanted: EMPTY_FORM.wanted,
    weight: Math.min(Math.max(weight, MIN_WEIGHT), MAX_WEIGHT),
    size,
    carrierCode,
    goodsType,
  });
}
