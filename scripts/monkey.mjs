// `npm run monkey -- --seed n --steps n [--from n] [--target h5|weapp|alipay]`: a random user on all pages
// (test/monkey). Prints steps, pages and presses, and each finding with its last steps; the exit code is 1 when there is
// one. `--from` begins with the episode of that step, `.cache/monkey-<target>.log` has every step.
import path from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { main, PlainFailure, say } from './lib/console.mjs';
import { runJest } from './lib/jest.mjs';
import { CACHE, TARGETS } from './lib/paths.mjs';

/** The pages of a walk on H5 stay in its process, about 0.8 MB a step: 5,000 steps would need more than 4 GB. */
const H5_PART = 1000;

await main(async () => {
  const words = process.argv.slice(2);
  const value = (name, otherwise) => {
    const at = words.indexOf(name);
    return at < 0 ? otherwise : (words[at + 1] ?? '');
  };
  const seed = Number(value('--seed', '1'));
  const steps = Number(value('--steps', '500'));
  const from = Number(value('--from', '1'));
  if (![seed, steps, from].every(Number.isInteger) || from < 1 || steps < from)
    throw new PlainFailure(
      '--seed, --steps and --from are whole numbers, and --steps is the number of the last step.',
    );
  const target = value('--target', '');
  if (target !== '' && !TARGETS.includes(target))
    throw new PlainFailure(`--target is ${TARGETS.join(', ')}.`);
  let failed = 0;
  for (const each of target === '' ? TARGETS : [target]) {
    if (each !== 'h5') await ensureBuilt([each]);
    const part = each === 'h5' ? H5_PART : steps;
    for (let first = from; first <= steps; first += part) {
      const result = await runJest({
        name: `monkey-${each}`,
        config: each === 'h5' ? 'jest.screens.config.mjs' : 'jest.packages.config.mjs',
        files: [each === 'h5' ? 'test/screens/monkey.screen.ts' : 'test/packages/monkey.package.ts'],
        env: {
          MONKEY_SEED: String(seed),
          MONKEY_STEPS: String(Math.min(first + part - 1, steps)),
          MONKEY_FROM: String(first),
          MONKEY_TARGET: each,
          MONKEY_LOG: path.join(CACHE, `monkey-${each}${first === from ? '' : `-${first}`}.log`),
        },
        onLine: (line) => {
          if (/ steps, /.test(line)) say(`${each}${part < steps ? ` from ${first}` : ''}: ${line.trim()}`);
        },
      });
      failed += result.failed;
      if (result.failed > 0) say(result.detail);
    }
  }
  return failed === 0 ? 0 : 1;
});
