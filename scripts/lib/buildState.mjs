// What dist/<target> is, in dist/.build-<target>.json, one of:
//
//   { hash }                                        the production build of these inputs
//   { state: 'waiting', pid, hash? }                its turn comes; hash: of what is there meanwhile
//   { state: 'building', pid, startedAt, percent, step }
//   { state: 'failed', pid, message }
//
// Without the file it is unknown (a watch build, or nothing). The device lab reads it too (sandbox/lab/builds.ts); a
// state counts only while the process that wrote it lives.
import fs from 'node:fs';
import path from 'node:path';

const stateFile = (dist, target) => path.join(dist, `.build-${target}.json`);

/** Whole or not at all: others read it at any moment. */
export function writeState(dist, target, state) {
  fs.mkdirSync(dist, { recursive: true });
  const file = stateFile(dist, target);
  fs.writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(state)}\n`);
  fs.renameSync(`${file}.${process.pid}`, file);
}

/** Null: unknown. */
export function readState(dist, target) {
  try {
    return JSON.parse(fs.readFileSync(stateFile(dist, target), 'utf8'));
  } catch {
    return null;
  }
}

export function clearState(dist, target) {
  fs.rmSync(stateFile(dist, target), { force: true });
}

/** Colours, cursor moves and the frames of Taro's progress bar: nothing of these is for a file or a page. */
const CONTROL = /\x1b\[[0-9;?]*[A-Za-z]/g;
const FRAME = /^● |█{5}/;
const WEBPACK_STEP = /([a-z][a-z ]*[a-z]) \((\d{1,3})%\)/i;

/** Where Taro's list of errors begins, behind pages of warnings. */
const ERRORS = /^✖ errors?:/i;

/** The end of a build's output as a person reads it: its errors, or else its last lines. */
export function readableEnd(output, most = 25) {
  const lines = output
    .replace(CONTROL, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '' && !FRAME.test(line.trim()));
  const errorsAt = lines.findLastIndex((line) => ERRORS.test(line));
  return (errorsAt < 0 ? lines.slice(-most) : lines.slice(errorsAt, errorsAt + most)).join('\n');
}

/**
 * What a line of a build's output says of its progress: webpack's own percentage (of its steps, not of the time).
 * @returns {{ percent: number, step: string } | null}
 */
export function progressIn(line) {
  const found = WEBPACK_STEP.exec(line.replace(CONTROL, ''));
  return found === null ? null : { step: found[1].trim(), percent: Math.min(100, Number(found[2])) };
}
