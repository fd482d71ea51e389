/** The winning records' call (contract tag `draw`, `winningRecord`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { winningRecord, type WinningRecordItem } from '@/api/generated/operations/winningRecord';
import type { PagedPage } from '@/features/paged';
import type { WinningRecord } from './recordTypes';

/** Records per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_ID = 64;
const MAX_CHANNEL = 128;

export interface RecordApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(pageNo: number, scope: Scope): Promise<PagedPage<WinningRecord>>;
}

/** @param activityId '': of all draws */
export function createRecordApi(
  gateway: Gateway,
  { activityId, channelId }: { readonly activityId: string; readonly channelId: string },
): RecordApi {
  return {
    async fetchPage(pageNo, scope) {
      const { data } = await gateway.call(
        winningRecord,
        {
          activityId: activityId.slice(0, MAX_ID),
          channelCode: channelId.slice(0, MAX_CHANNEL),
          pageNo,
          pageSize: PAGE_SIZE,
        },
        scope,
      );
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: WinningRecordItem): WinningRecord {
  return {
    id: wire.id,
    type: wire.prizeType,
    name: wire.prizeName,
    couponType: wire.couponType,
    cost: wire.couponCostStr,
    limitText: wire.limitDesc,
    wonAt: wire.drawTm,
  };
}
