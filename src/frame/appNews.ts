import { makeAutoObservable, runInAction } from 'mobx';
import { memory } from '@/platform/memory';
import { network } from '@/platform/network';
import { update } from '@/platform/update';

/** What happens to the app as a whole, whatever page is on screen. */
class AppNews {
  isOffline = false;
  /** A newer package waits for a restart. */
  isUpdateReady = false;
  /** The phone has warned once: pages that nobody sees keep no pictures from then on. */
  isMemoryLow = false;

  constructor() {
    makeAutoObservable(this);
  }
}

export const appNews = new AppNews();

/** Started once by the app. */
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

/** Asked again with the next package. */
export function putOffUpdate(): void {
  runInAction(() => (appNews.isUpdateReady = false));
}
