/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

import type { TrackBatch } from '../../../../contract/types';
import type { Operation } from '../../call';
import { ignored } from '../../decode';
import type { Decoded } from '../../decoder';

const wireTrackEventsAnswer = ignored;
type TrackEventsAnswer = Decoded<typeof wireTrackEventsAnswer>;

/** A batch of tracking events; needs no login, may be sent by a beacon */
export const trackEvents: Operation<
  TrackBatch,
  TrackEventsAnswer
> = {
  path: '/track/events',
  isWrite: true,
  decode: wireTrackEventsAnswer,
};
