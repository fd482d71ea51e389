import { useEffect, useRef } from 'react';
import { useElementId } from '@/hooks/useElementId';
import { tracker } from '@/tracking';
import { systemClock } from '@/utils/clock';
import type { PageModule } from './catalog';
import { useModulePage } from './modulePageContext';

/** Product §2.9 "Scroll tracking". */
const EXPOSURE = { attachAfterMs: 1000, debounceMs: 500 } as const;

type Context = Readonly<Record<string, string | number>>;

/**
 * Reports an element's impression once per visit: more than half of it on screen for half a second, observed from one
 * second after it is mounted.
 */
function useSeenOnce(elementId: string, component: string, context: Context): void {
  const { page, view, exposed } = useModulePage();
  const latest = useRef(context);
  latest.current = context;
  // Keyed by content, not by element: elements are unmounted and mounted again while scrolling and after refetches.
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

/** Reports a module's impression. */
export function useExposure(elementId: string, { type, place }: PageModule): void {
  const { uniqueId, fioIndex, order } = place;
  useSeenOnce(elementId, type, { uniqueId, fioIndex, order });
}

/**
 * Reports the impression of one item of a module: goods, a right, a picture.
 * @param context identifies the item; the same item in two places is reported once
 * @returns id for its element
 */
export function useItemExposure(component: string, context: Context): string {
  const id = useElementId('seen');
  useSeenOnce(id, component, context);
  return id;
}
