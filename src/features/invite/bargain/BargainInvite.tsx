import type { PageVisit } from '@/navigation/usePage';
import { textParam } from '@/utils/addressParams';
import { Bargain } from './Bargain';

/** `/couponBargain/invite/{activityCode}` (product §3.11): the user's own bargain in an activity, or its start. */
export const BargainInvite = ({ params, ...visit }: PageVisit) => (
  <Bargain
    {...visit}
    page="couponBargainInvite"
    place={{ activityCode: textParam(params, 'activityCode'), inviteCode: '' }}
  />
);
