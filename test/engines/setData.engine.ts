/** `setData` in both packages: little for the first render of a page, then nothing but a clock's seconds. */
import { setAppVisible } from './host';
import { eventually } from '../harness';
import { callsWhileIdle, FIRST_RENDER_LIMIT, IDLE_MS, measureBoth, TICK_LIMIT } from './firstRender';
import { locateOnPhone, MEASURED, NESTING_LIMIT, SCAN_PAGE, wayTo } from './measuredPages';
import { phones, TARGETS } from './phones';
import { answersTaken, callsOf } from './rest';

const hosts = phones();

test.each(MEASURED)('$name: first render within its limits, then silence', async (measured) => {
  for (const { target, firstRender, idle, calls, nesting } of await measureBoth(hosts, measured)) {
    process.stdout.write(
      `${target} ${measured.name}: first render ${firstRender.bytes} B in ${firstRender.calls} calls, ` +
        `${idle.length} calls in ${IDLE_MS} ms idle\n${calls.map((call) => `  ${call}\n`).join('')}`,
    );
    expect(nesting).toBeLessThanOrEqual(NESTING_LIMIT);
    expect(firstRender.bytes).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.bytes);
    expect(firstRender.calls).toBeLessThanOrEqual(FIRST_RENDER_LIMIT.calls);
    if (measured.firstRender.isTicking === true) {
      expect(idle.length).toBeLessThanOrEqual(IDLE_MS / 1000 + 1);
      expect(Math.max(...idle)).toBeLessThanOrEqual(TICK_LIMIT.bytes);
    } else {
      expect(idle).toEqual([]);
    }
  }
});

describe.each(TARGETS)('%s', (target) => {
  test('a clock stands still while its page is hidden, and goes on when it is back', async () => {
    const measured = MEASURED.find(({ firstRender }) => firstRender.isTicking === true);
    if (measured === undefined) throw new Error('no page ticks');
    const way = wayTo(measured.route, measured, target);
    const page = await hosts.open(target, {
      ...way.open,
      token: await hosts.sandbox.token('13912345678'),
    });
    await way.go(page);
    await locateOnPhone(page, measured.seen).waitFor();
    await measured.firstRender.settle?.(page);
    // Whoever is back while a question is under way shares its answer, and what comes late is no clock's.
    await answersTaken(page);
    await setAppVisible(page, false);
    expect(await callsWhileIdle(page, SCAN_PAGE)).toEqual([]);
    const before = (await callsOf(page, SCAN_PAGE)).length;
    await setAppVisible(page, true);
    await eventually(
      'the clock goes on',
      async () => (await callsOf(page, SCAN_PAGE)).length,
      (calls) => calls > before,
    );
  });
});
