// Checks that are not jest suites. Each returns named results, so that `npm test` can count them.
import fs from 'node:fs';
import path from 'node:path';
import { bin, CACHE, ROOT } from './paths.mjs';
import { run, twoAtOnce } from './run.mjs';
import { filesBelow } from './sizes.mjs';

/** @typedef {{ name: string, ok: boolean, detail: string, seconds: number }} CheckResult */

const exists = (relative) => fs.existsSync(path.join(ROOT, relative));

/** tsconfig files of the subfolders, without the folder's own. */
const inner = (folder) =>
  filesBelow(path.join(ROOT, folder))
    .filter((file) => file.includes('/') && path.basename(file) === 'tsconfig.json')
    .map((file) => `${folder}/${file}`);

async function command(name, file, args) {
  const startedAt = Date.now();
  const { code, output } = await run(file, args, { log: `check-${name.replace(/\W+/g, '-')}` });
  const seconds = (Date.now() - startedAt) / 1000;
  return { name, ok: code === 0, detail: code === 0 ? '' : output.trim(), seconds };
}

const typeProjects = () => [
  ['types h5', 'tsconfig.h5.json'],
  ['types weapp', 'tsconfig.weapp.json'],
  ['types alipay', 'tsconfig.alipay.json'],
  ['types config', 'config/tsconfig.json'],
  ['types sandbox', 'sandbox/tsconfig.json'],
  // Lab code that runs in a browser has the DOM's types, the rest of the sandbox does not.
  ...inner('sandbox').map((file) => [`types ${path.dirname(file)}`, file]),
  ['types engine', 'engine/tsconfig.json'],
  ['types test', 'test/tsconfig.json'],
];

/** By its path: `.bin/tsc` is the compiler of either `typescript` or `typescript-native`, whichever npm links last. */
const NATIVE_COMPILER = path.join(ROOT, 'node_modules', 'typescript-native', 'bin', 'tsc');

/**
 * One type-check for each target, then the sandbox and the tests. Two in parallel with one thread each, which takes
 * less CPU time than one at a time with several threads. The compiler's incremental state is kept in .cache/types.
 * @param {string[] | 'all'} wanted names of those to run
 */
export async function checkTypes(onDone = () => {}, wanted = 'all') {
  const all = typeProjects();
  const projects = wanted === 'all' ? all : wanted.map((name) => all.find(([each]) => each === name));
  return twoAtOnce(projects, async ([name, project]) => {
    const kept = path.join(CACHE, 'types', `${name.replace(/\W+/g, '-')}.tsbuildinfo`);
    const cache = ['--incremental', '--tsBuildInfoFile', kept];
    const args = ['-p', project, '--noEmit', '--singleThreaded', ...cache, '--pretty', 'false'];
    const result = exists(project)
      ? await command(name, process.execPath, [NATIVE_COMPILER, ...args])
      : { name, ok: false, detail: `${project} is missing`, seconds: 0 };
    onDone(result);
    return result;
  });
}

/** @param {string} part parallel processes use separate caches */
const prettier = (part) => [
  '--check',
  '--log-level=warn',
  '--cache',
  '--cache-location',
  `.cache/prettier/${part}`,
];

const LINTERS = [
  ['oxlint', 'oxlint', []],
  ['stylelint', 'stylelint', ['src/**/*.scss', 'sandbox/**/*.css', '--allow-empty-input']],
];
/** Takes most of a lint run and one core: in two halves. */
const FORMAT = [
  ['prettier src', 'prettier', ['src', ...prettier('src')]],
  ['prettier outside src', 'prettier', ['.', '!src/**', ...prettier('rest')]],
];

/**
 * oxlint, stylelint and Prettier over the whole project, two in parallel.
 * @param {{ isFormatChecked?: boolean }} options false in the short set: `npm run check` checks what has changed
 */
export async function checkLint(onDone = () => {}, { isFormatChecked = true } = {}) {
  return lint(isFormatChecked ? [...FORMAT, ...LINTERS] : LINTERS, onDone);
}

/**
 * The same for some files.
 * @param {string[] | 'all'} files paths from the project's root
 */
export async function checkFiles(files, onDone = () => {}) {
  if (files === 'all') return checkLint(onDone);
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const styles = files.filter((file) => /^(?:src\/.*\.scss|sandbox\/.*\.css)$/.test(file));
  const steps = [];
  if (scripts.length > 0) steps.push(['oxlint', 'oxlint', [...scripts, '--no-error-on-unmatched-pattern']]);
  if (styles.length > 0) steps.push(['stylelint', 'stylelint', styles]);
  if (files.length > 0)
    steps.push(['prettier', 'prettier', [...files, ...prettier('some'), '--ignore-unknown']]);
  return lint(steps, onDone);
}

async function lint(steps, onDone) {
  return twoAtOnce(steps, async ([name, program, args]) => {
    const result = await command(name, bin(program), args);
    onDone(result);
    return result;
  });
}

/** Checks that the generated files match the contract: no file differs, is missing, or is left over. */
export async function checkContract() {
  const { generate, GENERATED_FOLDER } = await contractModule();
  const wanted = await generate();
  const wrong = [...wanted]
    .filter(([file, text]) => {
      const found = path.join(ROOT, file);
      return !fs.existsSync(found) || fs.readFileSync(found, 'utf8') !== text;
    })
    .map(([file]) => file)
    .concat(leftOver(GENERATED_FOLDER, wanted));
  const ok = wrong.length === 0;
  return [
    {
      name: 'contract drift',
      ok,
      detail: ok ? '' : `Not what the contract says: ${wrong.join(', ')}. Run npm run contract.`,
    },
  ];
}

/** @returns what was written, as a text for the user */
export async function writeContract() {
  const { generate, GENERATED_FOLDER } = await contractModule();
  const wanted = await generate();
  for (const file of leftOver(GENERATED_FOLDER, wanted)) fs.rmSync(path.join(ROOT, file));
  for (const [file, text] of wanted) {
    const target = path.join(ROOT, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  }
  return `${wanted.size} files, one of them contract/types.ts and the others in ${GENERATED_FOLDER}`;
}

const leftOver = (folder, wanted) =>
  fs.existsSync(path.join(ROOT, folder))
    ? filesBelow(path.join(ROOT, folder))
        .map((file) => `${folder}/${file}`)
        .filter((file) => !wanted.has(file))
    : [];

const contractModule = () => import('../../contract/generate.mjs');
