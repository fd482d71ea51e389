// `npm test`: everything, in order, ending with one line `N passed, N failed`.
//
//   npm test -- --only unit,journeys        some steps (names: --list)
//   npm test -- --grep 'RC-OPEN'            jest tests whose name matches
//
// A failing step does not stop a later one that can still tell something; the exit code is 1 when anything failed.
import fs from 'node:fs';
import path from 'node:path';
import { setup } from './setup.mjs';
import { ensureBuilt, hasBuild } from './lib/build.mjs';
import { checkContract, checkLint, checkTypes } from './lib/checks.mjs';
import { main, PlainFailure, progress, say, table } from './lib/console.mjs';
import { runJest } from './lib/jest.mjs';
import { CACHE, ROOT, TARGETS } from './lib/paths.mjs';
import { twoAtOnce } from './lib/run.mjs';
import { isOver, kb, measure, sizeTable } from './lib/sizes.mjs';

const MINUTE = 60_000;
/** For a step that hangs, not for one that is slow: what is waited for has limits of its own. */
const STEP_LIMIT_MS = 40 * MINUTE;
/** Targets that this run has built or tried to. */
const builtNow = new Set();
const SHOWN_DETAIL = 6_000;

/** @typedef {{ passed: number, failed: number, skipped?: number, detail?: string }} StepResult */

const fromChecks = (results) => ({
  passed: results.filter(({ ok }) => ok).length,
  failed: results.filter(({ ok }) => !ok).length,
  detail: results
    .filter(({ ok }) => !ok)
    .map(({ name, detail }) => `${name}:\n${detail}`)
    .join('\n\n'),
});

const unit = (name, projects) => ({
  name,
  run: ({ grep, onLine }) =>
    runJest({ name, config: 'jest.config.mjs', projects, grep, onLine, timeoutMs: STEP_LIMIT_MS }),
});

/** `needs`: builds that must be there; without them the step counts as one failure instead of many. */
const journey = (name, needs) => ({
  name,
  needs,
  run: ({ grep, onLine }) =>
    runJest({
      name,
      config: 'jest.journeys.config.mjs',
      projects: [name],
      grep,
      onLine,
      env: { JOURNEY_RETRIES: '1' },
      timeoutMs: STEP_LIMIT_MS,
    }),
});

/** Both packages on the engine host in Node. */
const packages = {
  name: 'packages',
  needs: ['weapp', 'alipay'],
  run: ({ grep, onLine }) =>
    runJest({
      name: 'packages',
      config: 'jest.packages.config.mjs',
      grep,
      onLine,
      timeoutMs: STEP_LIMIT_MS,
    }),
};

const STEPS = [
  { name: 'contract-drift', run: async () => fromChecks(await checkContract()) },
  { name: 'types', run: async ({ onLine }) => fromChecks(await checkTypes(({ name }) => onLine(name))) },
  { name: 'lint', run: async ({ onLine }) => fromChecks(await checkLint(({ name }) => onLine(name))) },
  unit('unit', ['unit', 'unit-weapp', 'unit-alipay', 'components', 'scripts']),
  { name: 'builds', run: runBuilds },
  journey('gate', ['weapp', 'alipay']),
  packages,
  unit('contract', ['contract']),
  unit('architecture', ['architecture']),
  journey('journeys', ['h5']),
  journey('engines', ['weapp', 'alipay']),
];

await main(async () => {
  const { only, grep, isList } = readArguments(process.argv.slice(2));
  if (isList) {
    say(STEPS.map(({ name }) => name).join('\n'));
    return 0;
  }
  const steps = STEPS.filter(({ name }) => only === null || only.includes(name));
  await setup({ browser: true });
  const needed = new Set(steps.flatMap(({ needs = [] }) => needs));
  const startedAt = Date.now();
  const total = { passed: 0, failed: 0 };
  const unsteady = [];
  for (const step of steps) {
    const result = await runStep(step, grep, needed);
    total.passed += result.passed;
    total.failed += result.failed;
    unsteady.push(...(result.unsteady ?? []));
  }
  if (unsteady.length > 0)
    say(`\nPassed, but only the second time; each races and is to be mended:\n  ${unsteady.join('\n  ')}`);
  say(`\nTook ${((Date.now() - startedAt) / MINUTE).toFixed(1)} minutes.`);
  if (total.passed + total.failed === 0) total.failed = 1; // nothing ran: that is no success
  say(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

async function runStep(step, grep, needed) {
  const shown = progress(step.name);
  let result;
  try {
    const missing = await missingBuilds(step, needed);
    result =
      missing.length > 0
        ? { passed: 0, failed: 1, detail: `not run: there is no ${missing.join(' and ')} build` }
        : await step.run({ grep, onLine: (line) => shown.update(line) });
  } catch (cause) {
    result = {
      passed: 0,
      failed: 1,
      detail: cause instanceof PlainFailure ? cause.message : String(cause?.stack ?? cause),
    };
  }
  if (result.passed + result.failed === 0 && !grep) {
    result = { ...result, failed: 1, detail: 'There is nothing to run in this step: no test was found.' };
  }
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  shown.done(`${result.passed} passed, ${result.failed} failed${skipped}`);
  if (result.extra) say(result.extra);
  if (result.failed > 0) report(step.name, result.detail ?? '');
  return result;
}

/** With `--only journeys` the builds step does not run: what changed is built here. */
async function missingBuilds(step, needed) {
  const needs = step.needs ?? [];
  if (needs.length === 0) return [];
  for (const target of needs.filter((name) => !builtNow.has(name) && needed.has(name))) {
    builtNow.add(target);
    try {
      await ensureBuilt([target]);
    } catch (cause) {
      say(cause.message);
    }
  }
  return needs.filter((target) => !hasBuild(target));
}

async function runBuilds() {
  const results = await twoAtOnce(TARGETS, async (target) => {
    builtNow.add(target);
    try {
      await ensureBuilt([target]);
      return { name: `build ${target}`, ok: true, detail: '' };
    } catch (cause) {
      const detail = cause instanceof PlainFailure ? cause.message : String(cause.stack);
      return { name: `build ${target}`, ok: false, detail };
    }
  });
  const rows = TARGETS.filter((_target, index) => results[index].ok).flatMap((target) => measure(target));
  for (const row of rows.filter(({ limit }) => limit !== undefined)) {
    const detail = isOver(row) ? `${kb(row.bytes)} is over the budget of ${kb(row.limit)}` : '';
    results.push({ name: `size ${row.label}`, ok: !isOver(row), detail });
  }
  return { ...fromChecks(results), extra: rows.length > 0 ? table(sizeTable(rows)) : '' };
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
  return { only, grep: value('--grep') ?? undefined, isList: words.includes('--list') };
}
