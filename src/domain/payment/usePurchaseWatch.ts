import { useShownAgain } from '@/hooks/useShownAgain';
import type { PurchaseWatch } from './PurchaseWatch';

/** Polling pauses while the page is hidden; when it is shown again, polling goes on and `seeAgain` is called. */
export function usePurchaseWatch(watch: Pick<PurchaseWatch, 'pause' | 'resume'>, seeAgain: () => void): void {
  useShownAgain(
    () => {
      watch.resume();
      seeAgain();
    },
    () => watch.pause(),
  );
}
