/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { PosterInfoRequest } from '../../../../contract/types';
import type { Operation } from '../../call';
import { object, shortText, string } from '../../decode';
import type { Decoded } from '../../decoder';

const wirePosterInfo = object({
  title: shortText(60),
  highlight: shortText(60),
  inviterName: shortText(20),
  headImgUrl: string,
  miniCodeUrl: string,
});
export type PosterInfo = Decoded<typeof wirePosterInfo>;

/** Poster content for the link of a code; no login needed */
export const posterInfo: Operation<
  PosterInfoRequest,
  PosterInfo
> = {
  path: '/activity/api/poster/info',
  decode: wirePosterInfo,
};
