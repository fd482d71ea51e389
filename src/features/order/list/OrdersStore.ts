/** State of one visit to the visitor's orders. Knows no page, toast or address. */
import { makeAutoObservable } from 'mobx';
import { PagedQuery, type PagedQueryDeps } from '@/data/PagedQuery';
import { PAGE_SIZE, type OrderApi } from '@/domain/order/orderApi';
import type { OrderItem, OrderTab } from '@/domain/order/orderRules';

export interface OrdersStoreDeps extends Omit<PagedQueryDeps<OrderItem>, 'fetchPage' | 'pageSize'> {
  readonly api: Pick<OrderApi, 'fetchPage'>;
}

export class OrdersStore {
  tab: OrderTab = 'ALL';
  /** Orders of the tab. */
  readonly list: PagedQuery<OrderItem>;

  constructor({ api, ...deps }: OrdersStoreDeps) {
    this.list = new PagedQuery({
      ...deps,
      pageSize: PAGE_SIZE,
      fetchPage: (pageNo, scope) => api.fetchPage(this.tab, pageNo, scope),
    });
    makeAutoObservable(this, { list: false }, { autoBind: true });
  }

  /** Orders of another state, from their first page. */
  async selectTab(tab: OrderTab): Promise<void> {
    if (tab === this.tab) return;
    this.tab = tab;
    await this.list.load();
  }
}
