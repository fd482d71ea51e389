import { useEffect } from 'react';
import type { Scope } from '@/api';
import { prepareShare } from './prepareShare';
import type { SharedPage } from './sharedPage';

/** Makes the host's share menu send `page`, and updates it whenever one of its values changes; null: not known yet. */
export function usePreparedShare(page: SharedPage | null, scope: Scope): void {
  // The object is new on each render, so its content is compared.
  const words = page === null ? '' : JSON.stringify(page);
  useEffect(() => {
    if (page !== null) prepareShare(page, scope);
  }, [words, scope]); // oxlint-disable-line react-hooks/exhaustive-deps
}
