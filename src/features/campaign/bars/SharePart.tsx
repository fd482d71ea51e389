import type { CampaignBase } from '../campaignTypes';
import { ShareButton } from './ShareButton';
import { useSharePrepared } from './useShare';

interface SharePartProps {
  readonly base: CampaignBase;
  /** An embedded view has no button of its own. */
  readonly hasButton: boolean;
}

/** What the host's share menu sends, and the page's own button. Loaded behind the first screen. */
export function SharePart({ base, hasButton }: SharePartProps) {
  useSharePrepared(base);
  return hasButton ? <ShareButton base={base} /> : null;
}
