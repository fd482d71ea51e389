import { makeAutoObservable, runInAction } from 'mobx';
import { memory } from '@/platform/memory';
import { network } from '@/platform/network';
import { update } from '@/platform/update';
import { useRef } from 'react';
import { useAppEntry } from '@/hooks/useAppEntry';
import { usePageShown } from '@/hooks/usePageShown';
import { navigator } from '@/navigation';
import { Entering } from '@/navigation/entering/Entering';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';

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

export const UNKNOWN_CODE = '链接已失效，已为您打开首页';

const entering = new Entering((url) => navigator.openLink(url));

/** The app's part: hears what the mini program was opened by. On H5 the address is the page. */
export function useAppEntries(): void {
  const isMini = navigation.pathForm === 'page';
  useAppEntry((entry, moment) => {
    if (isMini) entering.take(entry, moment);
  });
}

/** Every page's part: one that comes on screen leads on to where a scanned code points. */
export function usePageEntry(): void {
  const isNew = useRef(true);
  usePageShown(
    () => {
      void lead(isNew.current);
      isNew.current = false;
    },
    () => undefined,
  );
}

async function lead(isNewPage: boolean): Promise<void> {
  if ((await entering.follow(isNewPage)) !== 'unknown') return;
  toast.show(UNKNOWN_CODE);
  if (navigator.currentRoute()?.row.name !== 'home') await navigator.replaceWith('home');
}
