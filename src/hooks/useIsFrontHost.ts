import { observable, runInAction } from 'mobx';
import { useEffect } from 'react';
import { useElementId } from './useElementId';
import { usePageActive } from './usePageActive';

/** The host of each kind that shows its layer: the one whose page became visible last. */
const front = observable.map<string, string>();

/**
 * For an app-wide layer that every page can show (login, privacy question): true for the page that became visible last.
 * A page that only covers it for a moment and has no such host (the slider's page, another app) changes nothing. Read
 * it in an observer.
 */
export function useIsFrontHost(kind: string): boolean {
  const id = useElementId(`${kind}-host`);
  const isOnScreen = usePageActive();
  useEffect(() => {
    if (isOnScreen) runInAction(() => front.set(kind, id));
  }, [isOnScreen, kind, id]);
  useEffect(
    () => () => {
      if (front.get(kind) === id) runInAction(() => front.delete(kind));
    },
    [kind, id],
  );
  return front.get(kind) === id;
}
