import { makeAutoObservable, runInAction } from 'mobx';
import { memory } from '@/platform/memory';
import { network } from '@/platform/network';
import { update } from '@/platform/update';

/** App-wide events, independent of the current page. */
class AppNews {
  isOffline = false;
  /** A newer package is ready and needs a restart. */
  isUpdateReady = false;
  /** The phone has sent a memory warning: from then on, hidden pages keep no pictures. */
  isMemoryLow = false;

  constructor() {
    makeAutoObservable(this);
  }
}

export const appNews = new AppNews();

/** Called once at app start. */
export function watchAppNews(): () => void {
  runInAction(() => (appNews.isOffline = !network.isOnline()));
  const stops = [
    network.subscribe((isOnline) => runInAction(() => (appNews.isOffline = !isOnline))),
    update.onReady(() => runInAction(() => (appNews.isUpdateReady = true))),
    memory.onWarning(() => runInAction(() => (appNews.isMemoryLow = true))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Hides the update prompt; the next package shows it again. */
export function putOffUpdate(): void {
  runInAction(() => (appNews.isUpdateReady = false));
}
