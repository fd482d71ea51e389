import type { Prize } from '@/domain/draw/drawTypes';
import type { Gateway } from '@/api/createGateway';
import type { Scope } from '@/api/scope';
import { winningRecord, type WinningRecordItem } from '@/api/generated/operations/drawRecords';
import { type PagedPage, PagedQuery, type PagedQueryDeps } from '@/data/PagedQuery';

/** One win, newest first in the list. */
export interface WinningRecord extends Pick<Prize, 'type' | 'name' | 'couponType' | 'cost' | 'limitText'> {
  readonly id: string;
  /** Beijing wall clock, to the minute. */
  readonly wonAt: string;
}

/** The winning records' call (contract tag `draw`, `winningRecord`). Raw server types stop here. */
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

/** What the page /winningRecord says (product §2.2 gives its title only). */
export const RECORD_TEXTS = {
  list: '中奖记录',
  empty: '暂无中奖记录，快去抽奖吧',
  loggedOut: '登录后查看中奖记录',
  wonAt: '中奖时间',
} as const;

/** The winning records as a list that comes page by page (product §2.2 /winningRecord). */
export type RecordList = PagedQuery<WinningRecord>;

export const createRecordList = (
  api: RecordApi,
  deps: Omit<PagedQueryDeps<WinningRecord>, 'fetchPage' | 'pageSize'>,
): RecordList => new PagedQuery({ ...deps, pageSize: PAGE_SIZE, fetchPage: api.fetchPage });
