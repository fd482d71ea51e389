/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { ExchangeLinkRequest, GetNewVersionQuery } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, number, object, shortWords, string } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';
import { wireOfferedCoupon } from '../schemas/OfferedCoupon';

const wireAppVersion = object({
  versionName: shortWords(20),
  releaseTm: withDefault(string, ''),
  packageBytes: withDefault(number, 0),
  packageUrl: withDefault(string, ''),
  news: goodOnes(shortWords(60), 10),
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
  title: shortWords(40),
  subTitle: shortWords(60),
  imgUrl: withDefault(string, ''),
  endTm: withDefault(string, ''),
  coupons: goodOnes(wireOfferedCoupon, 20),
  steps: goodOnes(shortWords(60), 10),
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
