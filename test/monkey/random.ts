/** What a random user chooses from; the seed decides everything. */
import { createRandom } from '../../sandbox/core/random';

export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number from 0 to `count`, without `count`. */
  below(count: number): number;
  /** @throws when the list is empty */
  pick<T>(from: readonly T[]): T;
  /** A name, in proportion to its weight. */
  weighed<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

export function makeRandom(seed: number): Random {
  const numbers = createRandom(seed);
  const next = (): number => numbers.integer(2 ** 32) / 2 ** 32;
  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    pick(from) {
      const one = from[below(from.length)];
      if (one === undefined) throw new Error('nothing to pick from');
      return one;
    },
    weighed(weights) {
      const names = Object.keys(weights) as (keyof typeof weights)[];
      let left = next() * names.reduce((sum, name) => sum + weights[name], 0);
      for (const name of names) {
        left -= weights[name];
        if (left < 0) return name;
      }
      return names[names.length - 1] as keyof typeof weights;
    },
  };
}
