import { openShare } from '@/domain/activity/parts/prepareShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { toast } from '@/platform/toast';
import type { CampaignRoute, CampaignVisit, CampaignBase } from '../campaignTypes';
import { sharedPage } from './shareRules';

/** Share button of the page: shares it, and shows a toast if the user has to complete it himself. */
export async function shareCampaign(
  page: CampaignRoute,
  visit: CampaignVisit,
  base: CampaignBase,
): Promise<void> {
  const text = wordsAfterShare(await openShare(sharedPage(page, visit, base)));
  if (text !== null) toast.show(text);
}
