// Production packages: `node scripts/build.mjs h5 weapp alipay`, for a real gateway `npm run build -- --mode prod`.
// Prints a size table at the end; exceeding a budget is a failure.
import { setup } from './setup.mjs';
import { buildTarget, h5HeaderLines, writeRoutes } from './lib/build.mjs';
import { main, PlainFailure, say, table } from './lib/console.mjs';
import { TARGETS } from './lib/paths.mjs';
import { twoAtOnce } from './lib/run.mjs';
import { realSettings } from './lib/settings.mjs';
import { isOver, measure, sizeTable } from './lib/sizes.mjs';

await main(async () => {
  const words = process.argv.slice(2);
  const modeAt = words.indexOf('--mode');
  const flags = modeAt < 0 ? [] : words.splice(modeAt, 2);
  if (modeAt >= 0) Object.assign(process.env, realSettings(flags[1] ?? ''));
  const targets = words;
  const unknown = targets.filter((target) => !TARGETS.includes(target));
  if (targets.length === 0 || unknown.length > 0) {
    throw new PlainFailure(
      `Say which targets to build: ${TARGETS.join(', ')}${unknown.length ? ` (not ${unknown.join(', ')})` : ''}.`,
    );
  }
  await setup();
  const failures = [];
  await twoAtOnce(targets, async (target) => {
    await buildTarget(target, flags).catch((cause) => failures.push(cause));
  });
  if (failures.length > 0) throw failures[0];
  await writeRoutes();
  const rows = targets.flatMap(measure);
  say(`\n${table(sizeTable(rows))}`);
  if (targets.includes('h5'))
    say(`\nHeaders for the H5 pages (docs/headers.md):\n${h5HeaderLines().join('\n')}`);
  const over = rows.filter(isOver);
  if (over.length > 0) throw new PlainFailure(`\nOver budget: ${over.map((row) => row.label).join(', ')}.`);
});
