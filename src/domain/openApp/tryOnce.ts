import { useEffect } from 'react';
import { pageVisibility } from '@/platform/pageVisibility';
import { storage } from '@/platform/storage';
import type { OpenApp } from './useOpenApp';

const KEY = 'appTried';
/** Back, a reload and the app's own way back to the page come within this; later it is another wish. */
const REMEMBERED_MS = 10 * 60_000;

const triedPages = (): readonly string[] =>
  (storage.session.read(KEY) ?? '').split(' ').filter((name) => name !== '');

/**
 * The page tries to open the app when it is first seen: once, not again on back or reload, so that nobody is thrown out of
 * it in a circle.
 * @param page name of the page
 */
export function useTryOnce(page: string, app: Pick<OpenApp, 'tryByItself'>, isWanted = true): void {
  const { tryByItself } = app;
  useEffect(() => {
    const tried = triedPages();
    if (!isWanted || tried.includes(page) || !pageVisibility.isVisible()) return;
    storage.session.write(KEY, [...tried, page].join(' '), { expiresInMs: REMEMBERED_MS });
    void tryByItself();
    // Once a visit of the page: what it knows by its next rendering begins nothing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
