import type { Host } from '@/platform/host/types';
import type { CampaignClient } from './homeRequest';

/** What the page-info call tells about the device (spec 2 §7): version and system of the consumer app only. */
export function campaignClient({ kind, os, platformCode, appVersionCode }: Host): CampaignClient {
  const isApp = kind === 'consumer-app';
  return {
    platformCode,
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
    appSystem: isApp && (os === 'ios' || os === 'android') ? os : '',
  };
}
