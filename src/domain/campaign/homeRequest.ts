/** The page-info call (product §2.7), apart from its answer: the early call makes the very same one before the app runs. */
import type { paths } from '@/api/generated/gateway';
import type { Host, PlatformCode } from '@/platform/host/types';
import type { CampaignVisit, Place } from './campaignTypes';
import { sceneIdOf } from './scenes';

/** The contract's `aggregateHome`, whose decoder the early script does without. */
export const HOME_PATH = '/activity/api/marketing/aggregatePage/home' satisfies keyof paths;

/** What the gateway is told about the device. */
export interface CampaignClient {
  readonly platformCode: PlatformCode;
  /** Version of the consumer app, '' elsewhere. */
  readonly appVersion: string;
  readonly appSystem: '' | 'android' | 'ios';
}

/** Longer ids are no ids (contract). */
const MAX_ID = 64;
const MAX_CHANNEL = 128;
const MAX_NAME = 32;
const MAX_CODE = 16;

/** Body of the call. Texts are cut to what the contract takes: an address may bring anything. */
export function homeRequest(visit: CampaignVisit, client: CampaignClient, place: Place) {
  return {
    configId: visit.configId.slice(0, MAX_ID),
    channelId: visit.channelId.slice(0, MAX_CHANNEL),
    sceneId: sceneIdOf(visit.scene),
    province: place.province.slice(0, MAX_NAME),
    city: place.city.slice(0, MAX_NAME),
    district: place.district.slice(0, MAX_NAME),
    cityCode: place.cityCode.slice(0, MAX_CODE),
    districtCode: place.districtCode.slice(0, MAX_CODE),
    longitude: place.longitude,
    latitude: place.latitude,
    appVersion: client.appVersion,
    appSystem: client.appSystem,
    client: client.platformCode,
  };
}

/** What the page-info call tells about the device (product §2.7): version and system of the consumer app only. */
export function campaignClient({ kind, os, platformCode, appVersionCode }: Host): CampaignClient {
  const isApp = kind === 'consumer-app';
  return {
    platformCode,
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
    appSystem: isApp && (os === 'ios' || os === 'android') ? os : '',
  };
}
