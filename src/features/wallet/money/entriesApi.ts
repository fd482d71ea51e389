/** Wallet entries in and out, paged (contract tag `wallet`). Raw server types stay inside this file. */
import type { Gateway } from '@/api/createGateway';
import { walletEntries, type WalletEntry } from '@/api/generated/operations/wallet';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

export interface WalletRow extends Omit<WalletEntry, 'time'> {
  /** Beijing time to the minute; '' if the gateway sends none. */
  readonly at: string;
}

const PAGE_SIZE = 20;

/** @param beside request sent together with the first page and shown with it */
export const walletRows = (
  gateway: Pick<Gateway, 'call'>,
  beside: () => Promise<unknown>,
): PagedSource<WalletRow> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const [{ data }] = await Promise.all([
      gateway.call(walletEntries, { pageNo, pageSize: PAGE_SIZE }, scope),
      pageNo === 1 ? beside() : null,
    ]);
    return { rows: data.content.map(toRow), total: data.total };
  },
});

const toRow = ({ time, ...entry }: WalletEntry): WalletRow => ({ ...entry, at: toMinute(time) });
