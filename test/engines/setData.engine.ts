/** The receive page's `setData` in both packages: little for the first render, nothing while nothing changes. */
import { FIRST_RENDER_LIMIT, IDLE_MS, MEASURED, measureSetData } from './firstRender';
import { phones, TARGETS } from './phones';

const hosts = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each(MEASURED)('%s: first render within its limits, then silence', async (activity) => {
    const { firstRender, idleCalls, calls } = await measureSetData(hosts, target, activity);
    process.stdout.write(
      `${target} ${activity}: first render ${firstRender.bytes} B in ${firstRender.calls} calls, ` +
        `${idleCalls} calls in ${IDLE_MS} ms idle\n${calls.map((call) => `  ${call}\n`).join('')}`,
    );
    expect(firstRender.bytes).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.bytes);
    expect(firstRender.calls).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.calls);
    expect(idleCalls).toBe(0);
  });
});
