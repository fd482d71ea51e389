// Version numbers of releases, and what has changed since the last one.
import { spawnSync } from 'node:child_process';
import { PlainFailure } from '../console.mjs';
import { ROOT } from '../paths.mjs';

/** https://semver.org, without build metadata: it would be part of folder names and tags. */
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*))?$/;

/**
 * @param {string | undefined} text
 * @returns {string} the same
 * @throws PlainFailure when it is no version
 */
export function checkedVersion(text) {
  if (text !== undefined && VERSION.test(text)) return text;
  throw new PlainFailure(`--version needs a number like 1.2.3 or 1.2.3-rc.1${text ? `, not ${text}` : ''}.`);
}

/** Negative when `one` comes before `other`; a release comes after its candidates. */
export function compareVersions(one, other) {
  const [a, b] = [VERSION.exec(one), VERSION.exec(other)];
  for (const part of [1, 2, 3]) if (a[part] !== b[part]) return Number(a[part]) - Number(b[part]);
  if (a[4] === b[4]) return 0;
  if (a[4] === undefined || b[4] === undefined) return a[4] === undefined ? 1 : -1;
  return a[4].localeCompare(b[4], 'en', { numeric: true });
}

/**
 * The latest release before `version`, of which open pages may still need files.
 * @param {readonly string[]} names of folders in release/
 * @returns {string | null}
 */
export function versionBefore(version, names) {
  const earlier = names.filter((name) => VERSION.test(name) && compareVersions(name, version) < 0);
  return earlier.sort(compareVersions).at(-1) ?? null;
}

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });

/** @returns {{ commit: string, isClean: boolean }} @throws PlainFailure outside of a git repository */
export function gitState() {
  const { status, stdout } = git('rev-parse', 'HEAD');
  if (status !== 0) throw new PlainFailure('A release names its commit: this folder is no git repository.');
  return { commit: stdout.trim(), isClean: git('status', '--porcelain').stdout.trim() === '' };
}

/** The changes since the last version tag (`v1.2.2`), as Markdown; without a tag it is the first release. */
export function changesSinceTag(version) {
  const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').stdout.trim();
  const head = `# ${version}\n\n`;
  if (tag === '') return `${head}First release: no version is tagged yet.\n`;
  const lines = git('log', '--no-merges', '--format=- %s (%h)', `${tag}..HEAD`).stdout.trim();
  return `${head}Since ${tag}:\n\n${lines === '' ? 'Nothing has changed.' : lines}\n`;
}
