// `npm run stress`: every test with a sandbox as on an overloaded machine. Twice the workers, and at any time one of
// the processes (sandbox, browser, page, test) is stopped for up to three seconds. Linux only.
//
//   npm run stress -- journeys weekly      one project, files whose name matches
//
// A test that fails here and not in `npm test` has a race to fix, see docs/testing.md "A test that does not race".
import process from 'node:process';
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, PlainFailure, progress, say } from './lib/console.mjs';
import { bin, TARGETS } from './lib/paths.mjs';
import { start } from './lib/run.mjs';
import { stall } from './lib/stalls.mjs';

/** Arguments of jest, by project. */
const PROJECTS = {
  journeys: ['-c', 'jest.journeys.config.mjs', '--selectProjects', 'journeys'],
  engines: ['-c', 'jest.journeys.config.mjs', '--selectProjects', 'engines'],
  packages: ['-c', 'jest.packages.config.mjs'],
  screens: ['-c', 'jest.screens.config.mjs'],
};
const WORKERS = '4';

/** @returns {Promise<boolean>} whether all passed */
async function stress(project, pattern) {
  const args = [...PROJECTS[project]];
  if (pattern !== undefined) args.push('--testPathPattern', pattern);
  const step = progress(`${project} under stress`);
  const jest = start(bin('jest'), args, {
    env: { JOURNEY_WORKERS: WORKERS, JEST_MAX_WORKERS: WORKERS, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [jest.stdout, jest.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      step.update(String(chunk).trim().split('\n').at(-1) ?? '');
    });
  }
  let code = null;
  const ended = new Promise((resolve) => {
    jest.once('close', (result) => resolve((code = result ?? 1)));
  });
  const counts = await stall(jest.pid, { random: Math.random, isOver: () => code !== null });
  await ended;
  const [tests = 'no test ran'] = /^Tests: .*$/m.exec(output) ?? [];
  const stalls = Object.entries(counts).map(([kind, count]) => `${kind} ${count}`);
  step.done(`${tests}; stood still: ${stalls.join(', ')}`);
  if (code !== 0) say(output.slice(output.indexOf('Summary of all failing tests')));
  return code === 0;
}

await main(async () => {
  const [project, pattern] = process.argv.slice(2);
  if (project !== undefined && !(project in PROJECTS))
    throw new PlainFailure(`There is no project ${project}: ${Object.keys(PROJECTS).join(', ')}.`);
  if (process.platform !== 'linux')
    throw new PlainFailure('Processes are found and stopped in /proc: Linux only.');
  await setup({ browser: true });
  await ensureBuilt(TARGETS);
  let hasPassed = true;
  for (const each of project === undefined ? Object.keys(PROJECTS) : [project])
    hasPassed = (await stress(each, pattern)) && hasPassed;
  return hasPassed ? 0 : 1;
});
