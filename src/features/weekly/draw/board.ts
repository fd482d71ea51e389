/** Arrangement of prizes: the ring of the grid and the strip of the row (product §2.5). Pure. */
import { PRIZE_TYPE, type DrawStyle, type Prize } from './drawTypes';

/** The places around the middle button of a 3x3 grid, clockwise from the upper left corner. */
export const RING = 8;

const SURPRISE: Prize = {
  code: '',
  type: PRIZE_TYPE.surprise,
  name: '',
  imageUrl: '',
  couponType: 0,
  cost: '',
  business: '',
  limitText: '',
};

/**
 * The eight places of the grid.
 *
 * Decision: the description counts "up to 8 prizes plus a surprise filler when more than 9"; a 3x3 grid has nine
 * fields, of which the draw button takes the middle one. So up to eight prizes have a place each. Of nine or more, the
 * first seven do, and the eighth place is the surprise filler, on which every other prize of the pool stops: every
 * prize has a place. With fewer than eight, the pool's own prizes repeat in order, so that no place shows a prize that
 * cannot be won.
 */
export function ringOf(prizes: readonly Prize[]): readonly Prize[] {
  if (prizes.length > RING) return [...prizes.slice(0, RING - 1), SURPRISE];
  return Array.from({ length: RING }, (_, place) => prizes[place % prizes.length] ?? SURPRISE);
}

/** Up to this many prizes the row does not scroll (product §2.5 "Row"). */
const MAX_FIXED = 3;
/** Up to this many prizes the row shows each one twice. */
const MAX_DOUBLED = 8;
/** Number of visible items; a longer strip repeats this many at its end, so that it loops seamlessly. */
const SEEN = 3;

export interface RowStrip {
  readonly items: readonly Prize[];
  /** Number of different prizes; `items[i]` is prize `i % count`. */
  readonly count: number;
  readonly isScrolling: boolean;
  /** Whether the item at this index of `items` is a repeat, which is hidden from screen readers. */
  readonly isEcho: (index: number) => boolean;
}

/**
 * The items of the row: 4 to 8 prizes doubled, 3 and fewer as they are.
 * Decision: more than 8 are not doubled; the first three repeat at the end, hidden from screen readers, to close the
 * loop.
 */
export function stripOf(prizes: readonly Prize[]): RowStrip {
  const count = prizes.length;
  const isScrolling = count > MAX_FIXED;
  const echo = !isScrolling ? 0 : count <= MAX_DOUBLED ? count : SEEN;
  return {
    items: [...prizes, ...prizes.slice(0, echo)],
    count,
    isScrolling,
    isEcho: (index) => index >= count,
  };
}

/**
 * The place on which a drawn prize stops: its place in the grid's ring, or its index in the row's pool.
 * @returns null for a prize that is not in the pool
 */
export function placeOf(style: DrawStyle, prizes: readonly Prize[], code: string): number | null {
  const number = prizes.findIndex((prize) => prize.code === code);
  if (number === -1) return null;
  if (style === 'row') return number;
  const ring = ringOf(prizes);
  const own = ring.findIndex((prize) => prize.code === code);
  return own === -1 ? ring.findIndex(({ type }) => type === PRIZE_TYPE.surprise) : own;
}
