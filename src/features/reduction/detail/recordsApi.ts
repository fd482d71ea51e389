/** The fund's entries, page by page (contract tag `reduction`, `reduceMoneyRecords`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, nullable, number, object, type Decoded } from '@/api/decode';
import { shortWords } from '@/api/shortWords';
import type { PagedPage } from '@/features/paged';
import { day, fen, id, minute } from '../reductionDecoders';
import type { FundRecord, RecordTab } from '../reductionTypes';

/** Entries per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_ID = 64;
const MAX_TITLE = 40;

const wireRecord = object({
  id,
  type: number,
  title: shortWords(MAX_TITLE),
  money: fen,
  createTm: minute,
  validEndTm: nullable(day),
});
const wirePage = object({ content: array(wireRecord), total: number });

export interface RecordsApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(tab: RecordTab, pageNo: number, scope: Scope): Promise<PagedPage<FundRecord>>;
}

/** @param bizId of one joined activity; '': of all */
export function createRecordsApi(gateway: Gateway, bizId: string): RecordsApi {
  return {
    async fetchPage(tab, pageNo, scope) {
      const { data } = await gateway.read(
        {
          path: '/activity/api/reduceMoneyActivity/fundRecords',
          json: { type: tab, bizId: bizId.slice(0, MAX_ID), pageNo, pageSize: PAGE_SIZE },
          decode: wirePage,
        },
        scope,
      );
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: Decoded<typeof wireRecord>): FundRecord {
  return {
    id: wire.id,
    type: wire.type,
    title: wire.title,
    fen: wire.money,
    at: wire.createTm,
    validUntil: wire.validEndTm ?? '',
  };
}
