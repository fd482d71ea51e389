/** Addresses, configs and answers come from outside: no expression of src/ may take the square of their length. */
import vm from 'node:vm';
import { attacksOn, expressionsOf, UNWANTED, type Attack, type Expression } from './expressions';
import { sourceFiles } from './source';

const MEGABYTE = 1_000_000;
/** Enough to tell: what grows with the square takes thousands of times what grows with the text. */
const SHORT = 64_000;

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

/** What a plain walk through a megabyte costs on this machine; the bound is some hundreds of those. */
function unitMs(): number {
  const text = 'ab'.repeat(MEGABYTE / 2);
  const walk = { source: '[^b]c', flags: 'g' };
  const costs = Array.from({ length: 9 }, () => cpuMs(() => run(walk, text))).sort((a, b) => a - b);
  return Math.max(costs[4] ?? 1, 0.5);
}

const TOO_LONG = 300;
/** Past this nobody waits for the end: it would not come. */
const GIVE_UP_MS = 120_000;

/** The first text that takes too long; null when none does. */
function worstFor(
  expression: Pick<Expression, 'source' | 'flags'>,
  unit: number,
  giveUpMs = GIVE_UP_MS,
): string | null {
  const { single, double } = attacksOn(expression);
  const tries = [
    ...[...single, ...double].map((attack) => ({ attack, length: SHORT })),
    ...single.map((attack) => ({ attack, length: MEGABYTE })),
  ];
  let trying = '';
  const search = (): string | null => {
    for (const { attack, length } of tries) {
      const text = textOf(attack, length);
      trying = `${JSON.stringify(attack.head)} and ${length} characters of ${JSON.stringify(attack.pump)}`;
      const isSlow = (): boolean => cpuMs(() => run(expression, text)) > unit * TOO_LONG;
      // Three times: the collector's work for other tests counts as this process's.
      if (isSlow() && isSlow() && isSlow()) return trying;
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
  expect(worstFor({ source: '\\s*!important$', flags: '' }, unitMs())).toMatch(/64000 characters of " "$/);
  expect(worstFor({ source: '^(a|aa)+$', flags: '' }, unitMs(), 2_000)).toMatch(/64000 characters of "a+"$/);
}, 200_000);

test.each([
  ['^a.*b.*c', { head: 'a', pump: 'b' }],
  ['(?:[a-z]+_?)?token', { head: '', pump: 't' }],
  ['"x"\\s*:\\s*("(?:[^"\\\\]|\\\\.)*")', { head: '"x":"', pump: '\\.' }],
])('what is tried on /%s/: %j', (source, attack) => {
  expect(attacksOn({ source, flags: '' }).single).toContainEqual(attack);
});
