// What has changed, according to git.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PlainFailure } from './console.mjs';
import { ROOT } from './paths.mjs';

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? { ok: true, lines: stdout.split('\0').filter(Boolean) } : { ok: false, why: stderr };
}

/**
 * The working tree's change against its last commit, including new files; if there is none, everything that the branch
 * has beyond main.
 * @returns {{ changes: { file: string, isThere: boolean }[], against: string }}
 */
export function findChanges() {
  const diff = git('diff', '--name-only', '--no-renames', '-z', 'HEAD');
  if (!diff.ok)
    throw new PlainFailure(`git cannot say what has changed: ${diff.why.trim() || 'is it installed?'}`);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z').lines ?? [];
  const mine = [...diff.lines, ...fresh];
  if (mine.length > 0) return { changes: withPresence(mine), against: 'the last commit' };
  for (const main of ['main', 'origin/main', 'master', 'origin/master']) {
    const beyond = git('diff', '--name-only', '--no-renames', '-z', `${main}...HEAD`);
    if (beyond.ok) return { changes: withPresence(beyond.lines), against: main };
  }
  return { changes: [], against: 'the last commit' };
}

const withPresence = (files) =>
  [...new Set(files)].sort().map((file) => ({ file, isThere: fs.existsSync(path.join(ROOT, file)) }));
