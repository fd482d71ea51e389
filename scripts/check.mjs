// `npm run check`: what the change at hand touches, in under a minute: types, lint, related tests. `npm test` stays the
// whole truth: builds, their sizes, and journeys are there only.
import { setup } from './setup.mjs';
import { findChanges } from './lib/changes.mjs';
import { planFor } from './lib/checkPlan.mjs';
import { checkContract, checkFiles, checkTypes } from './lib/checks.mjs';
import { main, progress, say } from './lib/console.mjs';
import { runJest } from './lib/jest.mjs';

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
  const tell = ({ name, ok, detail, seconds }) => {
    say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)${ok ? '' : `\n${detail}`}`);
    if (!ok) failed.push(name);
  };
  if (plan.isContract) for (const result of await timed(checkContract)) tell(result);
  await checkTypes(tell, plan.types);
  await checkFiles(plan.lint, tell);
  tell(await relatedTests(plan.related));
  say(`\nTook ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  if (plan.broad.length > 0)
    say(`This change touches ${plan.broad.join(' and ')}: npm test is the whole truth.`);
  else say('Not run: builds, their sizes, journeys, engine journeys (npm test).');
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}.`);
  return failed.length === 0 ? 0 : 1;
});

async function timed(work) {
  const startedAt = Date.now();
  const results = await work();
  return results.map((result) => ({ ...result, seconds: (Date.now() - startedAt) / 1000 }));
}

async function relatedTests(files) {
  const step = progress('related tests');
  const startedAt = Date.now();
  const { passed, failed, detail } = await runJest({
    name: 'check',
    config: 'jest.config.mjs',
    related: files,
    timeoutMs: LIMIT_MS,
    onLine: (line) => step.update(line),
  });
  step.done();
  const seconds = (Date.now() - startedAt) / 1000;
  return { name: `related tests: ${passed} passed, ${failed} failed`, ok: failed === 0, detail, seconds };
}
