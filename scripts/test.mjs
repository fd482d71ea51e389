// `npm test`: the short set, in a quarter of an hour; `npm test -- --all`: everything. Ends with a table of the steps
// and the line `N passed, N failed`.
//
//   npm test -- --only unit,journeys        some steps
//   npm test -- --grep 'RC-OPEN'            jest tests whose name matches
//   npm test -- --list                      the steps, and the tests that only --all runs
//
// A failing step does not stop later ones whose result is still useful; the exit code is 1 when anything failed.
import fs from 'node:fs';
import path from 'node:path';
import { setup } from './setup.mjs';
import { ensureBuilt, hasBuild } from './lib/build.mjs';
import { main, PlainFailure, progress, say, table } from './lib/console.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { LANES, STEPS } from './lib/testSteps.mjs';
import { wideTests } from './lib/wideTests.mjs';

const MINUTE = 60_000;
const SHOWN_DETAIL = 6_000;
const SHOWN_TITLES = 30;
/** Both lanes together: four on two cores, which keeps both busy while some wait. */
const WORKERS_OF_A_LANE = 2;
/** Targets that this run has built or tried to build. */
const builtNow = new Set();

await main(async () => {
  const { only, grep, isList, set } = readArguments(process.argv.slice(2));
  if (isList) {
    say(`Steps: ${STEPS.map(({ name }) => name).join(', ')}\n`);
    say(`Only with --all (\`wide\` in the file's or the test's name):\n${wideTests().join('\n')}`);
    return 0;
  }
  const lanes = LANES.map((lane) => lane.filter(({ name }) => only === null || only.includes(name))).filter(
    (lane) => lane.length > 0,
  );
  const workers = lanes.length > 1 ? WORKERS_OF_A_LANE : undefined;
  await setup({ browser: true, webServer: set === 'all' });
  const startedAt = Date.now();
  const ofLane = async (lane) => {
    const rows = [];
    for (const step of lane) rows.push(await runStep(step, { grep, set, workers }, lane));
    return rows;
  };
  const rows = (await Promise.all(lanes.map(ofLane))).flat();
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const passed = total('passed');
  // No test ran: that is no success.
  const failed = passed + total('failed') === 0 ? 1 : total('failed');
  say(`\n${table(stepTable(rows))}`);
  // Last, where a long log is still read: CI shows only the ends of it.
  for (const { name, failed, detail } of rows.filter((row) => row.failed > 0))
    say(`\nFailed in ${name} (${failed}):\n${failedTitles(detail ?? '').join('\n')}`);
  say(`\nTook ${((Date.now() - startedAt) / MINUTE).toFixed(1)} minutes.`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

function seconds(ms) {
  return (ms / 1000).toFixed(0);
}

/** The failed tests' titles in jest's messages; without any, the start of the text. */
function failedTitles(detail) {
  const titles = [...new Set([...detail.matchAll(/^\s*●.+$/gm)].map(([line]) => `  ${line.trim()}`))];
  return (titles.length > 0 ? titles : detail.split('\n')).slice(0, SHOWN_TITLES);
}

function stepTable(rows) {
  const head = ['step', 'seconds', 'of workers', 'passed', 'failed'];
  return [
    head,
    ...rows.map(({ name, tookMs, workMs, passed, failed }) => [
      name,
      seconds(tookMs),
      workMs === undefined ? '' : seconds(workMs),
      String(passed),
      String(failed),
    ]),
  ];
}

async function runStep(step, options, steps) {
  const shown = progress(step.name);
  const startedAt = Date.now();
  let result;
  try {
    const missing = await missingBuilds(step, steps);
    result =
      missing.length > 0
        ? { passed: 0, failed: 1, detail: `not run: there is no ${missing.join(' and ')} build` }
        : await step.run({ ...options, onLine: (line) => shown.update(line) });
  } catch (cause) {
    result = {
      passed: 0,
      failed: 1,
      detail: cause instanceof PlainFailure ? cause.message : String(cause?.stack ?? cause),
    };
  }
  if (result.passed + result.failed === 0 && !options.grep) {
    result = { ...result, failed: 1, detail: 'There is nothing to run in this step: no test was found.' };
  }
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  shown.done(`${result.passed} passed, ${result.failed} failed${skipped}`);
  if (result.extra) say(result.extra);
  if (result.failed > 0) report(step.name, result.detail ?? '');
  return { name: step.name, tookMs: Date.now() - startedAt, ...result };
}

/** Without the builds step (`--only journeys`) changed targets are built here. */
async function missingBuilds({ needs = [] }, steps) {
  if (steps.some(({ name }) => name === 'builds')) return needs.filter((target) => !hasBuild(target));
  for (const target of needs.filter((name) => !builtNow.has(name))) {
    builtNow.add(target);
    try {
      await ensureBuilt([target]);
    } catch (cause) {
      say(cause.message);
    }
  }
  return needs.filter((target) => !hasBuild(target));
}

function report(name, detail) {
  const file = path.join(CACHE, 'logs', `failed-${name}.log`);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, detail);
  const rest = detail.length > SHOWN_DETAIL ? `\n… (${detail.length - SHOWN_DETAIL} more characters)` : '';
  say(`${detail.slice(0, SHOWN_DETAIL)}${rest}\nAll of it: ${path.relative(ROOT, file)}\n`);
}

function readArguments(words) {
  const value = (name) => {
    const at = words.findIndex((word) => word === name || word.startsWith(`${name}=`));
    if (at < 0) return null;
    const word = words[at];
    const found = word.includes('=') ? word.slice(name.length + 1) : words[at + 1];
    if (!found) throw new PlainFailure(`${name} needs a value.`);
    return found;
  };
  const only = value('--only')?.split(',') ?? null;
  const unknown = (only ?? []).filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new PlainFailure(
      `There is no step ${unknown.join(', ')}: ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return {
    only,
    grep: value('--grep') ?? undefined,
    isList: words.includes('--list'),
    set: words.includes('--all') ? 'all' : 'short',
  };
}
