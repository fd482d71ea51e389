/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { NearbyLandingRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { boolean, id, known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, itemsOf, withDefault } from '../../lenient';

const wireFreeCells = object({ size: known('S', 'M', 'L'), count: number });
export type FreeCells = Decoded<typeof wireFreeCells>;

const wireNearbyCabinet = object({
  cabinetCode: id,
  cabinetName: shortText(60),
  cabinetAddress: shortText(120),
  longitude: withDefault(number, null),
  latitude: withDefault(number, null),
  distanceM: withDefault(number, null),
  isOffline: withDefault(boolean, false),
  freeCells: goodOnes(wireFreeCells, 10),
});
export type NearbyCabinet = Decoded<typeof wireNearbyCabinet>;

const wireNearbyLanding = object({
  title: shortText(40),
  headImgUrl: withDefault(string, ''),
  sendUrl: withDefault(string, ''),
  content: itemsOf(wireNearbyCabinet, 50),
  total: number,
});
export type NearbyLanding = Decoded<typeof wireNearbyLanding>;

/** The page of nearby cabinets, and one page of them: around a place, nearest first, or of a city; no login needed */
export const nearbyLanding: Operation<
  NearbyLandingRequest,
  NearbyLanding
> = {
  path: '/activity/api/nearbyCabinet/getLandingPageConfig',
  decode: wireNearbyLanding,
};
