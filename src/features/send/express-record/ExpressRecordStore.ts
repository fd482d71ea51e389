/** Store of the query history (product §3.26): its pages, removing one entry or all. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway } from '@/api';
import { clearExpressRecords, deleteExpressRecord } from '@/api/generated/operations/express';
import { queryRecently, type ExpressRecord as WireRecord } from '@/api/generated/operations/pickHistory';
import { type ClaimEnd, ClaimOnce, claimFailureText } from '@/data/ClaimOnce';
import type { PageDeps } from '@/data/pageDeps';
import { PagedQuery, type PagedSource } from '@/data/PagedQuery';
import { type OrderState, stateTitle } from '@/features/send/orderRules';
import { toMinute } from '@/utils/beijingTime';

const PAGE_SIZE = 20;

export const RECORD_TEXTS = {
  deleteFailed: '删除失败，请稍后重试',
  clearFailed: '清空失败，请稍后重试',
  deleted: '已删除',
  cleared: '已清空',
} as const;

export interface RecordRow {
  readonly id: string;
  readonly waybillNo: string;
  /** '' if this carrier cannot be queried. */
  readonly carrierCode: string;
  readonly carrierName: string;
  readonly state: OrderState;
  /** The latest event and the query time; unknown parts are left out. */
  readonly about: string;
}

const toRow = (wire: WireRecord): RecordRow => ({
  id: wire.recordId,
  waybillNo: wire.waybillNo,
  carrierCode: wire.carrierCode === 'unknown' ? '' : wire.carrierCode,
  carrierName: wire.carrierName,
  state: wire.stateCode,
  about: [wire.lastText || stateTitle(wire.stateCode), toMinute(wire.queryTm)]
    .filter((part) => part !== '')
    .join(' · '),
});

/** Waybill numbers queried by the user, newest first. */
const expressRecords = (gateway: Pick<Gateway, 'call'>): PagedSource<RecordRow> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const body = { pageNo, pageSize: PAGE_SIZE, kind: 'QUERY' } as const;
    const { data } = await gateway.call(queryRecently, body, scope);
    return { rows: data.recordList.map(toRow), total: data.total };
  },
});

interface RecordDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
}

type WriteOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export class ExpressRecordStore {
  readonly list: PagedQuery<RecordRow>;
  /** What the confirmation is about: one entry, or all. */
  asking: RecordRow | 'all' | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: RecordDeps) {
    this.list = new PagedQuery({ ...deps, ...expressRecords(deps.gateway) });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, list: false, asking: observableRef },
      { autoBind: true },
    );
  }

  get isWriting(): boolean {
    return this.claims.isBusy;
  }

  ask(about: RecordRow | 'all'): void {
    this.asking = about;
  }

  stopAsking(): void {
    this.asking = null;
  }

  /** Removes the confirmed entries. Safe to repeat after a lost response. */
  async remove(): Promise<WriteOutcome> {
    const { asking } = this;
    if (asking === null) return { kind: 'nothing' };
    const newestId = this.list.rows[0]?.id ?? '';
    const { gateway, scope } = this.deps;
    return this.claims.run(
      {
        key: 'remove',
        login: { asksFirst: false },
        send: () =>
          asking === 'all'
            ? gateway.call(clearExpressRecords, { newestId }, scope)
            : gateway.call(deleteExpressRecord, { recordId: asking.id }, scope),
      },
      (end) => this.report(end, asking),
    );
  }

  private async report(end: ClaimEnd<unknown>, asked: RecordRow | 'all'): Promise<WriteOutcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    if (end.kind !== 'done') {
      const failed = asked === 'all' ? RECORD_TEXTS.clearFailed : RECORD_TEXTS.deleteFailed;
      return { kind: 'message', text: claimFailureText(end, failed) };
    }
    runInAction(() => {
      this.asking = null;
      const { rows, total } = this.list;
      if (asked !== 'all')
        this.list.replaceRows(
          rows.filter(({ id }) => id !== asked.id),
          Math.max(0, (total ?? rows.length) - 1),
        );
    });
    if (asked === 'all') await this.list.load();
    return { kind: 'done' };
  }
}
