import fs from 'node:fs';

/** Processes of a journey run that a busy machine could leave without a core for a while, by kind. */
const KINDS = {
  sandbox: /sandboxChild/,
  renderer: /--type=renderer/,
  browser: /chrom[^ ]*(?!.*--type=)/,
  worker: /processChild/,
};
const LONGEST_MS = 3_000;
const LONGEST_PAUSE_MS = 1_500;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Linux only. @returns {number[]} the processes that `pid` has started, and their descendants */
function descendants(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const name of fs.readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    const parent = parentOf(Number(name));
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = [];
  for (let next = [pid]; next.length > 0; next = next.flatMap((each) => children.get(each) ?? []))
    found.push(...next);
  return found.slice(1);
}

/** Null: the process has ended in the meantime. */
function parentOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  // The name, in parentheses, may contain any characters.
  return stat === null ? null : Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(error.code)) return null; // ended between two reads
    throw error;
  }
}

/** Draws a kind first, then a process: there are many renderers and one sandbox. */
function victim(pid, random) {
  const all = descendants(pid).map((each) => ({
    pid: each,
    command: (read(`/proc/${each}/cmdline`) ?? '').replaceAll('\0', ' '),
  }));
  const kinds = Object.entries(KINDS)
    .map(([kind, pattern]) => ({ kind, those: all.filter(({ command }) => pattern.test(command)) }))
    .filter(({ those }) => those.length > 0);
  const drawn = kinds[Math.floor(random() * kinds.length)];
  return drawn === undefined
    ? null
    : { kind: drawn.kind, pid: drawn.those[Math.floor(random() * drawn.those.length)].pid };
}

/** @returns {boolean} false: the process has ended */
function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Stops one process after another among those that `pid` has started, for up to three seconds each, until `isOver`:
 * simulates a busy machine.
 * @param {number} pid
 * @param {{ random: () => number, isOver: () => boolean }} options
 * @returns {Promise<Record<string, number>>} how many of each kind
 */
export async function stall(pid, { random, isOver }) {
  /** @type {Record<string, number>} */
  const counts = {};
  while (!isOver()) {
    await wait(300 + random() * LONGEST_PAUSE_MS);
    const found = victim(pid, random);
    if (found === null || !signal(found.pid, 'SIGSTOP')) continue;
    try {
      await wait(300 + random() * (LONGEST_MS - 300));
    } finally {
      signal(found.pid, 'SIGCONT');
    }
    counts[found.kind] = (counts[found.kind] ?? 0) + 1;
  }
  return counts;
}
