import type { ModulePageVisit } from '@/features/weekly/page/modulePageTypes';
import { sceneOf } from '@/features/weekly/page/scenes';
import { switchParam, textParam } from '@/utils/addressParams';

/** Reads the page's URL parameters (product §2.2: configId, channelId, scene, closeThumbnail). */
export const visitOf = (params: Readonly<Record<string, string>>): ModulePageVisit => ({
  configId: textParam(params, 'configId'),
  channelId: textParam(params, 'channelId'),
  scene: sceneOf(textParam(params, 'scene')),
  areThumbnailsOff: switchParam(params, 'closeThumbnail'),
});
