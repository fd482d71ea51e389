import { useEffect } from 'react';
import type { OpenApp } from '@/domain/openApp/useOpenApp';
import { pageVisibility } from '@/platform/pageVisibility';
import { storage } from '@/platform/storage';

const KEY = 'appTried';
/** Going back, reloading and returning from the app happen within this time; later it counts as a new visit. */
const REMEMBERED_MS = 10 * 60_000;

const triedPages = (): readonly string[] =>
  (storage.session.read(KEY) ?? '').split(' ').filter((name) => name !== '');

/**
 * Tries to open the app when the page is first shown: once, not again on back or reload, so that the user is not sent
 * to the app in a loop.
 * @param page name of the page
 */
export function useTryOnce(page: string, app: Pick<OpenApp, 'tryAutomatically'>, isWanted = true): void {
  const { tryAutomatically } = app;
  useEffect(() => {
    const tried = triedPages();
    if (!isWanted || tried.includes(page) || !pageVisibility.isVisible()) return;
    storage.session.write(KEY, [...tried, page].join(' '), { expiresInMs: REMEMBERED_MS });
    void tryAutomatically();
    // Once per page visit: later changes of the inputs start nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
