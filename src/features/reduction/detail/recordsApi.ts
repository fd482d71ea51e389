/** The fund's entries, page by page (contract tag `reduction`, `reduceMoneyRecords`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { reduceMoneyRecords, type ReduceMoneyRecord } from '@/api/generated/operations/reduceMoneyRecords';
import type { PagedPage } from '@/features/paged';
import { toDay, toMinute } from '@/utils/beijingTime';
import type { FundRecord, RecordTab } from '../reductionTypes';

/** Entries per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_ID = 64;

export interface RecordsApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(tab: RecordTab, pageNo: number, scope: Scope): Promise<PagedPage<FundRecord>>;
}

/** @param bizId of one joined activity; '': of all */
export function createRecordsApi(gateway: Gateway, bizId: string): RecordsApi {
  return {
    async fetchPage(tab, pageNo, scope) {
      const { data } = await gateway.call(
        reduceMoneyRecords,
        { type: tab, bizId: bizId.slice(0, MAX_ID), pageNo, pageSize: PAGE_SIZE },
        scope,
      );
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: ReduceMoneyRecord): FundRecord {
  return {
    id: wire.id,
    type: wire.type,
    title: wire.title,
    fen: wire.money,
    at: toMinute(wire.createTm),
    validUntil: toDay(wire.validEndTm ?? ''),
  };
}
