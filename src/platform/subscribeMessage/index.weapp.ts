import { field } from '../attempt';
import { makeMiniSubscribeMessage } from './mini';
import type { SubscribeMessageCapability } from './types';

export const subscribeMessage: SubscribeMessageCapability = makeMiniSubscribeMessage({
  options: (tmplIds) => ({ tmplIds }),
  read(result, id) {
    const answer = field(result, id);
    // `filter`: dropped because of a repeated title, `acceptWithAudio` and the like are acceptances.
    if (typeof answer === 'string' && answer.startsWith('accept')) return 'accept';
    return answer === 'ban' || answer === 'filter' ? 'ban' : 'reject';
  },
}) satisfies SubscribeMessageCapability;
