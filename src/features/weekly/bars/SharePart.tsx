import { useEffect } from 'react';
import { prepareShare } from '@/domain/activity/parts/prepareShare';
import { useModulePage } from '../page/modulePageContext';
import type { ModulePageBase } from '../page/modulePageTypes';
import { FloatingShare } from './FloatingShare';
import { sharedPage } from './shareRules';

/** Makes the host's own share menu send this page, whether or not the page shows a share button. */
export function useSharePrepared(base: ModulePageBase): void {
  const { page, visit, scope } = useModulePage();
  useEffect(() => prepareShare(sharedPage(page, visit, base), scope), [page, visit, base, scope]);
}

interface SharePartProps {
  readonly base: ModulePageBase;
  /** False in embedded scenes. */
  readonly hasButton: boolean;
}

/** Sets up the host's share menu and renders the page's share button. Loaded after the first screen. */
export function SharePart({ base, hasButton }: SharePartProps) {
  useSharePrepared(base);
  return hasButton ? <FloatingShare base={base} /> : null;
}
