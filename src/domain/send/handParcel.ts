/** 去寄件 of a page of prices: what the price depends on goes into the send form. Apart: the send page does without. */
import type { PickedContact } from '../address/addressTypes';
import type { CityName } from '@/domain/address/cityRules';
import { EMPTY_FORM } from './draftForm';
import type { SendDraft } from './SendDraft';
import { MAX_WEIGHT, MIN_WEIGHT, type ParcelSize } from './sendRules';

/** A parcel that was priced elsewhere: what the send page needs to ask for the same price. */
export interface PricedParcel {
  readonly from: CityName;
  readonly to: CityName;
  /** Kilograms. */
  readonly weight: number;
  /** Null: by weight alone. */
  readonly size: ParcelSize | null;
  /** '' : the first that can be had. */
  readonly carrierCode: string;
  /** Left out: the kind that was chosen before stays. */
  readonly goodsType?: string;
}

/** Whoever is there stays when he is of that city; else its place alone, for the person to fill in. */
function someoneIn(there: PickedContact | null, { province, city }: CityName): PickedContact {
  if (there !== null && there.province === province && there.city === city) return there;
  return { id: '', name: '', mobile: '', province, city, district: '', detail: '' };
}

/** Nobody is wanted of the address book any more: who would be filled in later may be of another city. */
export function handParcel(draft: SendDraft, parcel: PricedParcel): void {
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
