import { useEffect } from 'react';
import { openShare, prepareShare } from '@/features/activityParts';
import type { ShareOutcome } from '@/platform/share/types';
import { toast } from '@/platform/toast';
import { useCampaign } from '../campaignContext';
import type { CampaignBase, CampaignVisit } from '../campaignTypes';
import { BAR_TEXTS } from './barTexts';
import { sharedPage } from './shareRules';

/**
 * Makes the page what the host's own share menu sends, with or without a button of ours. The page's route component
 * calls `useShareMenu` for mini programs.
 */
export function useSharePrepared(base: CampaignBase): void {
  const { visit, scope } = useCampaign();
  useEffect(() => prepareShare(sharedPage(visit, base), scope), [visit, base, scope]);
}

/** From a button of ours; what the person has to do himself is said. */
export async function shareWeeklyPage(visit: CampaignVisit, base: CampaignBase): Promise<void> {
  const text = wordsAfter(await openShare(sharedPage(visit, base)));
  if (text !== null) toast.show(text);
}

function wordsAfter({ kind }: ShareOutcome): string | null {
  switch (kind) {
    case 'ready':
    case 'shared':
    case 'cancelled':
      return null; // the host says what there is to say
    case 'use-host-menu':
      return BAR_TEXTS.shareMenuHint;
    case 'link-copied':
      return BAR_TEXTS.shareCopied;
    case 'failed':
    case 'unsupported':
      return BAR_TEXTS.shareFailed;
  }
}
