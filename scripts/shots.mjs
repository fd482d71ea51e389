// `npm run shots`: a PNG of every state described in test/pages, at four widths, light and dark, into shots/. Words
// after `--` select pictures whose names contain them, or a page by its route: `npm run shots -- receive`, `-- me`,
// `-- 375-light`.
//
// `npm run shots -- --compare <ref> [words]`: draws the same states of the app and sandbox of another commit and of this
// tree, with clocks and random numbers held still, and lists what differs; shots/compare/index.html shows it. The states
// and steps are this tree's: a state that the other commit cannot reach is reported as only after.
import fs from 'node:fs';
import path from 'node:path';
import { setup } from './setup.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { checkOut, commitOf } from './lib/checkout.mjs';
import { comparePage } from './lib/comparePage.mjs';
import { main, PlainFailure, progress, say } from './lib/console.mjs';
import { ROOT } from './lib/paths.mjs';
import { compareFolders } from './lib/pictureDiff.mjs';
import { run, start, tail } from './lib/run.mjs';

const USAGE = `npm run shots -- [words]: pictures of every state, or those whose names contain a word (receive, 375-light), into shots/
npm run shots -- --compare <ref> [words]: which of them differ from another commit's, into shots/compare/`;
const COMPARED = path.join(ROOT, 'shots', 'compare');
/** Names of states listed in the console; the page has all. */
const LISTED = 40;

await main(async () => {
  const words = process.argv.slice(2);
  const compareAt = words.indexOf('--compare');
  const [, ref = ''] = compareAt < 0 ? [] : words.splice(compareAt, 2);
  if (words.some((word) => word.startsWith('-')) || (compareAt >= 0 && ref === '')) {
    say(USAGE);
    return 0;
  }
  await setup({ browser: true });
  if (compareAt < 0) {
    await ensureBuilt(['h5']);
    return draw(words);
  }
  return compare(ref, words);
});

/** @returns {Promise<number>} exit code of test/shots/run.ts: 1 when a state could not be drawn */
function draw(args) {
  const child = start(process.execPath, ['--import', 'tsx', 'test/shots/run.ts', ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

async function compare(ref, words) {
  const commit = commitOf(ref);
  const root = await checkOut(commit);
  const step = progress(`Building h5 of ${ref}`);
  // Its own script: it knows what its build needs. Over a size limit is no obstacle here.
  const { output } = await run(process.execPath, ['scripts/build.mjs', 'h5'], {
    cwd: root,
    log: 'checkout-build',
    onLine: (line) => step.update(line),
  });
  const isBuilt = fs.existsSync(path.join(root, 'dist', 'h5', 'index.html'));
  step.done(isBuilt ? 'done' : 'failed');
  if (!isBuilt) throw new PlainFailure(`The h5 build of ${ref} failed:\n${tail(output)}`);
  await ensureBuilt(['h5']);
  fs.rmSync(COMPARED, { recursive: true, force: true });
  const folders = Object.fromEntries(
    ['before', 'after', 'difference'].map((name) => [name, path.join(COMPARED, name)]),
  );
  say(`Drawing ${ref} …`);
  await draw(['--still', '--root', root, '--folder', folders.before, ...words]);
  say('Drawing this tree …');
  const code = await draw(['--still', '--folder', folders.after, ...words]);
  const compared = compareFolders(folders);
  const page = path.join(COMPARED, 'index.html');
  fs.writeFileSync(
    page,
    comparePage(compared, { before: `${ref} (${commit.slice(0, 8)})`, after: 'this tree' }),
  );
  const differing = compared.filter(({ kind }) => kind !== 'equal');
  for (const { name, kind, share } of differing.slice(0, LISTED))
    say(`${kind.padEnd(9)} ${(share * 100).toFixed(2).padStart(6)} %  ${name}`);
  if (differing.length > LISTED) say(`… ${differing.length - LISTED} more`);
  say(
    `${compared.length - differing.length} of ${compared.length} pictures equal; ${path.relative(ROOT, page)} shows the others.`,
  );
  return code;
}
