/** How a landing page is shared. */
import type { SharedPage } from '@/domain/activity/parts/prepareShare';
import type { ShareOutcome } from '@/platform/share/types';
import { LANDING_KINDS, type LandingActivity, LANDING_TEXTS } from './landingRules';
import type { LandingPlace } from './landingApi';

export type ShareFacts = Pick<LandingActivity, 'shareTitle' | 'shareImageUrl'>;

/** The page as others are sent it, with the channel it was opened by. */
export function sharedLanding(
  { kind, activityCode, channelId }: LandingPlace,
  { shareTitle, shareImageUrl }: ShareFacts,
): SharedPage {
  return {
    route: LANDING_KINDS[kind].home,
    params: { activityCode, ...(channelId === '' ? {} : { channelId }) },
    title: shareTitle,
    summary: LANDING_KINDS[kind].headline,
    imageUrl: shareImageUrl,
  };
}

/** What the person has to be told after a press on 分享; null when the host says it. */
export function wordsAfterShare({ kind }: Pick<ShareOutcome, 'kind'>): string | null {
  switch (kind) {
    case 'ready':
    case 'shared':
    case 'cancelled':
      return null;
    case 'use-host-menu':
      return LANDING_TEXTS.shareMenuHint;
    case 'link-copied':
      return LANDING_TEXTS.shareCopied;
    case 'failed':
    case 'unsupported':
      return LANDING_TEXTS.shareFailed;
  }
}
