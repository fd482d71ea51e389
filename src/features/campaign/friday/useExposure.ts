import { useEffect, useRef } from 'react';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { useCampaign } from './campaignContext';
import type { CampaignModule } from './catalog';
import { PAGE } from './campaignTexts';

/** Product §2.9 "Scroll tracking". */
export const EXPOSURE = { attachAfterMs: 1000, debounceMs: 500 } as const;

/**
 * Reports once a visit that a module was seen: more than half of it on screen for half a second; looked for from one
 * second after it came.
 */
export function useExposure(elementId: string, { type, place }: CampaignModule): void {
  const { view } = useCampaign();
  const isTold = useRef(false);
  const { uniqueId, fioIndex, order } = place;
  useEffect(() => {
    if (view === null || isTold.current) return undefined;
    let stopTimer: () => void = () => undefined;
    let stopWatching: () => void = () => undefined;
    const report = (): void => {
      isTold.current = true;
      stopWatching();
      tracker.track({
        page: PAGE,
        type: 'exposure',
        component: type,
        context: { uniqueId, fioIndex, order },
      });
    };
    stopTimer = systemClock.after(EXPOSURE.attachAfterMs, () => {
      stopWatching = view.watchShown(elementId, (isShown) => {
        stopTimer();
        if (isShown && !isTold.current) stopTimer = systemClock.after(EXPOSURE.debounceMs, report);
      });
    });
    return () => {
      stopTimer();
      stopWatching();
    };
  }, [view, elementId, type, uniqueId, fioIndex, order]);
}
