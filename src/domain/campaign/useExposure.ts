import { useEffect, useRef } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import { useCampaign } from './campaignContext';
import type { CampaignModule } from './catalog';

/** Product §2.9 "Scroll tracking". */
export const EXPOSURE = { attachAfterMs: 1000, debounceMs: 500 } as const;

type Context = Readonly<Record<string, string | number>>;

/**
 * Reports once a visit that an element was seen: more than half of it on screen for half a second; looked for from one
 * second after it came.
 */
function useSeenOnce(elementId: string, component: string, context: Context): void {
  const { page, view, exposed } = useCampaign();
  const latest = useRef(context);
  latest.current = context;
  // What is told, not where: elements come and go with the scrolling and with the page's answers.
  const key = `${component} ${JSON.stringify(context)}`;
  useEffect(() => {
    if (view === null || exposed.has(key)) return undefined;
    let stopTimer: () => void = () => undefined;
    let stopWatching: () => void = () => undefined;
    const report = (): void => {
      stopWatching();
      if (exposed.has(key)) return;
      exposed.add(key);
      tracker.track({ page, type: 'exposure', component, context: latest.current });
    };
    stopTimer = systemClock.after(EXPOSURE.attachAfterMs, () => {
      stopWatching = view.watchShown(elementId, (isShown) => {
        stopTimer();
        if (isShown) stopTimer = systemClock.after(EXPOSURE.debounceMs, report);
      });
    });
    return () => {
      stopTimer();
      stopWatching();
    };
  }, [page, view, exposed, elementId, component, key]);
}

/** Of a module. */
export function useExposure(elementId: string, { type, place }: CampaignModule): void {
  const { uniqueId, fioIndex, order } = place;
  useSeenOnce(elementId, type, { uniqueId, fioIndex, order });
}

/**
 * Of one of the things in a module: goods, a right, a picture.
 * @param context says which it is; the same one in two places is reported once
 * @returns id for its element
 */
export function useItemExposure(component: string, context: Context): string {
  const id = useElementId('seen');
  useSeenOnce(id, component, context);
  return id;
}
