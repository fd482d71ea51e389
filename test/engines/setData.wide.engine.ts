/**
 * First renders in a browser: what is drawn on a canvas, and a few others, which hold the engine host in Node
 * (test/packages/firstRender) to what a browser's sends.
 */
import { expectIdle, expectWithinLimits, measureBoth } from './firstRender';
import { MEASURED } from './measuredPages';
import { phones } from './phones';

const hosts = phones();

/** A page with a login, one with a long list, one with a clock. */
const SAMPLES: readonly string[] = ['RC-OPEN', 'LIST-137', 'AGG-STATES'];

test.each(MEASURED.filter(({ isDrawn, name }) => isDrawn === true || SAMPLES.includes(name)))(
  '$name: first render within its limits, then silence',
  async (measured) => {
    for (const figures of await measureBoth(hosts, measured)) {
      expectWithinLimits(figures);
      expectIdle(measured, figures.idle);
    }
  },
);
