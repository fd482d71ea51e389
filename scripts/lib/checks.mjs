// Checks that are not jest suites. Each answers with named results, so that `npm test` can count them.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, ROOT } from './paths.mjs';
import { run, twoAtOnce } from './run.mjs';
import { filesBelow } from './sizes.mjs';

/** @typedef {{ name: string, ok: boolean, detail: string }} CheckResult */

const exists = (relative) => fs.existsSync(path.join(ROOT, relative));

/** tsconfig files below a folder, its own aside. */
const inner = (folder) =>
  filesBelow(path.join(ROOT, folder))
    .filter((file) => file.includes('/') && path.basename(file) === 'tsconfig.json')
    .map((file) => `${folder}/${file}`);

async function command(name, file, args) {
  const { code, output } = await run(bin(file), args, { log: `check-${name.replace(/\W+/g, '-')}` });
  return { name, ok: code === 0, detail: code === 0 ? '' : output.trim() };
}

/** One type-check for each target, then the sandbox and the tests. Two at once. */
export async function checkTypes(onDone = () => {}) {
  const projects = [
    ['types h5', 'tsconfig.h5.json'],
    ['types weapp', 'tsconfig.weapp.json'],
    ['types alipay', 'tsconfig.alipay.json'],
    ['types config', 'config/tsconfig.json'],
    ['types sandbox', 'sandbox/tsconfig.json'],
    // Code that the lab runs in a browser has the DOM's types, the rest of the sandbox has not.
    ...inner('sandbox').map((file) => [`types ${path.dirname(file)}`, file]),
    ['types test', 'test/tsconfig.json'],
  ];
  return twoAtOnce(projects, async ([name, project]) => {
    const result = exists(project)
      ? await command(name, 'tsc', ['-p', project, '--noEmit', '--pretty', 'false'])
      : { name, ok: false, detail: `${project} is missing` };
    onDone(result);
    return result;
  });
}

/** ESLint, stylelint and Prettier over the whole project. Two at once. */
export async function checkLint(onDone = () => {}) {
  const steps = [
    [
      'eslint',
      [
        '.',
        '--max-warnings=0',
        '--cache',
        '--cache-location',
        '.cache/eslint/',
        '--cache-strategy',
        'content',
      ],
    ],
    ['stylelint', ['src/**/*.scss', '--allow-empty-input']],
    ['prettier', ['--check', '--log-level=warn', '.', '--cache', '--cache-location', '.cache/prettier']],
  ];
  return twoAtOnce(steps, async ([name, args]) => {
    const result = await command(name, name, args);
    onDone(result);
    return result;
  });
}

/** The generated types are those of the contract as it is now. */
export async function checkContract() {
  const { generateTypes, GENERATED_FILE } = await contractModule();
  const wanted = await generateTypes();
  const found = fs.existsSync(GENERATED_FILE) ? fs.readFileSync(GENERATED_FILE, 'utf8') : '';
  const ok = wanted === found;
  const file = path.relative(ROOT, GENERATED_FILE);
  return [
    {
      name: 'contract drift',
      ok,
      detail: ok ? '' : `${file} is not what the contract says: run npm run contract.`,
    },
  ];
}

export async function writeContract() {
  const { generateTypes, GENERATED_FILE } = await contractModule();
  fs.mkdirSync(path.dirname(GENERATED_FILE), { recursive: true });
  fs.writeFileSync(GENERATED_FILE, await generateTypes());
  return path.relative(ROOT, GENERATED_FILE);
}

const contractModule = () => import(pathToFileURL(path.join(ROOT, 'contract', 'generate.mjs')).href);
