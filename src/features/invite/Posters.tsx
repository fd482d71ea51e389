/** The three posters (product §3.15), each for its campaign's link. */
import type { PageVisit } from '@/navigation/usePage';
import { PosterPage } from './PosterPage';

type Visit = Pick<PageVisit, 'params' | 'scope'>;

export const BargainPoster = (visit: Visit) => (
  <PosterPage {...visit} page="couponBargainSharePoster" scene="BARGAIN" opens="couponBargainBeInvited" />
);
export const InviteV1Poster = (visit: Visit) => (
  <PosterPage {...visit} page="inviteV1SharePoster" scene="INVITE_V1" opens="inviteV1" />
);
export const InviteV2Poster = (visit: Visit) => (
  <PosterPage {...visit} page="inviteV2SharePoster" scene="INVITE_V2" opens="inviteV2" />
);
