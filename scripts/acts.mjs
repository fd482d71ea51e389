// The table of write calls: what each changes, what makes it count once, and how a page finds out its result after a lost
// response. `npm run acts`; docs/testing.md "Acts".
import { main, say, table } from './lib/console.mjs';
import { load } from './lib/routes.mjs';
import { setup } from './setup.mjs';

await main(async () => {
  await setup();
  const { ACTS, OTHER_WRITES, READS } = await load('test/acts/writeCalls.ts');
  const acts = Object.entries(ACTS).map(([id, { moves, key, kept, twice, asks }]) => [
    id,
    moves,
    key,
    kept,
    twice,
    asks,
  ]);
  say(table([['call', 'changes', 'key', 'kept', 'a second call', 'result found by'], ...acts]));
  say(`\n${table([['no act of an account', 'why'], ...Object.entries(OTHER_WRITES)])}`);
  say(`\nReads sent as POST: ${READS.join(', ')}`);
  say(`\n${acts.length} acts, ${Object.keys(OTHER_WRITES).length} other writes, ${READS.length} reads.`);
});
