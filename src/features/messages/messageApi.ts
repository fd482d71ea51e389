import type { Gateway, Scope } from '@/api';
import { subscribeReport } from '@/api/generated/operations/subscribeReport';
import { subscribeTemplates } from '@/api/generated/operations/subscribeTemplates';
import type { PlatformCode } from '@/platform/host/types';
import type { SubscribeAnswer } from '@/platform/subscribeMessage/types';

/** Where a person is asked: after an order, after taking parcels, after buying, for reminders of campaigns. */
export type MessageScene = 'SEND' | 'PICK' | 'SALE' | 'WELFARE';

export interface MessageApi {
  /** Ids of the scene's templates, the most important first. @throws ApiError */
  fetchTemplates(scope: Scope): Promise<readonly string[]>;
  /** What the person answered. @throws ApiError; UnauthorizedError without login */
  report(answers: Readonly<Record<string, SubscribeAnswer>>, scope: Scope): Promise<void>;
}

/** Calls about messages that a mini program's host sends (contract: subscribeTemplates, subscribeReport). */
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
