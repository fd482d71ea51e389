/** Parcels that are no longer there, page by page (spec 2 §7 `post/express/queryRecently`). Raw server types stop here. */
import type { Gateway, Scope } from '@/api';
import { array, literal, number, object, type Decoded } from '@/api/decode';
import { shortWords } from '@/api/shortWords';
import { fen, id, minute } from '@/api/wireForms';
import type { PagedPage } from '@/features/paged';

/** Entries per page, from 1. */
export const PAGE_SIZE = 20;
const MAX_NAME = 40;
const MAX_TAIL = 8;

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

const wireRecord = object({
  parcelId: id,
  carrierName: shortWords(MAX_NAME),
  waybillTail: shortWords(MAX_TAIL),
  cabinetName: shortWords(MAX_NAME),
  stateCode: literal('PICKED', 'RETURNED'),
  endTm: minute,
  paidFen: fen,
});
const wirePage = object({ content: array(wireRecord), total: number });

export interface HistoryApi {
  /** @param pageNo from 1 @throws ApiError; UnauthorizedError without login */
  fetchPage(pageNo: number, scope: Scope): Promise<PagedPage<PickRecord>>;
}

export function createHistoryApi(gateway: Gateway): HistoryApi {
  return {
    async fetchPage(pageNo, scope) {
      const { data } = await gateway.read(
        { path: '/post/express/queryRecently', form: { pageNo, pageSize: PAGE_SIZE }, decode: wirePage },
        scope,
      );
      return { rows: data.content.map(toRecord), total: data.total };
    },
  };
}

function toRecord(wire: Decoded<typeof wireRecord>): PickRecord {
  return {
    id: wire.parcelId,
    carrierName: wire.carrierName,
    waybillTail: wire.waybillTail,
    cabinetName: wire.cabinetName,
    isReturned: wire.stateCode === 'RETURNED',
    endedAt: wire.endTm,
    paidFen: wire.paidFen,
  };
}
