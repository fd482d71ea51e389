// `setData` of the receive page in both mini-program packages, on the engine host (issue: 12 KB in 3 calls, then silence).
import { FIRST_RENDER_LIMIT, IDLE_MS, MEASURED, measureSetData } from '../engines/firstRender';
import { phones, TARGETS } from '../engines/phones';
import { recordFigure } from '../harness';

const hosts = phones();

describe.each(TARGETS)('%s', (target) => {
  test.each(MEASURED)('%s: first render and idle', async (activity) => {
    const { firstRender, idleCalls } = await measureSetData(hosts, target, activity);
    const name = `receive page ${activity} (${target})`;
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
    recordFigure({
      name: `${name}, ${IDLE_MS / 1000} s idle: setData calls`,
      value: idleCalls,
      unit: 'calls',
      limit: 0,
    });
    expect(firstRender.calls).toBeGreaterThan(0);
  });
});
