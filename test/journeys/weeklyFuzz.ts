/** Absurd responses of the page-info call, made from a real one; the same ones in every run. */
import { HOSTILE_HTML, HOSTILE_URLS, MARK } from '../../sandbox/core/hostile';
import { createRandom, type Random } from '../../sandbox/core/random';

type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json };

const deep = (levels: number): Json =>
  Array.from({ length: levels }).reduce<Json>((inner) => ({ itemList: [inner] }), 'deep');

/** Characters of a list whose first item may be repeated a hundred times: a response is no larger than a gateway's. */
const MAX_REPEATED = 3_000;
/** Characters of a response that the sandbox accepts as a fault's body. */
const MAX_ANSWER = 900_000;

/** Replacements for any value. */
const JUNK: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  7.5,
  1e308,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u202e\u0000\u200b\ufeff',
  `<img src=x onerror="${MARK}">`,
  HOSTILE_HTML,
  [],
  {},
  [null, null],
  [[[[]]]],
  { length: 9, toString: null, constructor: 'x' },
  deep(200),
  ...HOSTILE_URLS,
];

const pick = <T>(random: Random, list: readonly T[]): T | undefined => list[random.integer(list.length)];

/** A copy in which each value is, once in `rarity`, missing, junk, or repeated a hundred times. */
function spoil(value: Json, rarity: number, random: Random): Json {
  const fate = random.integer(rarity);
  if (fate === 0) return pick(random, JUNK) ?? null;
  if (Array.isArray(value)) {
    const list = (value as readonly Json[]).map((item) => spoil(item, rarity, random));
    const isSmall = JSON.stringify(list).length < MAX_REPEATED;
    return fate === 1 && isSmall ? Array.from({ length: 100 }, () => list[0] ?? null) : list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(() => random.integer(rarity) !== 1)
        .map(([field, inner]) => [field, spoil(inner, rarity, random)]),
    );
  return value;
}

/** @param real a whole response of the call, envelope included */
export function anyAnswers(real: unknown, count: number): readonly unknown[] {
  const { data, ...envelope } = real as { readonly data: Json };
  const parts = Object.entries(data as { readonly [part: string]: Json });
  const answers: unknown[] = [];
  for (let seed = 1; answers.length < count; seed += 1) {
    const random = createRandom(seed);
    // From one bad value in three to one in a hundred.
    const rarity = [3, 6, 12, 30, 100][seed % 5] ?? 30;
    const spoilt = parts.map(([part, value]) => [part, spoil(value, rarity, random)] as const);
    const answer = { ...envelope, data: Object.fromEntries(spoilt) };
    if (JSON.stringify(answer).length <= MAX_ANSWER) answers.push(answer);
  }
  return answers;
}
