import { act } from 'react';
import type { PageInView, Sighting } from '@/platform/inView/types';

/** A fake page; the test decides which elements are near. */
export function fakeView() {
  const watched = new Map<string, (sighting: Sighting) => void>();
  const view: PageInView = {
    watch(id, onChange) {
      watched.set(id, onChange);
      return () => {
        if (watched.get(id) === onChange) watched.delete(id);
      };
    },
    watchLine: () => () => undefined,
    watchShown: () => () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    end: () => undefined,
  };
  const notify = (index: number, isNear: boolean, heightPx: number | null = 1000): void =>
    act(() => [...watched.values()][index]?.({ isNear, heightPx }));
  return { view, watched, notify };
}
