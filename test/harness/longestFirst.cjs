// A long file that starts last keeps one worker busy while the others are idle. Jest knows from its cache how long
// files take; a fresh machine has no cache, so the long ones are listed here, and the rest are sorted by size.
const Sequencer = require('@jest/test-sequencer').default;

/** Longest first, as measured; a missing file costs only a little time. */
const LONG = [
  'pageRecords.1of3.screen.ts',
  'pageRecords.2of3.screen.ts',
  'pageRecords.3of3.screen.ts',
  'acts.1of3.screen.ts',
  'acts.2of3.screen.ts',
  'acts.3of3.screen.ts',
  'wires.wide.screen.ts',
  'everyState.wide.journey.ts',
  'everyPage.journey.ts',
  'pages.journey.ts',
  'receive.journey.ts',
  'listFaults.journey.ts',
  'list.wide.engine.ts',
  'setData.wide.engine.ts',
  'incentive.engine.ts',
];

const rankOf = ({ path }) => {
  const rank = LONG.findIndex((name) => path.endsWith(`/${name}`));
  return rank < 0 ? LONG.length : rank;
};
const sizeOf = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => rankOf(one) - rankOf(other) || sizeOf(other) - sizeOf(one));
  }
};
