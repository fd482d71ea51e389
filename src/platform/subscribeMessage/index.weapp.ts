import { field } from '../attempt';
import { makeMiniSubscribeMessage } from './mini';
import type { SubscribeMessageCapability } from './types';

/** The messaging app's code for its main message switch being off (requestSubscribeMessage, error codes). */
const MAIN_SWITCH_OFF = 20004;

export const subscribeMessage: SubscribeMessageCapability = makeMiniSubscribeMessage({
  options: (tmplIds) => ({ tmplIds }),
  readFailure: (error) => (field(error, 'errCode') === MAIN_SWITCH_OFF ? 'switched-off' : null),
  read(result, id) {
    const answer = field(result, id);
    // `filter`: dropped because of a repeated title; `acceptWithAudio` and the like count as accepted.
    if (typeof answer === 'string' && answer.startsWith('accept')) return 'accept';
    return answer === 'ban' || answer === 'filter' ? 'ban' : 'reject';
  },
}) satisfies SubscribeMessageCapability;
