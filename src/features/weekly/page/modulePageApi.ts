/** Calls of the weekly page (product §2.7, contract tag `campaign`). Raw DTO types stay in this file. */
import type { Gateway } from '@/api/createGateway';
import { aggregateHome, receiveSessionCoupon, subscribePush } from '@/api/generated/operations/campaign';
import type { Scope } from '@/api/scope';
import type { ModulePageVisit, Place } from './modulePageTypes';
import { pageInfoRequest, type ModulePageClient } from './pageInfoRequest';
import { parseModulePage, type ModulePageData } from './parsePage';

/** What a reminder is for: the page or one of its sessions. */
type ReminderTarget = { readonly kind: 'page' } | { readonly kind: 'session'; readonly sessionId: string };

interface ClaimRequest {
  readonly sessionId: string;
  readonly rightsNo: string;
  readonly place: Place;
  /** JSON text of the attribution info. */
  readonly burialPointInfo: string;
  /** Idempotency number of this claim (data/ClaimOnce). */
  readonly requestNo: string;
}

export interface ModulePageAnswer {
  readonly page: ModulePageData;
  /**
   * The gateway's `Date` header, epoch milliseconds: start of the second in which the response was generated. Null:
   * none.
   */
  readonly generatedAtMs: number | null;
}

export interface ModulePageApi {
  /** The page as the current user sees it at this place; read-only. @throws ApiError */
  fetchPage(place: Place, scope: Scope): Promise<ModulePageAnswer>;
  /** Sent exactly once; subscribing twice is not an error. @throws ApiError */
  subscribe(target: ReminderTarget): Promise<void>;
  /**
   * Claims one right, sent exactly once. A lost response leaves the result open: refetch the page to find out.
   * @throws ApiError
   */
  claim(request: ClaimRequest): Promise<void>;
}

/** Maximum length in the contract, characters. */
const MAX_CHANNEL = 128;

/** @param scope cancelled when the page is unmounted; cancels running requests */
export function createModulePageApi(
  gateway: Gateway,
  visit: ModulePageVisit,
  client: ModulePageClient,
  scope: Scope,
): ModulePageApi {
  const { configId } = visit;
  return {
    async fetchPage(place, ownScope) {
      const { data, headers } = await gateway.call(
        aggregateHome,
        pageInfoRequest(visit, client, place),
        ownScope,
      );
      const generatedAtMs = Date.parse(headers['date'] ?? '');
      return {
        page: parseModulePage(data, 'data'),
        generatedAtMs: isNaN(generatedAtMs) ? null : generatedAtMs,
      };
    },
    async subscribe(target) {
      const info =
        target.kind === 'page'
          ? { sourceBiz: 'CHAO_5_AGGREGATE_PAGE' as const, sourceBizId: configId }
          : {
              sourceBiz: 'CHAO_5_SECKILL' as const,
              sourceBizId: configId,
              sourceSubBizId: target.sessionId,
            };
      await gateway.call(subscribePush, { subscribeInfos: [info] }, scope);
    },
    async claim({ sessionId, rightsNo, place, burialPointInfo, requestNo }) {
      await gateway.call(
        receiveSessionCoupon,
        {
          configId,
          seckillId: sessionId,
          rightsNo,
          province: place.province,
          city: place.city,
          channelId: visit.channelId.slice(0, MAX_CHANNEL),
          burialPointInfo,
          requestNo,
        },
        scope,
      );
    },
  };
}
