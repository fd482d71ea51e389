import { observable, runInAction } from 'mobx';

/**
 * Which page's host shows the popup: the one that came on screen last. A page that only covers it for a moment (the
 * slider's page, another app) has no host and changes nothing.
 */
const active = observable.box<string | null>(null);

export const isActiveHost = (id: string): boolean => active.get() === id;

export const takeOver = (id: string): void => runInAction(() => active.set(id));

export function stepDown(id: string): void {
  if (active.get() === id) runInAction(() => active.set(null));
}
