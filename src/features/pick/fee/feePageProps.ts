import type { WaitingParcel } from '@/domain/parcel/pickRules';
import type { FeeStore } from './FeeStore';

export interface FeeProps {
  readonly store: FeeStore;
  readonly parcel: WaitingParcel;
}
