import type { CampaignVisit } from '@/features/weekly/campaign/campaignTypes';
import { sceneOf } from '@/features/weekly/campaign/scenes';
import { switchParam, textParam } from '@/utils/addressParams';

/** Reads the page's URL parameters (product §2.2: configId, channelId, scene, closeThumbnail). */
export const visitOf = (params: Readonly<Record<string, string>>): CampaignVisit => ({
  configId: textParam(params, 'configId'),
  channelId: textParam(params, 'channelId'),
  scene: sceneOf(textParam(params, 'scene')),
  areThumbnailsOff: switchParam(params, 'closeThumbnail'),
});
