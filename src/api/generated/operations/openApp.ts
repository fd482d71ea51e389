/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ExchangeLinkRequest, GetNewVersionQuery } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, number, object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireOfferedCoupon } from '../schemas/OfferedCoupon';

const wireAppVersion = object({
  versionName: shortText(20),
  releaseTm: withDefault(string, ''),
  packageBytes: withDefault(number, 0),
  packageUrl: withDefault(string, ''),
  news: goodOnes(shortText(60), 10),
});
export type AppVersion = Decoded<typeof wireAppVersion>;

/** The newest consumer app for a system; no login needed */
export const getNewVersion: Operation<
  GetNewVersionQuery,
  AppVersion
> = {
  path: '/consumer/v1/version/getNewVersion',
  method: 'GET',
  decode: wireAppVersion,
};

const wireExchangeLink = object({
  kindCode: known('COUPON', 'PRIZE', 'SAMPLE'),
  stateCode: known('OPEN', 'TAKEN', 'OVER'),
  title: shortText(40),
  subTitle: shortText(60),
  imgUrl: withDefault(string, ''),
  endTm: withDefault(string, ''),
  coupons: goodOnes(wireOfferedCoupon, 20),
  steps: goodOnes(shortText(60), 10),
});
export type ExchangeLink = Decoded<typeof wireExchangeLink>;

/** The content in the consumer app for users who arrive with a code from outside; no login needed */
export const exchangeLinkInfo: Operation<
  ExchangeLinkRequest,
  ExchangeLink
> = {
  path: '/activity/api/fcappExchangeLink/info',
  decode: wireExchangeLink,
};
