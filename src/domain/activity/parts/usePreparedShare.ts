import { useEffect } from 'react';
import type { Scope } from '@/api';
import { prepareShare } from './prepareShare';
import { type SharedPage } from './sharedPage';

/** Makes `page` what the host's own share menu sends, again whenever one of its words changes; null: not known yet. */
export function usePreparedShare(page: SharedPage | null, scope: Scope): void {
  // The page's object is new with each rendering, so that its words are compared.
  const words = page === null ? '' : JSON.stringify(page);
  useEffect(() => {
    if (page !== null) prepareShare(page, scope);
  }, [words, scope]); // oxlint-disable-line react-hooks/exhaustive-deps
}
