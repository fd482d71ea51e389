import type { CampaignVisit } from '@/domain/campaign/campaignTypes';
import { isSwitchedOn } from '@/utils/query';
import { sceneOf } from '@/domain/campaign/scenes';

/** What the page's address says (product §2.2: configId, channelId, scene, closeThumbnail). */
export const visitOf = (params: Readonly<Record<string, string>>): CampaignVisit => ({
  configId: params['configId'] ?? '',
  channelId: params['channelId'] ?? '',
  scene: sceneOf(params['scene']),
  areThumbnailsOff: isSwitchedOn(params['closeThumbnail']),
});
