// `npm run mutants -- --seed 1 --count 100`: how well the tests catch faults. Changes random places of src/ in a copy,
// one at a time, runs types and the tests that reach them, and lists the changes that no test noticed. Never a browser.
//
//   --seed 1 --count 100   which places, and how many; the same seed and source give the same list
//   --dry                  prints the list only
//   --only 1a2b3c4d        one mutant again (several: with commas), with the message of the failing test
//   --in src/a,src/b/C.ts   places below these paths only
//   --no-screens           skips the slowest level, to see what the tests next to the code notice
//   --at-least 90          fails below 90 %
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { main, PlainFailure, progress, say } from './lib/console.mjs';
import { CACHE, ROOT } from './lib/paths.mjs';
import { setup } from './setup.mjs';

const WORKERS = 2;

function numberOf(options, name) {
  const value = Number(options[name]);
  if (!Number.isInteger(value) || value < 0) throw new PlainFailure(`--${name} takes a whole number.`);
  return value;
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '100' },
      only: { type: 'string' },
      dry: { type: 'boolean', default: false },
      in: { type: 'string', default: 'src/' },
      'no-screens': { type: 'boolean', default: false },
      'at-least': { type: 'string', default: '0' },
    },
  });
  return {
    seed: numberOf(values, 'seed'),
    count: numberOf(values, 'count'),
    atLeast: numberOf(values, 'at-least'),
    only: values.only,
    below: values.in.split(','),
    hasScreens: !values['no-screens'],
    isDry: values.dry,
  };
}

/** @returns {string[]} TypeScript files of src/, in a fixed order, without those that the build writes */
const sourcesOf = (filesBelow) =>
  filesBelow(path.join(ROOT, 'src'))
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('index.config.ts'))
    .map((file) => `src/${file}`)
    .sort();

await main(async () => {
  const options = readOptions();
  await setup();
  // Imported after the set-up: they need packages.
  const { filesBelow } = await import('./lib/sizes.mjs');
  const { isMutable, mutantsOf } = await import('./lib/mutants/sites.mjs');
  const { choose } = await import('./lib/mutants/choice.mjs');
  const { importGraph, importsOf } = await import('./lib/importGraph.mjs');
  const { mutantText, report } = await import('./lib/mutants/report.mjs');
  const { runMutants } = await import('./lib/mutants/runMutants.mjs');
  const { makeCopy, removeCopy, withLock } = await import('./lib/mutants/copies.mjs');

  const contents = new Map(
    sourcesOf(filesBelow).map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]),
  );
  const all = [...contents]
    .filter(([file]) => isMutable(file) && options.below.some((path) => file.startsWith(path)))
    .flatMap(([file, text]) => mutantsOf(file, text));
  const { seed, count, only } = options;
  const wanted = only?.split(',');
  const mutants =
    wanted === undefined ? choose(all, count, seed) : all.filter(({ id }) => wanted.includes(id));
  if (only !== undefined && mutants.length === 0)
    throw new PlainFailure(`No mutant ${only}: its line has changed since, see --dry.`);
  if (options.isDry) {
    for (const mutant of mutants) say(mutantText(mutant));
    say(`${mutants.length} of ${all.length} mutants.`);
    return 0;
  }

  const imports = new Map([...contents].map(([file, text]) => [file, importsOf(file, text)]));
  const graphs = Object.fromEntries(
    ['h5', 'weapp', 'alipay'].map((target) => [target, importGraph(imports, target)]),
  );
  const { readRoutes } = await import('./lib/routes.mjs');
  const routes = await readRoutes();
  const names = Array.from({ length: Math.min(WORKERS, mutants.length) }, (_, index) => `copy-${index + 1}`);
  return withLock(async () => {
    const step = progress('mutants');
    let done = 0;
    try {
      const results = await runMutants(mutants, {
        copies: names.map(makeCopy),
        graphs,
        routes,
        hasScreens: options.hasScreens,
        onResult(result, message) {
          done += 1;
          step.update(`${done} of ${mutants.length}`);
          if (only !== undefined) say(message);
        },
      });
      step.done(`${done} of ${mutants.length}`);
      const equivalents = JSON.parse(
        fs.readFileSync(new URL('lib/mutants/equivalent.json', import.meta.url), 'utf8'),
      );
      const { text, percent } = report(results, equivalents);
      if (only === undefined) {
        const file = path.join(CACHE, 'mutants', `result-${seed}.json`);
        fs.writeFileSync(file, JSON.stringify({ seed, count, percent, results }, null, 2));
      } else for (const { noticedBy, how } of results) say(`noticed by ${noticedBy ?? 'nothing'}: ${how}`);
      say(`\n${text}`);
      return percent < options.atLeast ? 1 : 0;
    } finally {
      for (const name of names) removeCopy(name);
    }
  });
});
