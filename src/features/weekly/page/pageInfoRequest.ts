/**
 * Request of the page-info call (product §2.7), without its decoder: the early call sends the same one before the app
 * runs.
 */
import type { Host, PlatformCode } from '@/platform/host/types';
import type { GatewayPath } from '../../../../contract/types';
import type { ModulePageVisit, Place } from './modulePageTypes';
import { sceneIdOf } from './scenes';

/**
 * Path of the contract's `aggregateHome`; a constant, so that the early script does not need the operation's decoder.
 */
export const PAGE_INFO_PATH = '/activity/api/marketing/aggregatePage/home' satisfies GatewayPath;

/** What the request says about the device. */
export interface ModulePageClient {
  readonly platformCode: PlatformCode;
  /** Version of the consumer app; '' in other hosts. */
  readonly appVersion: string;
  readonly appSystem: '' | 'android' | 'ios';
}

/** Limits of the contract, characters; longer values are invalid. */
const MAX_ID = 64;
const MAX_CHANNEL = 128;
const MAX_NAME = 32;
const MAX_CODE = 16;

/** Body of the call. Texts are cut to the contract's limits, since a URL may contain anything. */
export function pageInfoRequest(visit: ModulePageVisit, client: ModulePageClient, place: Place) {
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

/** What the page-info call sends about the device (product §2.7): version and system only for the consumer app. */
export function modulePageClient({ kind, os, platformCode, appVersionCode }: Host): ModulePageClient {
  const isApp = kind === 'consumer-app';
  return {
    platformCode,
    appVersion: isApp && appVersionCode !== null ? String(appVersionCode) : '',
    appSystem: isApp && (os === 'ios' || os === 'android') ? os : '',
  };
}
