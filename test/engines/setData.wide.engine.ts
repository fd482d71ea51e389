/**
 * First renders in a browser: pages drawn on a canvas, and a few others, which check that the engine host in Node
 * (test/packages/firstRender) sends the same as a browser's.
 */
import { expectIdle, expectWithinLimits, measureBoth } from './firstRender';
import { MEASURED } from './measuredPages';
import { phones } from './phones';

const hosts = phones();

/** A page with a login, one with a long list, one with a countdown. */
const SAMPLES: readonly string[] = ['RC-OPEN', 'LIST-137', 'AGG-STATES'];

test.each(MEASURED.filter(({ isDrawn, name }) => isDrawn === true || SAMPLES.includes(name)))(
  '$name: first render within its limits, then no setData',
  async (measured) => {
    for (const figures of await measureBoth(hosts, measured)) {
      expectWithinLimits(figures);
      expectIdle(measured, figures.idle);
    }
  },
);
