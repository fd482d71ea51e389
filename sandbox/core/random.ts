import { randomBytes } from 'node:crypto';

/** Source of ids, tokens and shuffles; repeatable with a seed. */
export interface Random {
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
  /** Whole number from 0 to `below` - 1. */
  integer(below: number): number;
}

/** Without a seed: the machine's randomness. With one: the same sequence each time (mulberry32; not secret). */
export function createRandom(seed?: number): Random {
  if (seed === undefined) {
    return {
      hex: (bytes) => randomBytes(bytes).toString('hex'),
      integer: (below) => randomBytes(4).readUInt32BE() % below,
    };
  }
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    hex: (bytes) =>
      Array.from({ length: bytes }, () => (next() & 0xff).toString(16).padStart(2, '0')).join(''),
    integer: (below) => next() % below,
  };
}

/** Lets other requests run, as a database round trip would: this makes races real. */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
