import { useEffect } from 'react';
import { openShare, prepareShare } from '@/domain/activity/parts/prepareShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { toast } from '@/platform/toast';
import { useCampaign } from '../campaignContext';
import type { CampaignBase, CampaignRoute, CampaignVisit } from '../campaignTypes';
import { sharedPage } from './shareRules';
import { ShareButton } from './ShareButton';

/**
 * Makes the page what the host's own share menu sends, with or without a button of ours.
 */
export function useSharePrepared(base: CampaignBase): void {
  const { page, visit, scope } = useCampaign();
  useEffect(() => prepareShare(sharedPage(page, visit, base), scope), [page, visit, base, scope]);
}

/** From a button of ours; what the person has to do himself is said. */
export async function shareCampaign(
  page: CampaignRoute,
  visit: CampaignVisit,
  base: CampaignBase,
): Promise<void> {
  const text = wordsAfterShare(await openShare(sharedPage(page, visit, base)));
  if (text !== null) toast.show(text);
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
