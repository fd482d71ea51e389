import type { Gateway } from '@/api/createGateway';
import { subscribeReport, subscribeTemplates } from '@/api/generated/operations/messages';
import type { Scope } from '@/api/scope';
import type { PlatformCode } from '@/platform/host/types';
import type { SubscribeAnswer } from '@/platform/subscribeMessage/types';

/** When the user is asked: after an order, after picking up parcels, after buying, for campaign reminders. */
export type MessageScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';

export interface MessageApi {
  /** Ids of the scene's templates, most important first. @throws ApiError */
  fetchTemplates(scope: Scope): Promise<readonly string[]>;
  /** Reports the user's decisions. @throws ApiError; UnauthorizedError without login */
  report(answers: Readonly<Record<string, SubscribeAnswer>>, scope: Scope): Promise<void>;
}

/** API of messages that a mini program's host sends (contract: subscribeTemplates, subscribeReport). */
export function createMessageApi(gateway: Gateway, scene: MessageScene, client: PlatformCode): MessageApi {
  return {
    async fetchTemplates(scope) {
      const { data } = await gateway.call(subscribeTemplates, { scene, client }, scope);
      return data.templateList.map(({ templateId }) => templateId);
    },
    async report(results, scope) {
      await gateway.call(subscribeReport, { scene, client, results: { ...results } }, scope);
    },
  };
}
