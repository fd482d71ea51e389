import { useEffect } from 'react';
import { chunk } from '@/platform/chunk';
import { rowOf, type RouteName } from './paths';

/** Loads the code of a page that must open without a network, while there is one. @param name null: none yet */
export function useLoadedAhead(name: RouteName | null): void {
  useEffect(() => (name === null ? undefined : chunk.loadAhead(rowOf(name).page)), [name]);
}
