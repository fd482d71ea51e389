/** `setData` of the weekly page in both packages (docs/testing.md "Limits"). */
import { phones, TARGETS } from './phones';
import { CLOCKS, measureAll, measureBig, measureClocks, WEEKLY_LIMITS } from './weeklyFigures';

const hosts = phones();

describe.each(TARGETS)('%s', (target) => {
  test('FRI-ALL stays within 60 KB, all modules and location changes included', async () => {
    const { bytes, calls } = await measureAll(hosts, target);
    process.stdout.write(`${target} FRI-ALL: ${bytes} B in ${calls} calls\n`);
    expect(bytes).toBeLessThanOrEqual(WEEKLY_LIMITS.firstRenderBytes);
  });

  test(`${CLOCKS} visible countdowns: one call of at most 1 KB a second, none while hidden`, async () => {
    const { shown, hidden } = await measureClocks(hosts, target);
    process.stdout.write(`${target} FRI-CLOCKS: ticks of ${shown.join(', ')} B\n`);
    expect(Math.max(...shown)).toBeLessThanOrEqual(WEEKLY_LIMITS.tickBytes);
    expect(hidden).toEqual([]);
  });

  test('FRI-BIG never sends 128 KB in one call, also while scrolled to its end', async () => {
    const { bytes, calls } = await measureBig(hosts, target);
    process.stdout.write(`${target} FRI-BIG: at most ${bytes} B in one of ${calls} calls\n`);
    expect(bytes).toBeLessThanOrEqual(WEEKLY_LIMITS.largestBytes);
  });
});
