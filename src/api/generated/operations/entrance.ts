/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { AdMarketAuthRequest, EntranceQuestion } from '../../../../contract/types';
import type { Operation } from '../../call';
import { known, object, shortText, string, textOf } from '../../decode';
import type { Decoded } from '../../decoder';
import { goodOnes, withDefault } from '../../lenient';

const wireEntranceTarget = object({ targetUrl: string, reasonCode: string, reasonMsg: string });
export type EntranceTarget = Decoded<typeof wireEntranceTarget>;

/** Destination of a channel */
export const marketingEntrance: Operation<
  EntranceQuestion,
  EntranceTarget
> = {
  path: '/activity/marketingEntrance/info',
  decode: wireEntranceTarget,
};

const wireEntrance = object({
  title: shortText(40),
  subTitle: shortText(60),
  imageUrl: string,
  status: known('OPEN', 'NOT_START', 'FINISHED'),
  startTm: string,
  endTm: string,
  targetUrl: string,
});
export type Entrance = Decoded<typeof wireEntrance>;

const wireMiddleEntrance = object({
  targetUrl: withDefault(string, ''),
  reasonCode: withDefault(string, ''),
  reasonMsg: withDefault(string, ''),
  title: shortText(40),
  entrances: goodOnes(wireEntrance, 50),
});
export type MiddleEntrance = Decoded<typeof wireMiddleEntrance>;

/** Target of a code: the one page that it leads to, or several entrances in display order */
export const h5MiddleEntrance: Operation<
  EntranceQuestion,
  MiddleEntrance
> = {
  path: '/activity/marketingEntrance/h5MiddleEntrance/info',
  decode: wireMiddleEntrance,
};

/** The activity of a cabinet */
export const matchActivity: Operation<
  EntranceQuestion,
  EntranceTarget
> = {
  path: '/activity/marketingEntrance/matchActivity',
  decode: wireEntranceTarget,
};

const wireAdMarketAuth = object({ token: textOf(1) });
export type AdMarketAuth = Decoded<typeof wireAdMarketAuth>;

/** Exchanges an authorisation code, once, for a login */
export const adMarketAuth: Operation<
  AdMarketAuthRequest,
  AdMarketAuth
> = {
  path: '/activity/api/adMarket/auth',
  decode: wireAdMarketAuth,
};
