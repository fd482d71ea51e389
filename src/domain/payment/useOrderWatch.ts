import { useShownAgain } from '@/hooks/useShownAgain';
import type { OrderWatch } from './OrderWatch';

/** Polling pauses while the page is hidden; when it is shown again, polling goes on and `seeAgain` is called. */
export function useOrderWatch(watch: Pick<OrderWatch, 'pause' | 'resume'>, seeAgain: () => void): void {
  useShownAgain(
    () => {
      watch.resume();
      seeAgain();
    },
    () => watch.pause(),
  );
}
