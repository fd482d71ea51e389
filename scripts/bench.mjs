// `npm run bench`: measured figures as a table and as bench-result.json.
//
// Sizes come from the builds. Everything that needs a running page is measured by test/bench/*.bench.ts, which
// report their numbers with `recordFigure` (test/harness/figures.ts): a new file there adds rows here.
//
// `npm run bench -- flash` (docs/testing.md): only the simulated start of a flash sale (test/flashSale), without builds and browser.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, PlainFailure, progress, say, table } from './lib/console.mjs';
import { runJest } from './lib/jest.mjs';
import { CACHE, ROOT, TARGETS } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { measure } from './lib/sizes.mjs';

/** For a hanging run: a hundred pages in two packages take a quarter of an hour. */
const LIMIT_MS = 40 * 60_000;
const RESULT = path.join(ROOT, 'bench-result.json');

/** @typedef {{ name: string, value: number, unit: string, limit?: number, atLeast?: number }} Figure */

const sizeFigures = () =>
  TARGETS.flatMap(measure).map(({ label, bytes, limit }) => ({
    name: label,
    value: bytes,
    unit: 'B',
    ...(limit ? { limit } : {}),
  }));

async function pageFigures() {
  const file = figuresFile();
  const step = progress('Measuring pages');
  const result = await runJest({
    name: 'bench',
    config: 'jest.journeys.config.mjs',
    projects: ['bench'],
    // One at a time: measurements on a busy machine mean nothing.
    env: { FIGURES_FILE: file, JOURNEY_WORKERS: '1' },
    timeoutMs: LIMIT_MS,
    onLine: (line) => step.update(line),
  });
  step.done(result.failed > 0 ? `${result.failed} measurements failed` : 'done');
  return { figures: figuresIn(file), problem: result.failed > 0 ? result.detail : '' };
}

async function flashSaleFigures() {
  const file = figuresFile();
  const step = progress('Simulating the start of a flash sale');
  const { code, output } = await run(
    process.execPath,
    ['--import', 'tsx', path.join(ROOT, 'test/flashSale/main.ts')],
    {
      log: 'bench-flash',
      env: { FIGURES_FILE: file, TSX_TSCONFIG_PATH: path.join(ROOT, 'test/tsconfig.json') },
      timeoutMs: LIMIT_MS,
      onLine: (line) => step.update(line),
    },
  );
  step.done(code === 0 ? 'done' : 'failed');
  return { figures: figuresIn(file), problem: code === 0 ? '' : output.trim() };
}

/** An empty file for the figures of one run. */
function figuresFile() {
  const file = path.join(CACHE, 'figures.jsonl');
  fs.mkdirSync(CACHE, { recursive: true });
  fs.writeFileSync(file, '');
  return file;
}

const figuresIn = (file) =>
  fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const show = ({ value, unit }) =>
  unit === 'B'
    ? value >= 10_240
      ? `${(value / 1024).toFixed(1)} KB`
      : `${value} B`
    : unit === 'ratio'
      ? String(Math.round(value * 1000) / 1000)
      : `${Math.round(value * 10) / 10} ${unit}`;

/** @param {Figure} figure */
const budget = ({ limit, atLeast, unit }) =>
  limit !== undefined
    ? show({ value: limit, unit })
    : atLeast !== undefined
      ? `>= ${show({ value: atLeast, unit })}`
      : '';

await main(async () => {
  const [only] = process.argv.slice(2);
  if (only !== undefined && only !== 'flash') throw new PlainFailure(`There is no bench ${only}: flash.`);
  await setup({ browser: only === undefined });
  if (only === undefined) await ensureBuilt(TARGETS);
  const measured = only === undefined ? await pageFigures() : await flashSaleFigures();
  const figures = [...(only === undefined ? sizeFigures() : []), ...measured.figures];
  const over = figures.filter(
    ({ value, limit = Infinity, atLeast = -Infinity }) => value > limit || value < atLeast,
  );
  say(
    `\n${table([
      ['figure', 'value', 'budget', ''],
      ...figures.map((figure) => [
        figure.name,
        show(figure),
        budget(figure),
        over.includes(figure) ? 'OVER' : '',
      ]),
    ])}\n`,
  );
  const machine = { node: process.versions.node, cpus: os.cpus().length, model: os.cpus()[0]?.model ?? '' };
  const result = only === undefined ? RESULT : path.join(ROOT, `bench-${only}-result.json`);
  fs.writeFileSync(
    result,
    `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
  say(`Written to ${path.relative(ROOT, result)}.`);
  if (measured.problem) throw new PlainFailure(measured.problem);
  if (over.length > 0) throw new PlainFailure(`Over budget: ${over.map(({ name }) => name).join(', ')}.`);
});
