import type { Host } from '@/platform/host/types';
import { type ModulePageVisit, NO_PLACE, type Place } from './modulePageTypes';
import { modulePageClient, pageInfoRequest } from './pageInfoRequest';

const VISIT: ModulePageVisit = { configId: 'FRI', channelId: 'app', scene: 'page', areThumbnailsOff: false };
const CLIENT = { platformCode: 9, appVersion: '', appSystem: '' } as const;

const request = (visit: Partial<ModulePageVisit>, place: Partial<Place> = {}) =>
  pageInfoRequest({ ...VISIT, ...visit }, CLIENT, { ...NO_PLACE, ...place });

test.each(['page', 'pickDetail', 'pickResult', 'pickPaySuccess'] as const)('scene %s has its id', (scene) => {
  const ids = { page: '', pickDetail: '3', pickResult: '4', pickPaySuccess: '5' };
  expect(request({ scene }).sceneId).toBe(ids[scene]);
});

test.each([
  ['configId', 64],
  ['channelId', 128],
] as const)('%s of the URL is cut to %d characters (contract)', (field, max) => {
  expect(request({ [field]: 'x'.repeat(max) })[field]).toHaveLength(max);
  expect(request({ [field]: 'x'.repeat(max + 1) })[field]).toHaveLength(max);
});

test.each([
  ['province', 32],
  ['city', 32],
  ['district', 32],
  ['cityCode', 16],
  ['districtCode', 16],
] as const)('%s of the place is cut to %d characters (contract)', (field, max) => {
  expect(request({}, { [field]: '市'.repeat(max) })[field]).toHaveLength(max);
  expect(request({}, { [field]: '市'.repeat(max + 1) })[field]).toHaveLength(max);
});

test.each<[Partial<Host>, string, string]>([
  [{ kind: 'consumer-app', os: 'ios', appVersionCode: 6_019_000 }, '6019000', 'ios'],
  [{ kind: 'consumer-app', os: 'android', appVersionCode: 7 }, '7', 'android'],
  [{ kind: 'consumer-app', os: 'other', appVersionCode: null }, '', ''],
  [{ kind: 'browser', os: 'ios', appVersionCode: 6_019_000 }, '', ''],
])('%j sends version %p and system %p (product §2.7)', (host, appVersion, appSystem) => {
  expect(modulePageClient({ platformCode: 2, ...host } as Host)).toEqual({
    platformCode: 2,
    appVersion,
    appSystem,
  });
});
