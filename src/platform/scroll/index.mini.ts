import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { heightOf } from '../inView/heightOf';
import { callMini } from '../mini/callMini';
import { failure } from '../outcome';
import type { ScrollCapability } from './types';

const GLIDE_MS = 300;
/** Extra time after the scroll, in ms, so that what was mounted on the way has its height. */
const SETTLE_MS = 100;
/**
 * For a host that never responds. Long, because a busy host has to be waited for: otherwise the tap would have no
 * effect.
 */
const LIMIT_MS = 5000;

const gone = failure('no such element');

interface Box {
  /** From the top of the visible area, in CSS pixels. */
  readonly topPx: number;
  readonly heightPx: number;
  readonly scrolledPx: number;
}

const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Null: no such element, or the host cannot report it. */
async function boxOf(elementId: string): Promise<Box | null> {
  const asked = await attempt(
    () =>
      new Promise<readonly unknown[]>((resolve) => {
        const timer = setTimeout(() => resolve([]), LIMIT_MS);
        Taro.createSelectorQuery()
          .select(`#${elementId}`)
          .boundingClientRect()
          .selectViewport()
          .scrollOffset()
          .exec((results: readonly unknown[]) => {
            clearTimeout(timer);
            resolve(results);
          });
      }),
  );
  if (!asked.ok) return null;
  const [rect, viewport] = asked.value;
  const topPx = field(rect, 'top');
  const heightPx = heightOf(rect);
  const scrolledPx = field(viewport, 'scrollTop');
  return typeof topPx === 'number' && heightPx !== null && typeof scrolledPx === 'number'
    ? { topPx, heightPx, scrolledPx }
    : null;
}

/**
 * Both hosts scroll to a measured position: only one of them accepts an element with an offset (`pageScrollTo` with
 * `selector` and `offsetTop`).
 */
export const scroll: ScrollCapability = {
  async toElement(elementId, offsetPx) {
    const box = await boxOf(elementId);
    if (box === null) return gone;
    const move = (from: Box, duration: number) =>
      callMini('pageScrollTo', { scrollTop: Math.max(0, from.scrolledPx + from.topPx - offsetPx), duration });
    const moved = await move(box, GLIDE_MS);
    if (!moved.ok) return failure(moved.error);
    await wait(GLIDE_MS + SETTLE_MS);
    const after = await boxOf(elementId);
    // At the page's end the element stays lower, and a second call moves nothing.
    if (after !== null && Math.abs(after.topPx - offsetPx) > 2) await move(after, 0);
    return { kind: 'done' };
  },

  async heightOf(elementId) {
    const box = await boxOf(elementId);
    return box === null ? gone : { kind: 'measured', heightPx: box.heightPx };
  },

  focusIn: () => undefined,
} satisfies ScrollCapability;
