import { useEffect } from 'react';
import { prepareShare } from '@/domain/activity/parts/prepareShare';
import { useCampaign } from '../campaignContext';
import type { CampaignBase } from '../campaignTypes';
import { ShareButton } from './ShareButton';
import { sharedPage } from './shareRules';

/**
 * Makes the page what the host's own share menu sends, with or without a button of ours.
 */
export function useSharePrepared(base: CampaignBase): void {
  const { page, visit, scope } = useCampaign();
  useEffect(() => prepareShare(sharedPage(page, visit, base), scope), [page, visit, base, scope]);
}

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
