/** The winning records' call (contract tag `draw`, `winningRecord`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, number, object, type Decoded } from '@/api/decode';
import { shortWords } from '@/api/shortWords';
import type { PagedPage } from '@/features/paged';
import { code, id } from '../decoders';
import type { WinningRecord } from './recordTypes';

/** Records per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_ID = 64;
const MAX_CHANNEL = 128;
const MINUTE_LENGTH = 'YYYY-MM-DD HH:mm'.length;

const wireRecord = object({
  id,
  prizeType: code,
  prizeName: shortWords(24),
  couponType: code,
  couponCostStr: shortWords(8),
  limitDesc: shortWords(40),
  drawTm: shortWords(MINUTE_LENGTH),
});
const wirePage = object({ content: array(wireRecord), total: number });

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
      const { data } = await gateway.read(
        {
          path: '/activity/api/marketing/aggregatePage/draw/winningRecord',
          json: {
            activityId: activityId.slice(0, MAX_ID),
            channelCode: channelId.slice(0, MAX_CHANNEL),
            pageNo,
            pageSize: PAGE_SIZE,
          },
          decode: wirePage,
        },
        scope,
      );
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: Decoded<typeof wireRecord>): WinningRecord {
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
