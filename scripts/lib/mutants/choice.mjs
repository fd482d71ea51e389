// Which mutants a run takes: random, but the same for the same seed and source.

/** Random numbers from 0 to 1, repeatable by seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Takes `count` of `items` without repetition. Every item has the same chance, so that a file counts by its number of
 * sites.
 * @template T
 * @param {readonly T[]} items in an order that depends only on the source
 * @param {number} count
 * @param {number} seed
 * @returns {T[]} in the order in which they were drawn: a larger count continues the list of a smaller one
 */
export function choose(items, count, seed) {
  const random = seededRandom(seed);
  const left = [...items];
  const chosen = [];
  while (chosen.length < count && left.length > 0) {
    const index = Math.floor(random() * left.length);
    chosen.push(left[index]);
    left[index] = left[left.length - 1];
    left.pop();
  }
  return chosen;
}
