/** How a mini program is opened: links and scanned codes lead to the page that they name. */
import { useRef } from 'react';
import { useAppEntry } from '@/hooks/useAppEntry';
import { usePageShown } from '@/hooks/usePageShown';
import { navigator } from '@/navigation';
import { Entering } from '@/navigation/entering/Entering';
import { toast } from '@/platform/toast';

const UNKNOWN_CODE = '链接已失效，已为您打开首页';

const entering = new Entering((url) => navigator.openLink(url));

/** App part: handles the launch options of the mini program. */
export const useAppEntries = (): void => useAppEntry((entry, moment) => entering.take(entry, moment));

/** Page part: when the page is shown, follows a pending scanned code to its target. */
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
