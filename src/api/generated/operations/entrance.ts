/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { Operation } from '../../call';
import { known, object, shortWords, string, textOf } from '../../decode';
import { type Decoded } from '@/api/decoder';
import { goodOnes } from '../../lenient';
import type { components } from '../gateway';

const wireEntranceTarget = object({ targetUrl: string, reasonCode: string, reasonMsg: string });
export type EntranceTarget = Decoded<typeof wireEntranceTarget>;

/** Where a channel leads */
export const marketingEntrance: Operation<
  components['schemas']['EntranceQuestion'],
  EntranceTarget
> = {
  path: '/activity/marketingEntrance/info',
  decode: wireEntranceTarget,
};

/** Where a code leads */
export const h5MiddleEntrance: Operation<
  components['schemas']['EntranceQuestion'],
  EntranceTarget
> = {
  path: '/activity/marketingEntrance/h5MiddleEntrance/info',
  decode: wireEntranceTarget,
};

/** Which activity a cabinet has */
export const matchActivity: Operation<
  components['schemas']['EntranceQuestion'],
  EntranceTarget
> = {
  path: '/activity/marketingEntrance/matchActivity',
  decode: wireEntranceTarget,
};

const wireEntrance = object({
  title: shortWords(40),
  subTitle: shortWords(60),
  imageUrl: string,
  status: known('OPEN', 'NOT_START', 'FINISHED'),
  startTm: string,
  endTm: string,
  targetUrl: string,
});
export type Entrance = Decoded<typeof wireEntrance>;

const wireEntrances = object({ title: shortWords(40), entrances: goodOnes(wireEntrance, 50) });
export type Entrances = Decoded<typeof wireEntrances>;

/** Several entrances of one code, in the order they are shown */
export const middleEntrances: Operation<
  components['schemas']['EntranceQuestion'],
  Entrances
> = {
  path: '/activity/marketingEntrance/aggregationEntrance/list',
  decode: wireEntrances,
};

const wireAdMarketAuth = object({ token: textOf(1) });
export type AdMarketAuth = Decoded<typeof wireAdMarketAuth>;

/** Trades the code of an authorisation, once, for a login */
export const adMarketAuth: Operation<
  components['schemas']['AdMarketAuthRequest'],
  AdMarketAuth
> = {
  path: '/activity/api/adMarket/auth',
  decode: wireAdMarketAuth,
};
