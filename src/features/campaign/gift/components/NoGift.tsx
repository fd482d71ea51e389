import { toWelfare } from '@/domain/activity/moreOffers';
import { GiftNotice } from '@/features/campaign/GiftNotice';
import { MoreServices } from './MoreServices';

const PAGE = 'giftPage';

const MORE_OFFERS = toWelfare(PAGE);

interface NothingProps {
  readonly text: string;
  readonly hint?: string;
  readonly action?: { readonly text: string; readonly onPress: () => Promise<unknown> };
}

/** There is nothing here for this user. */
export const NoGift = ({ action = MORE_OFFERS, ...words }: NothingProps) => (
  <>
    <GiftNotice {...words} action={action} />
    <MoreServices />
  </>
);
