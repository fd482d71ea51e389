import { serverClock } from '@/api/gateway';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { feePageState } from './feeRules';
import type { FeeStore } from './FeeStore';

export const stateOfFee = (store: FeeStore, parcel: WaitingParcel) =>
  feePageState(parcel, store.paid !== null, serverClock.nowMs());
