/** Addresses, configs and answers come from outside: no expression of src/ may take the square of their length. */
import vm from 'node:vm';
import { attacksOn, expressionsOf, UNWANTED, type Attack, type Expression } from './expressions';
import { sourceFiles } from './source';

const MEGABYTE = 1_000_000;
/** Enough to tell: what grows with the square takes thousands of times what grows with the text. */
const SHORT = 32_000;

function textOf({ head, pump }: Attack, length: number): string {
  return head + pump.repeat(Math.ceil(length / pump.length)) + UNWANTED;
}

/** As the code does: everywhere for `g` and, from one place to the next, for `y`, else once. */
function run({ source, flags }: Pick<Expression, 'source' | 'flags'>, text: string): void {
  const expression = new RegExp(source, flags.replace('y', 'g'));
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}

/** Milliseconds of the processor: a machine that is busy with other things, or stands still, does not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What a plain walk through a megabyte costs on this machine; the bounds are some dozens and hundreds of those. */
function unitMs(): number {
  const text = 'ab'.repeat(MEGABYTE / 2);
  const walk = { source: '[^b]c', flags: 'g' };
  const costs = Array.from({ length: 9 }, () => cpuMs(() => run(walk, text))).sort((a, b) => a - b);
  return Math.max(costs[4] ?? 1, 0.5);
}

/** Walks that a text may cost: of `SHORT`, an eighth of what its square takes. */
const limitOf = (length: number): number => (length === SHORT ? 75 : 300);
/** What costs so little that a megabyte keeps its limit, even if it grows with the square, is not tried any longer. */
const saysAll = (walks: number, length: number): boolean =>
  walks * (MEGABYTE / length) ** 2 <= limitOf(MEGABYTE);
const LENGTHS = [SHORT, 180_000, MEGABYTE];
/** Past this nobody waits for the end: it would not come. */
const GIVE_UP_MS = 120_000;

/** The first text that takes too long; null when none does. */
function worstFor(
  expression: Pick<Expression, 'source' | 'flags'>,
  unit: number,
  giveUpMs = GIVE_UP_MS,
): string | null {
  const { single, double } = attacksOn(expression);
  let trying = '';
  const walksOf = (attack: Attack, length: number): number => {
    const text = textOf(attack, length);
    trying = `${JSON.stringify(attack.head)} and ${length} characters of ${JSON.stringify(attack.pump)}`;
    const cost = (): number => cpuMs(() => run(expression, text)) / unit;
    const first = cost();
    // The least of three: the collector's work for other tests counts as this process's.
    return first > limitOf(length) ? Math.min(first, cost(), cost()) : first;
  };
  const search = (): string | null => {
    let open = [...single, ...double];
    for (const length of LENGTHS) {
      const costs = [];
      for (const attack of open) {
        const walks = walksOf(attack, length);
        if (walks > limitOf(length)) return trying;
        costs.push({ attack, walks });
      }
      open = costs.filter(({ walks }) => !saysAll(walks, length)).map(({ attack }) => attack);
    }
    return null;
  };
  try {
    return vm.runInNewContext('search()', { search }, { timeout: giveUpMs }) as string | null;
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return trying;
    throw cause;
  }
}

const expressions = sourceFiles()
  .filter(({ name }) => !name.includes('/testing/'))
  .flatMap(expressionsOf);

test('all are found', () => {
  expect(expressions.length).toBeGreaterThan(120);
  expect(expressions.filter(({ where }) => where.startsWith('early/')).length).toBeGreaterThan(2);
});

test('a megabyte of anything is read in a time that grows with it', () => {
  const unit = unitMs();
  const slow = expressions.flatMap((expression) => {
    const worst = worstFor(expression, unit);
    return worst === null ? [] : [`${expression.where} /${expression.source}/${expression.flags}: ${worst}`];
  });
  expect(slow).toEqual([]);
}, 600_000);

test('such a time is seen, and what would never end is ended', () => {
  expect(worstFor({ source: '\\s*!important$', flags: '' }, unitMs())).toMatch(/32000 characters of " "$/);
  // Two hundred steps a character: what a short text does not show.
  expect(worstFor({ source: 'a{0,200}b', flags: '' }, unitMs())).toMatch(/1000000 characters of "a"$/);
  expect(worstFor({ source: '^(a|aa)+$', flags: '' }, unitMs(), 500)).toMatch(/32000 characters of "a+"$/);
}, 200_000);

test.each([
  ['^a.*b.*c', { head: 'a', pump: 'b' }],
  ['(?:[a-z]+_?)?token', { head: '', pump: 't' }],
  ['"x"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")', { head: '"x":"', pump: '\\.' }],
])('what is tried on /%s/: %j', (source, attack) => {
  expect(attacksOn({ source, flags: '' }).single).toContainEqual(attack);
});
