// Runs mutants through the levels, cheapest first; the first level that notices one ends it.
import fs from 'node:fs';
import path from 'node:path';
import { run } from '../run.mjs';
import { batchesOf } from './batches.mjs';
import { makeBench } from './bench.mjs';
import { testsNear } from '../importGraph.mjs';
import { screensCommand, screensFor } from './screens.mjs';
import { mutated } from './sites.mjs';
import { createTypeChecker } from './typeChecker.mjs';

/** At most this many test files of a level run for one mutant; those further away load it without testing it. */
const LIMITS = { rules: 20, components: 12 };
const SCREENS_MS = 10 * 60_000;

/**
 * @typedef {import('./sites.mjs').Mutant & {
 *   noticedBy: 'types' | 'lint' | 'rules' | 'components' | 'screens' | null,
 *   how: string,
 *   ran: string[],
 *   notRun: number,
 *   cpuMs: number,
 * }} Result `how`: the error or the test; `notRun`: test files that load the file too and were beyond the limit
 */

/** Runs the levels `rules` and `components` for one mutant. */
async function runLevel(bench, level, near, result) {
  const reached = near.filter((each) => each.level === level);
  const taken = reached.slice(0, LIMITS[level]);
  result.notRun += reached.length - taken.length;
  for (const { project, files } of batchesOf(taken)) {
    result.ran.push(...files);
    const { failed } = await bench.runTests(project, files);
    if (failed.length > 0) return { project, failure: failed[0] };
  }
  return null;
}

/** @returns {Promise<string | null>} the first test that fails */
async function runScreens(bench, file, { graphs, routes }, result) {
  const chosen = screensFor(file, graphs.h5, routes);
  if (chosen.pages.length === 0) return null;
  result.ran.push(...chosen.pages.map((name) => `page ${name}`), ...chosen.files);
  const { program, args, env } = screensCommand(chosen);
  const { code, output } = await run(program, args, {
    cwd: bench.copy,
    log: `mutants-screens-${path.basename(bench.copy)}`,
    timeoutMs: SCREENS_MS,
    env,
  });
  return code === 0 ? null : (/● (.+)/.exec(output)?.[1] ?? 'the tests could not run');
}

async function runTestLevels(bench, result, original, { graphs, routes, hasScreens }) {
  const near = testsNear(result.file, graphs);
  bench.write(result.file, mutated(original, result));
  let noticed = null;
  try {
    for (const level of ['rules', 'components']) {
      noticed = await runLevel(bench, level, near, result);
      if (noticed === null) continue;
      result.noticedBy = level;
      result.how = `${noticed.failure.file}: ${noticed.failure.test}`;
      break;
    }
    const broken =
      noticed === null && hasScreens
        ? await runScreens(bench, result.file, { graphs, routes }, result)
        : null;
    if (broken !== null) {
      result.noticedBy = 'screens';
      result.how = broken;
    }
  } finally {
    bench.write(result.file, original);
  }
  if (noticed !== null) await bench.assertSound(noticed.project, noticed.failure);
  return noticed?.failure.message ?? '';
}

/**
 * @param {import('./sites.mjs').Mutant[]} mutants
 * @param {{ copies: string[], graphs: object, routes: object[], hasScreens?: boolean, onResult: (result: Result, message: string) => void }} options
 *   `copies`: as many mutants are tested side by side; `hasScreens`: false leaves the last level out
 * @returns {Promise<Result[]>} in the order of `mutants`
 */
export async function runMutants(mutants, { copies, graphs, routes, hasScreens = true, onResult }) {
  const texts = new Map();
  for (const { file } of mutants) texts.set(file, fs.readFileSync(path.join(copies[0], file), 'utf8'));
  const results = mutants.map((mutant) => ({
    ...mutant,
    noticedBy: null,
    how: '',
    ran: [],
    notRun: 0,
    cpuMs: 0,
  }));
  await checkTypes(results, texts, copies[0], graphs, onResult);
  await checkPromises(results, texts, copies[0], onResult);

  const left = results.filter(({ noticedBy }) => noticedBy === null);
  const benches = copies.map(makeBench);
  const work = async (bench) => {
    for (let result = left.shift(); result !== undefined; result = left.shift()) {
      const before = bench.cpuMs();
      const message = await runTestLevels(bench, result, texts.get(result.file), {
        graphs,
        routes,
        hasScreens,
      });
      result.cpuMs += bench.cpuMs() - before;
      onResult(result, message);
    }
  };
  try {
    await Promise.all(benches.map(work));
  } finally {
    for (const bench of benches) bench.stop();
  }
  return results;
}

/** All mutants one after the other, before any test runs: this frees the compiler's memory before the tests. */
async function checkTypes(results, texts, copy, graphs, onResult) {
  const checker = createTypeChecker(copy, graphs);
  for (const result of results) {
    await new Promise((resolve) => setImmediate(resolve)); // shows progress in between
    const before = process.cpuUsage();
    const error = checker.check(result.file, mutated(texts.get(result.file), result));
    const { user, system } = process.cpuUsage(before);
    result.cpuMs += (user + system) / 1000;
    if (error === null) continue;
    result.noticedBy = 'types';
    result.how = error;
    onResult(result, error);
  }
}

/**
 * The linter rejects a promise that is not awaited, which the types accept. Only for mutants that drop an `await`:
 * others (`if (true)`) would be rejected for a form that no developer writes.
 */
async function checkPromises(results, texts, copy, onResult) {
  for (const result of results) {
    if (result.noticedBy !== null || result.kind !== 'await dropped') continue;
    const file = path.join(copy, result.file);
    fs.writeFileSync(file, mutated(texts.get(result.file), result));
    const { code, output } = await run('oxlint', [result.file], { cwd: copy, log: 'mutants-lint' });
    fs.writeFileSync(file, texts.get(result.file));
    if (code === 0) continue;
    result.noticedBy = 'lint';
    result.how = /x (\S+\): .+)/.exec(output)?.[1] ?? 'oxlint';
    onResult(result, output);
  }
}
