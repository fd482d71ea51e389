/** The fund's entries, page by page (contract tag `reduction`, `reduceMoneyRecords`). Raw server types stop here. */
import type { Gateway } from '@/api/createGateway';
import type { Scope } from '@/api/scope';
import { type ReduceMoneyRecord, reduceMoneyRecords } from '@/api/generated/operations/fundRecords';
import { type PagedPage, PagedQuery, type PagedQueryDeps } from '@/data/PagedQuery';
import { toDay, toMinute } from '@/utils/beijingTime';
import { type FundRecord, RECORD_TYPE, type RecordTab } from '@/domain/fund/recordRules';
import { makeAutoObservable } from 'mobx';

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

/** State of one visit to the fund's entries (product §2.2 /reductionFunds/detail). Knows no page, toast or address. */
export interface RecordsStoreDeps extends Omit<PagedQueryDeps<FundRecord>, 'fetchPage' | 'pageSize'> {
  readonly api: RecordsApi;
}

export class RecordsStore {
  tab: RecordTab = RECORD_TYPE.all;
  /** Entries of the tab. */
  readonly list: PagedQuery<FundRecord>;

  constructor({ api, ...deps }: RecordsStoreDeps) {
    this.list = new PagedQuery({
      ...deps,
      pageSize: PAGE_SIZE,
      fetchPage: (pageNo, scope) => api.fetchPage(this.tab, pageNo, scope),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Another type of entries, from its first page. */
  async selectTab(tab: RecordTab): Promise<void> {
    if (tab === this.tab) return;
    this.tab = tab;
    await this.list.load();
  }
}
