/** Sharing of a landing page. */
import type { SharedPage } from '@/domain/activity/parts/sharedPage';
import type { LandingPlace } from './landingApi';
import { LANDING_KINDS } from './landingKinds';
import type { LandingActivity } from './landingTypes';

export type ShareFacts = Pick<LandingActivity, 'shareTitle' | 'shareImageUrl'>;

/** Share card of the page, with the channel it was opened through. */
export function sharedLanding(
  { kind, activityCode, channelId }: LandingPlace,
  { shareTitle, shareImageUrl }: ShareFacts,
): SharedPage {
  return {
    from: LANDING_KINDS[kind].home,
    route: LANDING_KINDS[kind].home,
    params: { activityCode, ...(channelId === '' ? {} : { channelId }) },
    title: shareTitle,
    summary: LANDING_KINDS[kind].headline,
    imageUrl: shareImageUrl,
  };
}
