import { useEffect } from 'react';
import { chunk } from '@/platform/chunk';
import { rowOf, type RouteName } from './paths';

/** Later than what the page itself loads. */
const AHEAD_MS = 3000;

/** Loads the code of a page that must open without a network, while there is one. @param name null: none yet */
export function useLoadedAhead(name: RouteName | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    const timer = setTimeout(() => chunk.loadAhead(rowOf(name).page), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [name]);
}
