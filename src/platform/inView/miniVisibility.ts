import Taro from '@tarojs/taro';
import { systemInfo } from '../systemInfo';
import { heightOf } from './heightOf';
import type { PageInView } from './types';
import { FAR_PX, FIRST_PARTS, judge } from './visibility';

/** The page's first content is sent and drawn before anything is observed. */
const FIRST_LOOK_MS = 300;

/** Of a tall element that has just reached the line only a small part is above it. */
const LINE_PARTS = [0, 0.0001, 0.001];

type Begin = () => () => void;
type MiniVisibility = Pick<PageInView, 'watchLine' | 'watchShown' | 'pause' | 'resume' | 'end'>;

/**
 * `watchLine` and `watchShown` in mini programs.
 * @param createObserver creates an observer on the page of these watches, with these ratios as thresholds
 */
export function makeMiniVisibility(
  isSupported: () => boolean,
  createObserver: (parts: number[]) => Taro.IntersectionObserver,
): MiniVisibility {
  const stops = new Set<() => void>();
  const waiting = new Set<() => void>();
  let isPaused = false;
  let hasEnded = false;

  /** Runs `begin` once the page has been visible for a while; hosts only observe the visible page. */
  function start(begin: Begin): () => void {
    if (hasEnded || !isSupported()) return () => undefined;
    let end: (() => void) | null = null;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const wait = (): void => {
      timer = setTimeout(() => {
        end = begin();
      }, FIRST_LOOK_MS);
    };
    const stop = (): void => {
      if (!stops.delete(stop)) return;
      if (timer !== null) clearTimeout(timer);
      waiting.delete(wait);
      end?.();
    };
    stops.add(stop);
    if (isPaused) waiting.add(wait);
    else wait();
    return stop;
  }

  /** If an engine rejects the observer after all, nothing is reported. */
  function observe(
    elementId: string,
    parts: readonly number[],
    margins: { readonly top?: number; readonly bottom?: number },
    notify: (part: number, heightPx: number | null) => void,
  ): () => void {
    let hasStopped = false;
    try {
      const observer = createObserver([...parts]);
      observer.relativeToViewport(margins);
      observer.observe(`#${elementId}`, ({ intersectionRatio = 0, boundingClientRect }) => {
        if (!hasStopped) notify(intersectionRatio, heightOf(boundingClientRect));
      });
      return () => {
        hasStopped = true;
        // Queued like Taro's `observe`, which would otherwise start after the disconnect.
        Taro.nextTick(() => observer.disconnect());
      };
    } catch {
      return () => undefined;
    }
  }

  return {
    watchLine: (elementId, lineFromTopPx, onCross) =>
      start(() => {
        let isAbove: boolean | null = null;
        const bottom = Math.min(0, lineFromTopPx - systemInfo.read().windowHeight);
        return observe(elementId, LINE_PARTS, { top: FAR_PX, bottom }, (part) => {
          if (part > 0 === isAbove) return;
          isAbove = part > 0;
          onCross(isAbove);
        });
      }),

    watchShown: (elementId, onShown) =>
      start(() => {
        let parts = FIRST_PARTS;
        let isShown: boolean | null = null;
        const look = (): (() => void) =>
          observe(elementId, parts, {}, (part, heightPx) => {
            const verdict = judge({ part, heightPx, screenPx: systemInfo.read().windowHeight }, parts);
            if (verdict.parts !== null) {
              parts = verdict.parts;
              end();
              end = look();
            }
            if (verdict.isShown === isShown) return;
            isShown = verdict.isShown;
            onShown(isShown);
          });
        let end = look();
        return () => end();
      }),

    pause() {
      isPaused = true;
    },
    resume() {
      isPaused = false;
      const due = [...waiting];
      waiting.clear();
      for (const begin of due) begin();
    },
    end() {
      hasEnded = true;
      for (const stop of [...stops]) stop();
    },
  };
}
