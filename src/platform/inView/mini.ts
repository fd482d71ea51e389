import Taro from '@tarojs/taro';
import { hasNative } from '../mini/call';
import { heightOf } from './heightOf';
import { systemInfo } from '../systemInfo';
import { makeMiniSights } from './miniSights';
import { makeTurns } from './turns';
import type { InViewCapability, PageInView, Sighting } from './types';

/**
 * From an element's coming to the first look at it: what the page shows first is sent and drawn before what is still
 * off screen, and a cheap phone does one after the other.
 */
const FIRST_LOOK_MS = 300;

/**
 * Of an element that only touches the range's edge hosts tell a ratio of 0, as of one that is outside, and with 0 as the
 * only threshold nothing more when it comes further in. The second threshold tells that.
 */
const THRESHOLDS = [0, 0.001];

type Page = Taro.PageInstance | null;

/** @param createObserver the messaging app looks into the page it is given, the payment app into the one on screen */
export function makeMiniInView(
  createObserver: (page: Page, options: { thresholds: number[] }) => Taro.IntersectionObserver,
): InViewCapability {
  const isSupported = (): boolean => hasNative('createIntersectionObserver');

  /** An engine that refuses the observer after all: everything counts as near, since rows that never come are worse than many. */
  function observe(page: Page, elementId: string, onChange: (sighting: Sighting) => void): () => void {
    try {
      const margin = systemInfo.read().windowHeight;
      const observer = createObserver(page, { thresholds: [...THRESHOLDS] });
      observer.relativeToViewport({ top: margin, bottom: margin });
      // Taro looks for the element only after the `setData` that brings it.
      observer.observe(`#${elementId}`, ({ intersectionRatio = 0, boundingClientRect }) =>
        onChange({ isNear: intersectionRatio > 0, heightPx: heightOf(boundingClientRect) }),
      );
      // In the same queue as `observe`, which would else begin after its end.
      return () => Taro.nextTick(() => observer.disconnect());
    } catch {
      onChange({ isNear: true, heightPx: null });
      return () => undefined;
    }
  }

  function forPage(): PageInView {
    const page = Taro.getCurrentInstance().page;
    const turns = makeTurns();
    const sights = makeMiniSights(isSupported, (thresholds) => createObserver(page, { thresholds }));
    const stops = new Set<() => void>();
    const waiting = new Set<() => void>();
    let isPaused = false;
    let hasEnded = false;

    return {
      watch(elementId, onChange) {
        if (hasEnded || !isSupported()) return () => undefined;
        const key = {};
        let disconnect: (() => void) | null = null;
        const look = (): void => {
          timer = null;
          disconnect = observe(page, elementId, (sighting) => {
            if (stops.has(stop)) turns.add(key, sighting.isNear, () => onChange(sighting));
          });
        };
        let timer: ReturnType<typeof setTimeout> | null = null;
        const start = (): void => {
          timer = setTimeout(look, FIRST_LOOK_MS);
        };
        const stop = (): void => {
          if (!stops.delete(stop)) return;
          if (timer !== null) clearTimeout(timer);
          waiting.delete(start);
          turns.drop(key);
          disconnect?.();
        };
        stops.add(stop);
        if (isPaused) waiting.add(start);
        else start();
        return stop;
      },
      watchLine: sights.watchLine,
      watchShown: sights.watchShown,
      pause() {
        isPaused = true;
        sights.pause();
      },
      resume() {
        isPaused = false;
        sights.resume();
        const due = [...waiting];
        waiting.clear();
        for (const start of due) start();
      },
      end() {
        hasEnded = true;
        for (const stop of [...stops]) stop();
        turns.clear();
        sights.end();
      },
    };
  }

  return { isSupported, forPage };
}
