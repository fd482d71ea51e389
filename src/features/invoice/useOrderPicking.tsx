import { useState, type ReactNode } from 'react';
import type { PagedQuery } from '@/data/PagedQuery';
import { useShownAgain } from '@/hooks/useShownAgain';
import { openDraft } from '@/session';
import { applicationCount } from './applicationCount';
import { InvoiceChoice } from './InvoiceChoice';
import type { InvoiceOrderRow } from './orderRows';
import { PickRow } from './PickRow';

interface OrderPicking {
  readonly choice: InvoiceChoice;
  readonly renderRow: (row: InvoiceOrderRow, place: number) => ReactNode;
}

/**
 * Orders picked for an invoice on a page with a list of them; the pages share the selection. Orders that were applied
 * for on another page are not offered again.
 */
export function useOrderPicking(list: Pick<PagedQuery<InvoiceOrderRow, never>, 'seenAgain'>): OrderPicking {
  const [{ picking, seen }] = useState(() => {
    const choice = new InvoiceChoice(openDraft('invoice.orders'));
    const renderRow = (row: InvoiceOrderRow, place: number): ReactNode => (
      <PickRow key={row.id} row={row} place={place} choice={choice} />
    );
    return { picking: { choice, renderRow }, seen: { applications: applicationCount.value } };
  });
  useShownAgain(() => {
    picking.choice.resume();
    if (seen.applications === applicationCount.value) return;
    seen.applications = applicationCount.value;
    void list.seenAgain();
  });
  return picking;
}
