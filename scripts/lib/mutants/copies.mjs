// Scratch copies of the project: mutants are written there, never into the working tree.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { PlainFailure } from '../console.mjs';
import { CACHE, ROOT } from '../paths.mjs';

export const MUTANTS_CACHE = path.join(CACHE, 'mutants');

/** Files that the copy needs: tracked ones and new ones that are not ignored, so that uncommitted work is included. */
function projectFiles() {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const names = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return names.split('\0').filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
}

/**
 * Makes `.cache/mutants/<name>` equal to the working tree. Packages are shared by a symbolic link. Leftovers of a
 * killed run are overwritten, and files that the project no longer has are removed.
 * @param {string} name one per worker
 * @returns {string} the copy's folder
 */
export function makeCopy(name) {
  const copy = path.join(MUTANTS_CACHE, name);
  fs.rmSync(copy, { recursive: true, force: true });
  for (const file of projectFiles()) {
    const target = path.join(copy, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), target);
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'), 'dir');
  return copy;
}

/** @param {string} name */
export const removeCopy = (name) =>
  fs.rmSync(path.join(MUTANTS_CACHE, name), { recursive: true, force: true });

/**
 * Prevents concurrent runs: a second run would remove the first one's copies.
 * @template T
 * @param {() => Promise<T>} body
 * @returns {Promise<T>}
 */
export async function withLock(body) {
  const lock = path.join(MUTANTS_CACHE, 'lock');
  fs.mkdirSync(MUTANTS_CACHE, { recursive: true });
  const owner = fs.existsSync(lock) ? Number(fs.readFileSync(lock, 'utf8')) : 0;
  if (owner > 0 && isRunning(owner))
    throw new PlainFailure(`npm run mutants is running already (process ${owner}).`);
  fs.writeFileSync(lock, String(process.pid));
  try {
    return await body();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // left by a run that was killed
  }
}
