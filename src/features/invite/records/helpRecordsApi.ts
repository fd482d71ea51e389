/** The rounds that the user has started, paged (contract tag `helpRecords`). Raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import { type HelpRecord, helpRecords } from '@/api/generated/operations/helpRecords';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

/** Cash that friends help to collect, or a price that they lower. */
export type RecordKind = 'FISSION' | 'BARGAIN';

export interface RecordRow extends Omit<HelpRecord, 'startTm'> {
  /** Beijing time to the minute; '' if the gateway sends none. */
  readonly startedAt: string;
}

const PAGE_SIZE = 20;

/** Newest first. */
export const recordsOf = (gateway: Pick<Gateway, 'call'>, kind: RecordKind): PagedSource<RecordRow> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const { data } = await gateway.call(helpRecords, { kind, pageNo, pageSize: PAGE_SIZE }, scope);
    return { rows: data.content.map(toRow), total: data.total };
  },
});

const toRow = ({ startTm, ...record }: HelpRecord): RecordRow => ({
  ...record,
  startedAt: toMinute(startTm),
});
