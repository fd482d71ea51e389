import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { clearState, progressIn, readableEnd, readState, writeState } from './buildState.mjs';
import { PlainFailure, progress } from './console.mjs';
import { DIST, ROOT } from './paths.mjs';
import { readRoutes, writePages } from './routes.mjs';
import { isEnding, run } from './run.mjs';
import { filesBelow } from './sizes.mjs';

const INPUT_FILES = [
  'babel.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'project.config.json',
  'project.alipay.json',
  'mini.project.json',
];
/**
 * A build allocates much short-lived memory: with Node's default young generation of 16 MB, a tenth of the time is
 * spent on garbage collection.
 */
const NODE_FLAGS = ['--max-semi-space-size=64'];
const TARO = path.join(ROOT, 'node_modules', '@tarojs', 'cli', 'bin', 'taro');
const INPUT_FOLDERS = ['src', 'config', 'scripts/webpack'];

/** Minimum interval between progress updates for the lab. */
const STEP_EVERY_MS = 500;

/**
 * A hash of everything that a production build depends on: sources, configuration, lock file, settings. Not the pages'
 * `index.config.ts`, which the build itself generates from them.
 */
function inputHash(target) {
  const hash = crypto.createHash('sha256').update(`${target}\n${process.versions.node.split('.')[0]}\n`);
  const add = (relative) => {
    const file = path.join(ROOT, relative);
    if (fs.existsSync(file)) hash.update(`${relative}\n`).update(fs.readFileSync(file));
  };
  for (const folder of INPUT_FOLDERS) {
    const absolute = path.join(ROOT, folder);
    if (!fs.existsSync(absolute)) continue;
    const files = filesBelow(absolute).filter(
      (name) => !/\.(test|suite)\.tsx?$|\/index\.config\.ts$/.test(name),
    );
    for (const name of files.sort()) add(`${folder}/${name}`);
  }
  INPUT_FILES.forEach(add);
  fs.readdirSync(ROOT)
    .filter((name) => name.startsWith('.env'))
    .sort()
    .forEach(add);
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('TARO_APP_'));
  for (const [name, value] of settings.sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

/** A watch build writes to the same folder: its content is no longer a production package. */
export const forgetBuild = (target) => clearState(DIST, target);

/** Whether dist/<target> is a production build, of any inputs. */
export const hasBuild = (target) => typeof readState(DIST, target)?.hash === 'string';

/** Whether dist/<target> is the production build of the current inputs. */
export function isBuilt(target) {
  try {
    return (
      readState(DIST, target)?.hash === inputHash(target) &&
      fs.readdirSync(path.join(DIST, target)).length > 0
    );
  } catch {
    return false; // the folder is missing
  }
}

/**
 * Marks a target as queued: the device lab shows this instead of opening the present package, which may still turn out
 * to be current.
 */
export const markWaiting = (target) =>
  writeState(DIST, target, { hash: readState(DIST, target)?.hash, state: 'waiting', pid: process.pid });

/** Records a build's progress for the device lab, at intervals. */
function stateWriter(target) {
  const state = { state: 'building', pid: process.pid, startedAt: Date.now(), percent: 0, step: '' };
  writeState(DIST, target, state);
  let writtenAt = 0;
  return (line) => {
    const step = progressIn(line);
    // A later webpack pass over the same files starts at a smaller percentage than the previous one ended with.
    if (step === null || step.percent < state.percent) return;
    Object.assign(state, step);
    if (Date.now() - writtenAt < STEP_EVERY_MS) return;
    writtenAt = Date.now();
    writeState(DIST, target, state);
  };
}

/**
 * Production build of one target into dist/<target>. `flags` are passed to Taro (`--mode prod`).
 * @throws PlainFailure with the end of the compiler's output
 */
export async function buildTarget(target, flags = []) {
  const hash = inputHash(target) + flags.join(' ');
  const note = stateWriter(target);
  fs.rmSync(path.join(DIST, target), { recursive: true, force: true });
  await writePages();
  const step = progress(`Building ${target}`);
  const taro = [...NODE_FLAGS, TARO, 'build', '--type', target, ...flags];
  const { code, output, logFile } = await run(process.execPath, taro, {
    log: `build-${target}`,
    env: { NODE_ENV: 'production', BROWSERSLIST_IGNORE_OLD_DATA: '1' },
    onLine: (line) => {
      step.update(line.replace(/\x1b\[[0-9;]*m/g, ''));
      note(line);
    },
  });
  // Taro exits with 0 after some compile errors: the entry file must exist too.
  const entry = path.join(DIST, target, target === 'h5' ? 'index.html' : 'app.json');
  if (code !== 0 || !fs.existsSync(entry) || /Module not found|Failed to compile|✖ .*error/i.test(output)) {
    step.done(isEnding() ? 'ended' : 'failed');
    const message = `The ${target} build failed; its whole output is in ${path.relative(ROOT, logFile)}, and it ends with:\n${readableEnd(output)}`;
    if (isEnding()) forgetBuild(target);
    else writeState(DIST, target, { state: 'failed', pid: process.pid, message });
    throw new PlainFailure(message);
  }
  writeState(DIST, target, { hash });
  step.done();
}

/** Builds the targets whose inputs changed since their last build. */
export async function ensureBuilt(targets) {
  for (const target of targets) {
    if (!isBuilt(target)) await buildTarget(target);
  }
  await writeRoutes();
}

/**
 * The H5 pages' HTTP headers as lines, written by their last build (config/headers.ts); docs/headers.md explains them.
 */
export function h5HeaderLines() {
  const { headers } = JSON.parse(fs.readFileSync(path.join(DIST, 'headers-h5.json'), 'utf8'));
  return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}

/** Writes dist/routes.json: the route table next to the packages, for the device lab and other tools. */
export async function writeRoutes() {
  fs.mkdirSync(DIST, { recursive: true });
  fs.writeFileSync(path.join(DIST, 'routes.json'), `${JSON.stringify(await readRoutes(), null, 2)}\n`);
}
