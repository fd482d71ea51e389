// `npm run check`: checks what the current change affects, in about a minute: types, lint, the tests that load it, and
// the screens of the pages that include it. Builds, their sizes and browser tests are in `npm test`.
import { setup } from './setup.mjs';
import { findChanges } from './lib/changes.mjs';
import { planFor } from './lib/checkPlan.mjs';
import { checkContract, checkFiles, checkTypes } from './lib/checks.mjs';
import { main, progress, say } from './lib/console.mjs';
import { runJest } from './lib/jest.mjs';
import { relatedTests } from './lib/relatedTests.mjs';

const LIMIT_MS = 10 * 60_000;

await main(async () => {
  const startedAt = Date.now();
  const { changes, against } = findChanges();
  if (changes.length === 0) {
    say('Nothing has changed.');
    return 0;
  }
  await setup();
  const plan = planFor(changes);
  say(`${changes.length} changed ${changes.length === 1 ? 'file' : 'files'} against ${against}.`);
  const failed = [];
  const report = ({ name, ok, detail, seconds }) => {
    say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${ok ? '' : `\n${detail}`}`);
    if (!ok) failed.push(name);
  };
  if (plan.isContract) for (const result of await timed(checkContract)) report(result);
  await checkTypes(report, plan.types);
  await checkFiles(plan.lint, report);
  const related = await relatedTests(plan.related);
  report(await jestResult('related tests', { config: 'jest.config.mjs', files: related.tests }));
  if (related.screens.length > 0) {
    const env = { SCREEN_PAGES: related.pages.join(',') };
    const files = related.screens;
    report(await jestResult('screens', { config: 'jest.screens.config.mjs', files, env }));
  }
  say(`\nTook ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  if (plan.broad.length > 0)
    say(`This change touches ${plan.broad.join(' and ')}: npm test is the whole truth.`);
  else say('Not run: builds, their sizes, packages, browsers (npm test).');
  if (related.leftOut > 0)
    say(`${related.leftOut} further tests and pages load the change: npm test runs them.`);
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});

async function timed(work) {
  const startedAt = Date.now();
  const results = await work();
  return results.map((result) => ({ ...result, seconds: (Date.now() - startedAt) / 1000 }));
}

async function jestResult(name, options) {
  const step = progress(name);
  const startedAt = Date.now();
  const { passed, failed, detail } = await runJest({
    name: `check-${name.replace(/\W+/g, '-')}`,
    timeoutMs: LIMIT_MS,
    onLine: (line) => step.update(line),
    ...options,
  });
  step.done();
  const seconds = (Date.now() - startedAt) / 1000;
  return { name: `${name}: ${passed} passed, ${failed} failed`, ok: failed === 0, detail, seconds };
}
