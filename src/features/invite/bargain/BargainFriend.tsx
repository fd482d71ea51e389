import { NoActivity } from '@/domain/activity/moreOffers';
import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';
import { Bargain } from './Bargain';

/** `/couponBargain/beInvited/{inviteCode}` (product §3.11): what a friend opens; the owner sees their own bargain. */
export const BargainFriend = ({ params, ...visit }: PageVisit) => {
  const inviteCode = textParam(params, 'inviteCode');
  return inviteCode === '' ? (
    <NoActivity page="couponBargainBeInvited" />
  ) : (
    <Bargain {...visit} page="couponBargainBeInvited" place={{ activityCode: '', inviteCode }} />
  );
};
