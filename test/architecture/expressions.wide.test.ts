/** Addresses, configs and responses come from outside: no regular expression of src/ may take quadratic time. */
import vm from 'node:vm';
import { attacksOn, expressionsOf, UNWANTED, type Attack, type Expression } from './expressions';
import { sourceFiles } from './source';

const MEGABYTE = 1_000_000;
/** Long enough to distinguish: quadratic time is then thousands of times linear time. */
const SHORT = 32_000;

function textOf({ head, pump }: Attack, length: number): string {
  return head + pump.repeat(Math.ceil(length / pump.length)) + UNWANTED;
}

/** As the code does: repeatedly with `g` and (from a position) `y`, else once. */
function run({ source, flags }: Pick<Expression, 'source' | 'flags'>, text: string): void {
  const expression = new RegExp(source, flags.replace('y', 'g'));
  if (expression.global) text.replace(expression, '');
  else expression.test(text);
}

/** CPU time in milliseconds: other load and pauses of the machine do not count. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Cost of a plain walk through a megabyte on this machine; limits are dozens to hundreds of it. */
function unitMs(): number {
  const text = 'ab'.repeat(MEGABYTE / 2);
  const walk = { source: '[^b]c', flags: 'g' };
  const costs = Array.from({ length: 9 }, () => cpuMs(() => run(walk, text))).sort((a, b) => a - b);
  return Math.max(costs[4] ?? 1, 0.5);
}

/** Walks allowed for a text of length `SHORT`: an eighth of the quadratic cost. */
const limitOf = (length: number): number => (length === SHORT ? 75 : 300);
/** Below this cost even quadratic time keeps the limit for a megabyte: no further tries. */
const saysAll = (walks: number, length: number): boolean =>
  walks * (MEGABYTE / length) ** 2 <= limitOf(MEGABYTE);
const LENGTHS = [SHORT, 180_000, MEGABYTE];
/** Stop waiting after this: it would not finish. */
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
    // Minimum of three: garbage collection for other tests counts as time of this process.
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

test('all expressions are found', () => {
  expect(expressions.length).toBeGreaterThan(120);
  expect(expressions.filter(({ where }) => where.startsWith('early/')).length).toBeGreaterThan(2);
});

test('every expression reads a megabyte in linear time', () => {
  const unit = unitMs();
  const slow = expressions.flatMap((expression) => {
    const worst = worstFor(expression, unit);
    return worst === null ? [] : [`${expression.where} /${expression.source}/${expression.flags}: ${worst}`];
  });
  expect(slow).toEqual([]);
}, 600_000);

// With how many characters depends on the machine.
test('slow expressions are detected, and endless ones are stopped', () => {
  expect(worstFor({ source: '\\s*!important$', flags: '' }, unitMs())).toMatch(/\d characters of " "$/);
  // Nine hundred steps per character: three times the limit, whatever else runs on the machine.
  expect(worstFor({ source: 'a{0,900}b', flags: '' }, unitMs())).toMatch(/\d characters of "a"$/);
  expect(worstFor({ source: '^(a|aa)+$', flags: '' }, unitMs(), 500)).toMatch(/\d characters of "a+"$/);
}, 200_000);

test.each([
  ['^a.*b.*c', { head: 'a', pump: 'b' }],
  ['(?:[a-z]+_?)?token', { head: '', pump: 't' }],
  ['"x"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")', { head: '"x":"', pump: '\\.' }],
])('attacks on /%s/ include %j', (source, attack) => {
  expect(attacksOn({ source, flags: '' }).single).toContainEqual(attack);
});
