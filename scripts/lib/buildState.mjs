// The state of dist/<target>, in dist/.build-<target>.json, one of:
//
//   { hash }                                        the production build of these inputs
//   { state: 'waiting', pid, hash? }                queued; hash: of the present content
//   { state: 'building', pid, startedAt, percent, step }
//   { state: 'failed', pid, message }
//
// Without the file the state is unknown (a watch build, or nothing). The device lab reads it too
// (sandbox/lab/builds.ts); a state is valid only while the process that wrote it lives.
import fs from 'node:fs';
import path from 'node:path';

const stateFile = (dist, target) => path.join(dist, `.build-${target}.json`);

/** Atomic: other processes may read it at any moment. */
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

/** Colours, cursor moves and the frames of Taro's progress bar: not for files or pages. */
const CONTROL = /\x1b\[[0-9;?]*[A-Za-z]/g;
const FRAME = /^● |█{5}/;
const WEBPACK_STEP = /([a-z][a-z ]*[a-z]) \((\d{1,3})%\)/i;

/** Where Taro's list of errors begins, after pages of warnings. */
const ERRORS = /^✖ errors?:/i;

/** The readable end of a build's output: its errors, or else its last lines. */
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
 * The progress in a line of a build's output: webpack's own percentage (of its steps, not of the time).
 * @returns {{ percent: number, step: string } | null}
 */
export function progressIn(line) {
  const found = WEBPACK_STEP.exec(line.replace(CONTROL, ''));
  return found === null ? null : { step: found[1].trim(), percent: Math.min(100, Number(found[2])) };
}
