// `npm run shots`: a PNG of every state described in test/pages, at four widths, light and dark, into shots/. Words
// after `--` select states whose names contain them, or a page by its route: `npm run shots -- receive`, `-- me`.
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { main, say } from './lib/console.mjs';
import { ROOT } from './lib/paths.mjs';
import { start } from './lib/run.mjs';

const USAGE = `npm run shots -- [words]: pictures of every state, or of those whose names contain a word, into shots/`;

await main(async () => {
  if (process.argv.slice(2).some((word) => word.startsWith('-'))) {
    say(USAGE);
    return 0;
  }
  await setup({ browser: true });
  await ensureBuilt(['h5']);
  const child = start(process.execPath, ['--import', 'tsx', 'test/shots/run.ts', ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
});
