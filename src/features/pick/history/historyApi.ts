/**
 * Parcels that have left the cabinet, paged (product §2.7 `post/express/queryRecently`). Raw server types stay inside
 * this file.
 */
import type { Gateway } from '@/api/createGateway';
import { queryRecently, type PickRecord as WireRecord } from '@/api/generated/operations/pickHistory';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

export interface PickRecord {
  readonly id: string;
  readonly carrierName: string;
  readonly waybillTail: string;
  readonly cabinetName: string;
  /** Taken back by the courier. */
  readonly isReturned: boolean;
  /** Beijing time, `YYYY-MM-DD HH:mm`. */
  readonly endedAt: string;
  /** Overdue fee paid, in fen. */
  readonly paidFen: number;
}

const PAGE_SIZE = 20;

/** Newest first. */
export const pickHistory = (gateway: Gateway): PagedSource<PickRecord> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const { data } = await gateway.call(queryRecently, { pageNo, pageSize: PAGE_SIZE }, scope);
    return { rows: data.content.map(toRecord), total: data.total };
  },
});

const toRecord = (wire: WireRecord): PickRecord => ({
  id: wire.parcelId,
  carrierName: wire.carrierName,
  waybillTail: wire.waybillTail,
  cabinetName: wire.cabinetName,
  isReturned: wire.stateCode === 'RETURNED',
  endedAt: toMinute(wire.endTm),
  paidFen: wire.paidFen,
});
