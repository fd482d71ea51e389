import Taro from '@tarojs/taro';
import { hasNative } from '../mini/callMini';
import { systemInfo } from '../systemInfo';
import { heightOf } from './heightOf';
import { makeMiniVisibility } from './miniVisibility';
import type { InViewCapability, PageInView, Sighting } from './types';
import { makeVisibilityQueue } from './visibilityQueue';

/**
 * Delay between adding an element and observing it: the page's first content is sent and drawn before anything still
 * off screen, and a cheap phone does these one after the other.
 */
const FIRST_LOOK_MS = 300;

/**
 * For an element that only touches the edge of the range hosts report a ratio of 0, the same as for one outside; with 0
 * as the only threshold they report nothing more when it moves further in. The second threshold covers that.
 */
const THRESHOLDS = [0, 0.001];

type Page = Taro.PageInstance | null;

/** @param createObserver the messaging app observes the given page, the payment app the visible one */
export function makeMiniInView(
  createObserver: (page: Page, options: { thresholds: number[] }) => Taro.IntersectionObserver,
): InViewCapability {
  const isSupported = (): boolean => hasNative('createIntersectionObserver');

  /**
   * If an engine rejects the observer after all, everything counts as near: rows that never appear are worse than too
   * many.
   */
  function observe(page: Page, elementId: string, onChange: (sighting: Sighting) => void): () => void {
    try {
      const margin = systemInfo.read().windowHeight;
      const observer = createObserver(page, { thresholds: [...THRESHOLDS] });
      observer.relativeToViewport({ top: margin, bottom: margin });
      // Taro looks up the element only after the `setData` that adds it.
      observer.observe(`#${elementId}`, ({ intersectionRatio = 0, boundingClientRect }) =>
        onChange({ isNear: intersectionRatio > 0, heightPx: heightOf(boundingClientRect) }),
      );
      // Queued like Taro's `observe`, which would otherwise start after the disconnect.
      return () => Taro.nextTick(() => observer.disconnect());
    } catch {
      onChange({ isNear: true, heightPx: null });
      return () => undefined;
    }
  }

  function forPage(): PageInView {
    const page = Taro.getCurrentInstance().page;
    const queue = makeVisibilityQueue();
    const visibility = makeMiniVisibility(isSupported, (thresholds) => createObserver(page, { thresholds }));
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
            if (stops.has(stop)) queue.add(key, sighting.isNear, () => onChange(sighting));
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
          queue.drop(key);
          disconnect?.();
        };
        stops.add(stop);
        if (isPaused) waiting.add(start);
        else start();
        return stop;
      },
      watchLine: visibility.watchLine,
      watchShown: visibility.watchShown,
      pause() {
        isPaused = true;
        visibility.pause();
      },
      resume() {
        isPaused = false;
        visibility.resume();
        const due = [...waiting];
        waiting.clear();
        for (const start of due) start();
      },
      end() {
        hasEnded = true;
        for (const stop of [...stops]) stop();
        queue.clear();
        visibility.end();
      },
    };
  }

  return { isSupported, forPage };
}
