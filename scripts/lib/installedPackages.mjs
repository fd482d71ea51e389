// Whether node_modules matches package-lock.json, however it was installed.
import fs from 'node:fs';
import path from 'node:path';

/**
 * npm writes `node_modules/.package-lock.json` at the end of an install: it is missing after an interrupted one.
 * @param {string} root the folder of package-lock.json
 * @returns {boolean} the same packages in the same versions, none missing and none extra
 */
export function matchesLock(root) {
  const wanted = packagesOf(path.join(root, 'package-lock.json'));
  const found = packagesOf(path.join(root, 'node_modules', '.package-lock.json'));
  if (wanted === null || found === null) return false;
  for (const [folder, meta] of wanted) {
    const installed = found.get(folder);
    if (installed === undefined) {
      if (meta.optional && !isForThisMachine(meta)) continue;
      return false;
    }
    if (installed.integrity !== meta.integrity) return false;
    if (versionIn(path.join(root, folder)) !== meta.version) return false;
  }
  return [...found.keys()].every((folder) => wanted.has(folder));
}

/** Folder -> the lock file's entry for the package in it; null when there is no such file. */
function packagesOf(file) {
  const lock = readJson(file);
  return lock === null ? null : new Map(Object.entries(lock.packages).filter(([folder]) => folder !== ''));
}

/** The version of the installed package, which may have been deleted or replaced since the install. */
const versionIn = (folder) => readJson(path.join(folder, 'package.json'))?.version;

function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** npm leaves out optional packages for another system, processor or C library. */
const isForThisMachine = ({ os, cpu, libc }) =>
  allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, C_LIBRARY);

/** `['linux', 'darwin']` or `['!win32']`; absent: all. */
function allows(names, own) {
  if (names === undefined) return true;
  if (names.includes(`!${own}`)) return false;
  return names.includes(own) || names.every((name) => name.startsWith('!'));
}

const C_LIBRARY =
  process.platform !== 'linux'
    ? 'none'
    : process.report.getReport().header.glibcVersionRuntime
      ? 'glibc'
      : 'musl';
