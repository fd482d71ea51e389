/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { literal, object, string, type Decoded } from '../../decode';
import { beijingTime, known, shortWords } from '../../formats';
import { withDefault } from '../../lenient';

const wireActivityStatusCode = literal('NOT_START', 'PROCEED', 'PAUSED', 'OFF_SHELF', 'FINISHED', 'NOT_EXIST', 'WRONG_PLATFORM');
/** Product §1.4; only PROCEED lets the visitor take part */
export type ActivityStatusCode = Decoded<typeof wireActivityStatusCode>;

export const wireRunningCampaign = object({
  code: string,
  kind: known('receive', 'incentive', 'weekly', 'reduction'),
  title: shortWords(40),
  subTitle: shortWords(40),
  statusCode: wireActivityStatusCode,
  startTm: beijingTime,
  endTm: beijingTime,
  imgUrl: withDefault(string, ''),
  linkUrl: string,
});
export type RunningCampaign = Decoded<typeof wireRunningCampaign>;
