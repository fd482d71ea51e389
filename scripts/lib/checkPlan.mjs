// What a change affects, and which checks can detect a fault in it: the rules of `npm run check`.

/** These tests read every source as text, so jest finds no import that leads to them. */
const STRUCTURE_TESTS = [
  ...['layers', 'source', 'pages', 'platform', 'areas', 'unusedExports'],
  ...['docComments', 'storage', 'templates', 'wording'],
].map((name) => `test/architecture/${name}.test.ts`);
/** The contract is no module that a test imports: these compare it with the app, the sandbox and the descriptions. */
const CONTRACT_TESTS = ['contractFile', 'mobile', 'operations', 'specFields', 'weeklyModules', 'wire'].map(
  (name) => `test/contract/${name}.test.ts`,
);
const DOCUMENT_TESTS = ['documents', 'wording'].map((name) => `test/architecture/${name}.test.ts`);
const REPOSITORY_TESTS = ['repository', 'dependencies'].map((name) => `test/architecture/${name}.test.ts`);

const TARGET_FILE = /\.(h5|weapp|alipay|mini)\.(test\.)?tsx?$/;
const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Files that may change any check's result: the check runs on everything, and `npm test` still covers more. */
const BROAD = [
  [/^contract\//, 'the contract'],
  [/^(config|scripts\/webpack)\/|^babel\.config\.js$|^\.env/, 'the build'],
  [/^package(-lock)?\.json$/, 'the packages'],
  [/^tsconfig.*\.json$|\/tsconfig\.json$/, 'the types’ settings'],
  [
    /^\.oxlintrc\.json$|^stylelint\.config\.mjs$|^scripts\/(oxlint|stylelint)\/|^\.prettier/,
    'the lint’s settings',
  ],
  [/^jest\..*|^test\/harness\//, 'the tests’ harness'],
];

/** @param {string} file @returns {string[]} type-checks (names of lib/checks.mjs) that read it; `null`: all of them */
function typesOf(file) {
  if (/^tsconfig|^package(-lock)?\.json$|^contract\//.test(file)) return null;
  if (file.endsWith('tsconfig.json')) return null;
  if (!/\.(tsx?|json)$/.test(file) && !/\.d\.[cm]ts$/.test(file)) return [];
  if (file.startsWith('src/')) {
    const [, target] = TARGET_FILE.exec(file) ?? [];
    if (target === 'weapp' || target === 'alipay') return [`types ${target}`];
    if (target === 'mini') return ['types weapp', 'types alipay'];
    // The tests resolve src as H5 does.
    return target === 'h5'
      ? ['types h5', 'types test']
      : ['types h5', 'types weapp', 'types alipay', 'types test'];
  }
  if (file.startsWith('engine/')) return ['types engine', 'types sandbox', 'types sandbox/lab', 'types test'];
  if (file.startsWith('sandbox/lab/')) return ['types sandbox/lab', 'types test'];
  if (file.startsWith('sandbox/')) return ['types sandbox', 'types sandbox/lab', 'types test'];
  if (file.startsWith('config/') || file.startsWith('scripts/')) return ['types config', 'types test'];
  return file.startsWith('test/') ? ['types test'] : [];
}

/**
 * What to run for a change.
 * @param {{ file: string, isThere: boolean }[]} changes paths from the project's root with `/`; `isThere`: not deleted
 * @returns {{ types: string[] | 'all', lint: string[] | 'all', related: string[], isContract: boolean, broad: string[]
 * }} `related`: files whose tests run (lib/relatedTests.mjs); `broad`: names of what only `npm test` covers completely
 */
export function planFor(changes) {
  const files = changes.map(({ file }) => file);
  const there = changes.filter(({ isThere }) => isThere).map(({ file }) => file);
  const types = files.map(typesOf);
  const isSrc = files.some((file) => file.startsWith('src/'));
  const isContract = files.some((file) => /^(contract|src\/api\/generated)\//.test(file));
  const isLintChanged = files.some((file) =>
    /^\.oxlintrc\.json$|^stylelint\.config\.mjs$|^scripts\/(oxlint|stylelint)\/|^\.prettier/.test(file),
  );
  return {
    types: types.includes(null) ? 'all' : [...new Set(types.flat())].sort(),
    lint: isLintChanged ? 'all' : there,
    related: [
      ...new Set([
        ...there.filter((file) => SCRIPT.test(file) || file.endsWith('.json')),
        ...(isSrc ? STRUCTURE_TESTS : []),
        ...(isContract ? CONTRACT_TESTS : []),
        ...(files.some((file) => file.endsWith('.md')) ? DOCUMENT_TESTS : []),
        ...(files.length > 0 ? REPOSITORY_TESTS : []),
      ]),
    ],
    isContract,
    broad: BROAD.filter(([pattern]) => files.some((file) => pattern.test(file))).map(([, words]) => words),
  };
}
