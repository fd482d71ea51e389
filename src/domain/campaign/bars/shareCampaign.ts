import { openShare } from '@/domain/activity/parts/prepareShare';
import { wordsAfterShare } from '@/domain/activity/parts/wordsAfterShare';
import { toast } from '@/platform/toast';
import type { CampaignRoute, CampaignVisit, CampaignBase } from '../campaignTypes';
import { sharedPage } from './shareRules';

/** From a button of ours; what the person has to do himself is said. */
export async function shareCampaign(
  page: CampaignRoute,
  visit: CampaignVisit,
  base: CampaignBase,
): Promise<void> {
  const text = wordsAfterShare(await openShare(sharedPage(page, visit, base)));
  if (text !== null) toast.show(text);
}
