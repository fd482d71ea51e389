import { callMini } from '../mini/call';
import { failure } from '../outcome';
import { MAX_TEMPLATES, type SubscribeAnswer, type SubscribeMessageCapability } from './types';

export interface SubscribeDifference {
  options(ids: readonly string[]): object;
  /** Whether the host refused because the person has switched all messages off. */
  isSwitchedOff(error: unknown): boolean;
  /** The answer for one id in the platform's result. */
  read(result: unknown, id: string): SubscribeAnswer;
}

export function makeMiniSubscribeMessage({
  options,
  isSwitchedOff,
  read,
}: SubscribeDifference): SubscribeMessageCapability {
  return {
    isOffered: true,
    async request(templateIds) {
      if (templateIds.length === 0 || templateIds.length > MAX_TEMPLATES)
        return failure(`1 to ${MAX_TEMPLATES} templates at once, not ${templateIds.length}`);
      const result = await callMini('requestSubscribeMessage', options(templateIds));
      if (!result.ok) return isSwitchedOff(result.error) ? { kind: 'switched-off' } : failure(result.error);
      const answers: Record<string, SubscribeAnswer> = {};
      for (const id of templateIds) answers[id] = read(result.value, id);
      return { kind: 'answered', answers };
    },
  };
}
