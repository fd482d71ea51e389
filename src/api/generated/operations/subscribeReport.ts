/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import { type Decoded } from '../../decode';
import type { Operation } from '../../operation';
import { ignored } from '../../raw';
import type { components } from '../gateway';

const wireAnswer = ignored;
type Answer = Decoded<typeof wireAnswer>;

/** What the person answered to the host’s question */
export const subscribeReport: Operation<
  components['schemas']['SubscribeReportRequest'],
  Answer
> = {
  path: '/base/subscribe/report',
  isWrite: true,
  decode: wireAnswer,
};
