// Console output of the scripts: short lines, progress for long tasks, one clear sentence after a failure.

/** A failure whose message is sufficient: printed without a stack. */
export class PlainFailure extends Error {}

export const say = (text) => process.stdout.write(`${text}\n`);

/** The running tasks: in a terminal they share the one moving line. */
const running = new Set();

/**
 * Shows that a task is running: one moving line in a terminal, a line every 20 s in a log.
 * @returns {{ update(text: string): void, done(text?: string): void }}
 */
export function progress(label) {
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  const isTerminal = process.stdout.isTTY === true;
  let detail = '';
  if (!isTerminal) say(`${label} …`);
  const words = () => `${label} … ${seconds()} s ${isTerminal ? detail.slice(0, 60 / running.size) : detail}`;
  running.add(words);
  const draw = () => {
    if (!isTerminal) say(words());
    else process.stdout.write(`\r\x1b[2K${[...running].map((each) => each()).join('   ')}`);
  };
  const timer = setInterval(draw, isTerminal ? 500 : 20_000);
  return {
    update(text) {
      detail = text;
    },
    done(text = 'done') {
      clearInterval(timer);
      running.delete(words);
      if (isTerminal) process.stdout.write('\r\x1b[2K');
      say(`${label}: ${text} (${seconds()} s)`);
    },
  };
}

/** Runs a script's main function; a PlainFailure becomes one sentence and exit code 1. */
export async function main(body) {
  try {
    const code = await body();
    process.exitCode = typeof code === 'number' ? code : (process.exitCode ?? 0);
  } catch (cause) {
    process.stderr.write(`${cause instanceof PlainFailure ? cause.message : (cause?.stack ?? cause)}\n`);
    process.exit(1);
  }
}

/** @param {string[][]} rows the first row is the header; cells that look like numbers are right-aligned */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))));
  const line = (row) =>
    row
      .map((cell, column) => {
        const pad = ' '.repeat(widths[column] - displayWidth(cell));
        return /^-?[\d.,]+( ?(KB|B|ms|s|%))?$/.test(cell) ? pad + cell : cell + pad;
      })
      .join('  ')
      .trimEnd();
  return [
    line(rows[0]),
    widths.map((width) => '-'.repeat(width)).join('  '),
    ...rows.slice(1).map(line),
  ].join('\n');
}

function displayWidth(text) {
  let width = 0;
  for (const char of text) width += char.codePointAt(0) >= 0x2e80 ? 2 : 1;
  return width;
}
