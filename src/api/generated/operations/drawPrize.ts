/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { boolean, nullable, object, string, type Decoded } from '../../decode';
import { withDefault } from '../../lenient';
import type { Operation } from '../../operation';
import { shortWords } from '../../shortWords';
import type { components } from '../gateway';

const wireDrawnPrize = object({ prizeCode: string });
export type DrawnPrize = Decoded<typeof wireDrawnPrize>;

const wireDrawResult = object({
  result: boolean,
  prizeInfo: nullable(wireDrawnPrize),
  reasonCode: withDefault(string, ''),
  nextReasonCode: withDefault(string, ''),
  buttonText: shortWords(16),
  nextRoundAwardTip: shortWords(60),
  toast: shortWords(100),
});
export type DrawResult = Decoded<typeof wireDrawResult>;

/** Draws once */
export const drawPrize: Operation<
  components['schemas']['DrawPrizeRequest'],
  DrawResult
> = {
  path: '/activity/api/marketing/aggregatePage/draw/drawPrize',
  isWrite: true,
  decode: wireDrawResult,
};
