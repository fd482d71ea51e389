/** Parcels that are no longer there, page by page (product §2.7 `post/express/queryRecently`). Raw server types stop here. */
import type { Gateway } from '@/api/createGateway';
import type { Scope } from '@/api/scope';
import { queryRecently, type PickRecord as WireRecord } from '@/api/generated/operations/pickHistory';
import type { PagedPage } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

/** Entries per page, from 1. */
export const PAGE_SIZE = 20;

export interface PickRecord {
  readonly id: string;
  readonly carrierName: string;
  readonly waybillTail: string;
  readonly cabinetName: string;
  /** Taken back by the courier. */
  readonly isReturned: boolean;
  /** Beijing wall clock, `YYYY-MM-DD HH:mm`. */
  readonly endedAt: string;
  /** Fen that was paid for staying too long. */
  readonly paidFen: number;
}

export interface HistoryApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(pageNo: number, scope: Scope): Promise<PagedPage<PickRecord>>;
}

export function createHistoryApi(gateway: Gateway): HistoryApi {
  return {
    async fetchPage(pageNo, scope) {
      const { data } = await gateway.call(queryRecently, { pageNo, pageSize: PAGE_SIZE }, scope);
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: WireRecord): PickRecord {
  return {
    id: wire.parcelId,
    carrierName: wire.carrierName,
    waybillTail: wire.waybillTail,
    cabinetName: wire.cabinetName,
    isReturned: wire.stateCode === 'RETURNED',
    endedAt: toMinute(wire.endTm),
    paidFen: wire.paidFen,
  };
}

export const HISTORY_TEXTS = {
  list: '取件记录',
  empty: '暂无取件记录',
  toList: '返回取件列表',
  loggedOut: '登录后查看取件记录',
  picked: '已取出',
  returned: '已退回快递员',
  paid: '滞留费',
} as const;
