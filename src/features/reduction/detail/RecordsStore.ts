/** State of one visit to the fund's entries (spec 2 §2 /reductionFunds/detail). Knows no page, toast or address. */
import { makeAutoObservable } from 'mobx';
import { PagedStore, type PagedStoreDeps } from '@/features/paged';
import { RECORD_TYPE, type FundRecord, type RecordTab } from '../reductionTypes';
import { PAGE_SIZE, type RecordsApi } from './recordsApi';

export interface RecordsStoreDeps extends Omit<PagedStoreDeps<FundRecord>, 'fetchPage' | 'pageSize'> {
  readonly api: RecordsApi;
}

export class RecordsStore {
  tab: RecordTab = RECORD_TYPE.all;
  /** Entries of the tab. */
  readonly list: PagedStore<FundRecord>;

  constructor({ api, ...deps }: RecordsStoreDeps) {
    this.list = new PagedStore({
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
