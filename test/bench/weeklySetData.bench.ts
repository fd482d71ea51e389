// `setData` of the weekly page in both mini-program packages, on the engine host (docs/testing.md "Limits").
import { phones, TARGETS } from '../engines/phones';
import { CLOCKS, measureAll, measureBig, measureClocks, WEEKLY_LIMITS } from '../engines/weeklyFigures';
import { recordFigure } from '../harness';

const hosts = phones();

describe.each(TARGETS)('%s', (target) => {
  test('FRI-ALL: first render', async () => {
    const { bytes, calls } = await measureAll(hosts, target);
    recordFigure({
      name: `FRI-ALL (${target}), first render: setData bytes`,
      value: bytes,
      unit: 'B',
      limit: WEEKLY_LIMITS.firstRenderBytes,
    });
    expect(calls).toBeGreaterThan(0);
  });

  test('FRI-CLOCKS: one tick, then no setData', async () => {
    const { shown, hidden } = await measureClocks(hosts, target);
    recordFigure({
      name: `FRI-CLOCKS (${target}), one second's tick of ${CLOCKS} countdowns: setData bytes`,
      value: Math.max(...shown),
      unit: 'B',
      limit: WEEKLY_LIMITS.tickBytes,
    });
    recordFigure({
      name: `FRI-CLOCKS (${target}), hidden: setData calls`,
      value: hidden.length,
      unit: 'calls',
      limit: 0,
    });
    expect(shown.length).toBeGreaterThan(0);
  });

  test('FRI-BIG: the largest call', async () => {
    const { bytes, calls } = await measureBig(hosts, target);
    recordFigure({
      name: `FRI-BIG (${target}), scrolled to its end: bytes of the largest setData`,
      value: bytes,
      unit: 'B',
      limit: WEEKLY_LIMITS.largestBytes,
    });
    expect(calls).toBeGreaterThan(0);
  });
});
