// `setData` of each page in both mini-program packages, on the engine host. Limits: 12 KB in 3 calls, then no calls or
// only ticks.
import { FIRST_RENDER_LIMIT, IDLE_MS, measureBoth, TICK_LIMIT } from '../engines/firstRender';
import { MEASURED } from '../engines/measuredPages';
import { phones } from '../engines/phones';
import { recordFigure } from '../harness';

const hosts = phones();

test.each(MEASURED)('$name: first render and idle', async (measured) => {
  for (const { target, firstRender, idle } of await measureBoth(hosts, measured)) {
    const name = `${measured.name} (${target})`;
    recordFigure({
      name: `${name}, first render: setData bytes`,
      value: firstRender.bytes,
      unit: 'B',
      limit: FIRST_RENDER_LIMIT.bytes,
    });
    recordFigure({
      name: `${name}, first render: setData calls`,
      value: firstRender.calls,
      unit: 'calls',
      limit: FIRST_RENDER_LIMIT.calls,
    });
    if (measured.firstRender.isTicking === true) {
      recordFigure({
        name: `${name}, one second's tick: setData bytes`,
        value: Math.max(...idle),
        unit: 'B',
        limit: TICK_LIMIT.bytes,
      });
    } else {
      recordFigure({
        name: `${name}, ${IDLE_MS / 1000} s idle: setData calls`,
        value: idle.length,
        unit: 'calls',
        limit: 0,
      });
    }
    expect(firstRender.calls).toBeGreaterThan(0);
  }
});
