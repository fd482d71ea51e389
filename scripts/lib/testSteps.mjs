// The steps of `npm test` (docs/testing.md): their order, and what each needs.
import { ensureBuilt } from './build.mjs';
import { checkContract, checkLint, checkTypes } from './checks.mjs';
import { PlainFailure, table } from './console.mjs';
import { runJest } from './jest.mjs';
import { TARGETS } from './paths.mjs';
import { twoAtOnce } from './run.mjs';
import { isOver, kb, measure, sizeTable } from './sizes.mjs';

const MINUTE = 60_000;
/** Limit for a hanging step, not for a slow one: what a step waits for has its own limits. */
const STEP_LIMIT_MS = 40 * MINUTE;

/**
 * @typedef {{ passed: number, failed: number, skipped?: number, detail?: string, extra?: string, workMs?: number }} StepResult
 * @typedef {{ grep?: string, set: 'short' | 'all', workers?: number, onLine: (line: string) => void }} StepOptions
 * @typedef {{ name: string, needs?: readonly string[], run: (options: StepOptions) => Promise<StepResult> }} Step
 *   `needs`: builds that must be there; `workMs`: the time of all workers together; `workers`: of each jest step, by
 *   default its configuration's
 */

const fromChecks = (results) => ({
  passed: results.filter(({ ok }) => ok).length,
  failed: results.filter(({ ok }) => !ok).length,
  detail: results
    .filter(({ ok }) => !ok)
    .map(({ name, detail }) => `${name}:\n${detail}`)
    .join('\n\n'),
  workMs: results.reduce((sum, { seconds = 0 }) => sum + seconds * 1000, 0),
});

/** @returns {Step} tests of one jest configuration */
const tests = (name, config, { projects, needs } = {}) => ({
  name,
  needs,
  run: ({ grep, set, workers, onLine }) => {
    const limits = workers === undefined ? {} : { JEST_MAX_WORKERS: workers, JOURNEY_WORKERS: workers };
    const env = { TEST_SET: set, ...limits };
    return runJest({ name, config, projects, grep, onLine, env, timeoutMs: STEP_LIMIT_MS });
  },
});

async function runBuilds() {
  const results = await twoAtOnce(TARGETS, async (target) => {
    const startedAt = Date.now();
    const end = (ok, detail) => ({
      name: `build ${target}`,
      ok,
      detail,
      seconds: (Date.now() - startedAt) / 1000,
    });
    try {
      await ensureBuilt([target]);
      return end(true, '');
    } catch (cause) {
      return end(false, cause instanceof PlainFailure ? cause.message : String(cause.stack));
    }
  });
  const rows = TARGETS.filter((_target, index) => results[index].ok).flatMap((target) => measure(target));
  for (const row of rows.filter(({ limit }) => limit !== undefined)) {
    const detail = isOver(row) ? `${kb(row.bytes)} is over the budget of ${kb(row.limit)}` : '';
    results.push({ name: `size ${row.label}`, ok: !isOver(row), detail });
  }
  return { ...fromChecks(results), extra: rows.length > 0 ? table(sizeTable(rows)) : '' };
}

const JOURNEYS = 'jest.journeys.config.mjs';

/** Of the source. Cheapest first, so that errors show as early as possible. @type {readonly Step[]} */
const OF_SOURCE = [
  { name: 'contract-drift', run: async () => fromChecks(await checkContract()) },
  { name: 'types', run: async ({ onLine }) => fromChecks(await checkTypes(({ name }) => onLine(name))) },
  {
    name: 'lint',
    run: async ({ set, onLine }) =>
      fromChecks(await checkLint(({ name }) => onLine(name), { isFormatChecked: set === 'all' })),
  },
  tests('unit', 'jest.config.mjs', {
    projects: ['unit', 'unit-weapp', 'unit-alipay', 'components', 'scripts'],
  }),
  tests('screens', 'jest.screens.config.mjs'),
];

/** The builds, what runs against them, and what is left to make both lanes equally long. @type {readonly Step[]} */
const OF_BUILDS = [
  { name: 'builds', run: runBuilds },
  tests('gate', JOURNEYS, { projects: ['gate'], needs: ['h5', 'weapp', 'alipay'] }),
  tests('packages', 'jest.packages.config.mjs', { needs: ['weapp', 'alipay'] }),
  tests('journeys', JOURNEYS, { projects: ['journeys'], needs: ['h5'] }),
  tests('engines', JOURNEYS, { projects: ['engines'], needs: ['weapp', 'alipay'] }),
  tests('contract', 'jest.config.mjs', { projects: ['contract'] }),
  tests('architecture', 'jest.config.mjs', { projects: ['architecture'] }),
];

/**
 * Each lane runs its steps in order; both lanes run at the same time, because a step waits for a tenth of its time (a
 * sandbox's answer, a browser, its last file). Their shares of the work are about equal.
 */
export const LANES = [OF_SOURCE, OF_BUILDS];

export const STEPS = LANES.flat();
