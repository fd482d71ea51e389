/**
 * The strip of the row, and the frame of a row that does not scroll (product §2.9: one item every 500 ms by a slide of
 * 100 ms, finally a slide of 2 s to the prize; product §2.4: dialog about 0.5 s after it).
 *
 * A strip position is the item in the middle of the three visible ones. Positions `2 … count + 1` are one lap: there
 * the run never shows the strip's ends. The frame's positions are the items themselves.
 */
import type { RowStrip } from '../board';
import { type MotionRules, type StopPlan, sinceStart } from './motions';

export const TICK_MS = 500;
export const GLIDE_MS = 2000;
/** Decision: users must see it run before it stops. */
const MIN_TICKS = 2;
/** Decision: how many more ticks it may wait for the prize to be ahead; after that the last slide goes backwards. */
const MAX_PATIENCE = 3;
/** First position of a lap of the strip. */
const FIRST = 2;

type Geometry = Pick<RowStrip, 'count' | 'isScrolling'> & { readonly length: number };

export function rowMotion({ count, isScrolling, length }: Geometry): MotionRules {
  const first = isScrolling ? FIRST : 0;
  /** Last position that can be in the middle with a neighbour on both sides. */
  const last = isScrolling ? length - 2 : count - 1;
  const inLap = (position: number): number => first + modulo(position - first, count);

  /** Where the last slide from `from` ends; null if it would have to go backwards or cannot move. */
  function ahead(from: number, place: number): number | null {
    const to = from + 1 + modulo(place - from - 1, count);
    return to <= last ? to : null;
  }

  /** Any other position of the prize; null if there is none. */
  function elsewhere(from: number, place: number): number | null {
    for (let to = isScrolling ? 1 : 0; to <= last; to += 1)
      if (to !== from && modulo(to - place, count) === 0) return to;
    return null;
  }

  return {
    dialogDelayMs: 500,
    restOn: inLap,
    startFrom: (at) => inLap(at ?? 0),
    planStop(start, elapsedMs, place): StopPlan {
      const sinceMs = sinceStart(elapsedMs);
      const earliest = Math.max(MIN_TICKS, Math.ceil(sinceMs / TICK_MS));
      for (const target of [ahead, elsewhere])
        for (let ticks = earliest; ticks <= earliest + MAX_PATIENCE; ticks += 1) {
          const from = inLap(start + ticks);
          const to = target(from, place);
          if (to !== null) return { waitMs: ticks * TICK_MS - sinceMs, stopMs: GLIDE_MS, from, to };
        }
      // Only one prize.
      const at = inLap(start);
      return { waitMs: earliest * TICK_MS - sinceMs, stopMs: GLIDE_MS, from: at, to: at };
    },
  };
}

const modulo = (value: number, by: number): number => ((value % by) + by) % by;
