/** Entries of the fund, paged (contract tag `fundRecords`). Raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import { type ReduceMoneyRecord, reduceMoneyRecords } from '@/api/generated/operations/fundRecords';
import type { PagedSource } from '@/data/PagedQuery';
import { type FundRecord, RECORD_TYPE, type RecordTab } from '@/features/reduction/fundTypes';
import { toDay, toMinute } from '@/utils/beijingTime';

const PAGE_SIZE = 20;
const MAX_ID = 64;

/** @param bizId id of one joined activity; '': all entries */
export const fundRecords = (gateway: Gateway, bizId: string): PagedSource<FundRecord, RecordTab> => ({
  pageSize: PAGE_SIZE,
  filter: RECORD_TYPE.all,
  async fetchPage(pageNo, scope, type) {
    const { data } = await gateway.call(
      reduceMoneyRecords,
      { type, bizId: bizId.slice(0, MAX_ID), pageNo, pageSize: PAGE_SIZE },
      scope,
    );
    return { rows: data.content.map(toRecord), total: data.total };
  },
});

const toRecord = (wire: ReduceMoneyRecord): FundRecord => ({
  id: wire.id,
  type: wire.type,
  title: wire.title,
  fen: wire.money,
  at: toMinute(wire.createTm),
  validUntil: toDay(wire.validEndTm ?? ''),
});
