import type { PickGift as Gift } from '@/api/generated/operations/pickGift';
import type { PageVisit } from '@/navigation/usePage';
import type { PickGiftStore } from './PickGiftStore';

export interface PickGiftProps extends Pick<PageVisit, 'scope'> {
  readonly store: PickGiftStore;
  readonly gift: Gift;
  readonly channelId: string;
}
