// The files of another commit, in a folder of their own, installed and ready to build.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainFailure, progress } from './console.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { run, tail } from './run.mjs';

const FOLDER = path.join(CACHE, 'checkouts');
/** Each has a build and perhaps its own packages; older ones are removed. */
const KEPT = 3;
/** Written last: a folder without it is incomplete. */
const READY = '.checkout-ready';

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 30 });

/**
 * @param {string} ref a commit, branch or tag
 * @returns {string} its full hash
 * @throws PlainFailure when git knows no such commit
 */
export function commitOf(ref) {
  const { status, stdout, stderr } = git(
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  );
  if (status === 0) return stdout.trim();
  throw new PlainFailure(`git knows no commit ${ref}${stderr.trim() === '' ? '' : ` (${stderr.trim()})`}.`);
}

/** @param {readonly { name: string, usedAtMs: number }[]} folders @returns {string[]} those to remove */
export const outdated = (folders, kept = KEPT) =>
  [...folders]
    .sort((one, other) => other.usedAtMs - one.usedAtMs)
    .slice(kept)
    .map(({ name }) => name);

function removeOutdated() {
  const folders = fs
    .readdirSync(FOLDER)
    .map((name) => ({ name, usedAtMs: fs.statSync(path.join(FOLDER, name)).mtimeMs }));
  for (const name of outdated(folders)) fs.rmSync(path.join(FOLDER, name), { recursive: true, force: true });
}

/**
 * Extracts a commit below `.cache/checkouts`, once; its packages are this tree's if both lock files are equal.
 * @param {string} commit a full hash
 * @returns {Promise<string>} the folder
 */
export async function checkOut(commit) {
  const folder = path.join(FOLDER, commit);
  const ready = path.join(folder, READY);
  if (!fs.existsSync(ready)) {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const archive = path.join(FOLDER, `${commit}.tar`);
    const packed = git('archive', '--format=tar', '-o', archive, commit);
    const unpacked =
      packed.status === 0 ? spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' }) : packed;
    fs.rmSync(archive, { force: true });
    if (unpacked.status !== 0) throw new PlainFailure(`Cannot extract ${commit}: ${unpacked.stderr}`);
    await install(folder);
    fs.writeFileSync(ready, '');
  }
  const now = new Date();
  fs.utimesSync(folder, now, now);
  removeOutdated();
  return folder;
}

async function install(folder) {
  const lockOf = (root) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(ROOT)) {
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    return;
  }
  const step = progress('Installing its packages (npm ci)');
  const { code, output } = await run(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: folder,
      log: 'checkout-packages',
    },
  );
  step.done(code === 0 ? 'done' : 'failed');
  if (code !== 0) throw new PlainFailure(`npm ci failed in ${path.relative(ROOT, folder)}:\n${tail(output)}`);
}
