import type { CampaignVisit } from './campaignTypes';
import { sceneOf } from './scenes';

/** What the page's address says (spec 2 §2: configId, channelId, scene, closeThumbnail). */
export const visitOf = (params: Readonly<Record<string, string>>): CampaignVisit => ({
  configId: params['configId'] ?? '',
  channelId: params['channelId'] ?? '',
  scene: sceneOf(params['scene']),
  areThumbnailsOff: isOn(params['closeThumbnail']),
});

/** `closeThumbnail`, `closeThumbnail=1`, `=true`. */
const isOn = (value: string | undefined): boolean =>
  value !== undefined && value !== '0' && value !== 'false';
