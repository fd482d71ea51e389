import type { Gift as WireGift } from '@/api/generated/operations/gift';
import type { GiftStore } from './GiftStore';

export interface GiftProps {
  readonly store: GiftStore;
  readonly gift: WireGift;
}
