/** What config/flexGap.cjs makes of `gap`, and that lint refuses what it cannot handle. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import postcss, { CssSyntaxError, type AcceptedPlugin } from 'postcss';
import { compileString } from 'sass';

const flexGap = jest.requireActual<() => AcceptedPlugin>('../../config/flexGap.cjs');

const LINT = path.resolve('test/architecture/flexGapLint.json');
const MODULE = 'src/a.module.scss';
const convert = (css: string, from: string = MODULE): string =>
  postcss([flexGap()]).process(css, { from }).css;
const problemOf = (css: string): string => {
  try {
    return convert(css);
  } catch (error) {
    return error instanceof CssSyntaxError ? error.reason : String(error);
  }
};

test.each([
  ['display:flex;gap:var(--space-2)', 'gapX2'],
  ['display:inline-flex;gap:var(--space-1)', 'gapX1'],
  ['display:flex;flex-direction:column;gap:var(--space-3)', 'gapY3'],
  ['display:flex;flex-wrap:wrap;gap:var(--space-2)', 'gapX2 gapLines2'],
  ['display:flex;flex-wrap:wrap;gap:var(--space-1) var(--space-2)', 'gapX2 gapLines1'],
  ['display:flex;flex-wrap:wrap;gap:0 var(--space-3)', 'gapX3'],
  ['display:flex;gap:0', ''],
  ['display:grid;gap:12px', ''],
  ['display:flex', ''],
])('{%s} gets the classes %j', (declarations, names) => {
  const written = convert(`.a, .b{${declarations}}`);
  const composes = names === '' ? '' : `composes:${names.replace(/\w+/g, 'global($&)')};`;
  expect(written).toBe(`.a, .b{${composes}${declarations}}`);
});

test('only module style sheets may have class names with added classes', () => {
  expect(convert('.a{display:flex;gap:1px}', 'node_modules/a.css')).toBe('.a{display:flex;gap:1px}');
});

const UNSEEN: readonly (readonly [css: string, why: string])[] = [
  ['.a{gap:var(--space-2)}', 'needs `display: flex`'],
  ['.a{display:flex;row-gap:var(--space-2)}', 'written as `gap'],
  ['.a{display:flex;gap:7px}', 'is 0 or --space-'],
  ['.a{display:flex;gap:var(--space-5)}', 'is 0 or --space-'],
  ['.a{display:flex;flex-direction:row-reverse;gap:var(--space-2)}', 'reversed'],
  ['.a{display:flex;flex-flow:column wrap;gap:var(--space-2)}', 'flex-flow'],
  ['.a{display:flex;flex-flow:column;gap:var(--space-2)}', 'flex-flow'],
  ['.a{display:flex;flex-direction:column;flex-wrap:wrap;gap:var(--space-2)}', 'column that wraps'],
];

test.each<readonly [css: string, why: string]>([
  ...UNSEEN,
  ['.a .b{display:flex;gap:var(--space-2)}', 'where the class is'],
  ['.a:first-child{display:flex;gap:var(--space-2)}', 'where the class is'],
  ['@media print{.a{display:flex;gap:var(--space-2)}}', 'where the class is'],
])('%s stops the build', (css, why) => {
  expect(problemOf(css)).toContain(why);
});

test('lint refuses each of them, and nothing else', () => {
  const code = [...UNSEEN.map(([css]) => css), '.z{display:flex;gap:0}'].join('\n');
  // A separate process: stylelint imports its plug-ins, which a test cannot.
  const { stderr } = spawnSync(
    process.execPath,
    ['node_modules/stylelint/bin/stylelint.mjs', '--stdin', '--formatter=json', '--config', LINT],
    { input: code, encoding: 'utf8' },
  );
  const [result] = JSON.parse(stderr) as { warnings: { line: number; text: string }[] }[];
  expect(result?.warnings.map(({ line, text }) => [line, text])).toEqual(
    UNSEEN.map(([, why], index) => [index + 1, expect.stringContaining(why)]),
  );
});

test('every class that the build can add has its margins', () => {
  const rules = '@use "src/platform/flexGap/rules"; @include rules.margins(("view", "text"));';
  const { css } = compileString(rules, { loadPaths: [process.cwd()] });
  for (const step of [1, 2, 3, 4, 6]) {
    const space = `var(--space-${step})`;
    const each = (name: string, which = '') =>
      ['view', 'text'].map((tag) => `.noFlexGap .${name}${step} > ${tag}${which}`).join(', ');
    expect(css).toContain(`${each('gapX', ':not(:last-child)')} {\n  margin-right: ${space};\n}`);
    expect(css).toContain(`${each('gapY', ':not(:last-child)')} {\n  margin-bottom: ${space};\n}`);
    expect(css).toContain(`${each('gapLines')} {\n  margin-top: calc(${space} / 2);\n`);
  }
});

test('with margins, a mini program’s `gap` is 0, since its engine may support it', () => {
  const { css } = compileString('@use "src/platform/flexGap/rules"; @include rules.no-gaps;', {
    loadPaths: [process.cwd()],
  });
  for (const step of [1, 2, 3, 4, 6]) {
    expect(css).toContain(`.noFlexGap .gapX${step} {\n  column-gap: 0;\n}`);
    expect(css).toContain(`.noFlexGap .gapY${step},\n.noFlexGap .gapLines${step} {\n  row-gap: 0;\n}`);
  }
});
