import { callMini } from '../mini/callMini';
import { failure } from '../outcome';
import { MAX_TEMPLATES, type SubscribeAnswer, type SubscribeMessageCapability } from './types';

interface SubscribeDifference {
  options(ids: readonly string[]): object;
  /** Classifies a failed call: all messages switched off, or all of these rejected; null: an error. */
  readFailure(error: unknown): 'switched-off' | 'rejected' | null;
  /** The answer for one id in the platform's result. */
  read(result: unknown, id: string): SubscribeAnswer;
}

export function makeMiniSubscribeMessage({
  options,
  readFailure,
  read,
}: SubscribeDifference): SubscribeMessageCapability {
  return {
    isOffered: true,
    async request(templateIds) {
      if (templateIds.length === 0 || templateIds.length > MAX_TEMPLATES)
        return failure(`1 to ${MAX_TEMPLATES} templates at once, not ${templateIds.length}`);
      const result = await callMini('requestSubscribeMessage', options(templateIds));
      const fault = result.ok ? null : readFailure(result.error);
      if (!result.ok && fault !== 'rejected')
        return fault === null ? failure(result.error) : { kind: 'switched-off' };
      const answers: Record<string, SubscribeAnswer> = {};
      for (const id of templateIds) answers[id] = result.ok ? read(result.value, id) : 'reject';
      return { kind: 'answered', answers };
    },
  };
}
