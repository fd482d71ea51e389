/** Where a mini program is opened by: links and scanned codes lead to the page that they name. */
import { useRef } from 'react';
import { useAppEntry } from '@/hooks/useAppEntry';
import { usePageShown } from '@/hooks/usePageShown';
import { navigator } from '@/navigation';
import { Entering } from '@/navigation/entering/Entering';
import { navigation } from '@/platform/navigation';
import { toast } from '@/platform/toast';

const UNKNOWN_CODE = '链接已失效，已为您打开首页';

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
