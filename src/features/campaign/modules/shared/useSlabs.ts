import { useMemo, useRef, useState } from 'react';
import { sliceSlabs } from '@/components/windowedList.shared';

export interface Slabs<T> {
  readonly slabs: readonly (readonly T[])[];
  /** Slabs from the first on that are mounted. */
  readonly shown: number;
  readonly hasMore: boolean;
  /** Mounts the next slab. */
  readonly more: () => void;
}

/** Items in slabs of `size`, of which one is mounted at first and one more at each call of `more`. */
export function useSlabs<T>(items: readonly T[], size: number): Slabs<T> {
  const before = useRef<readonly (readonly T[])[]>([]);
  const slabs = useMemo(() => sliceSlabs(items, size, before.current), [items, size]);
  before.current = slabs;
  const [wanted, setWanted] = useState(1);
  const shown = Math.min(wanted, slabs.length);
  return { slabs, shown, hasMore: shown < slabs.length, more: () => setWanted(shown + 1) };
}
