/** `setData` of every page in one package: little for its first render, then nothing but a countdown's seconds. */
import { callsWhileIdle, expectIdle, expectWithinLimits, openMeasured } from '../engines/firstRender';
import { setAppVisible, type EngineTarget } from '../engines/host';
import { locateOnPhone, MEASURED, SCAN_PAGE, wayTo } from '../engines/measuredPages';
import { phones } from '../engines/phones';
import { answersTaken, callsOf } from '../engines/rest';
import { MOBILE } from '../engines/steps';
import { eventually } from '../harness';

export function testFirstRenders(target: EngineTarget): void {
  const hosts = phones();

  test.each(MEASURED.filter(({ isDrawn }) => isDrawn !== true))(
    '$name: first render within its limits, then no setData',
    async (measured) => {
      const visit = await openMeasured(hosts, target, measured);
      expectWithinLimits(visit);
      expectIdle(measured, await visit.stayIdle());
    },
  );

  test('a countdown stops while its page is hidden, and continues when it is back', async () => {
    const measured = MEASURED.find(({ firstRender }) => firstRender.isTicking === true);
    if (measured === undefined) throw new Error('no page ticks');
    const way = wayTo(measured.route, measured, target);
    const page = await hosts.open(target, { ...way.open, token: await hosts.sandbox.token(MOBILE) });
    await way.go(page);
    await locateOnPhone(page, measured.seen).waitFor();
    await measured.firstRender.settle?.(page);
    // A page that returns while a request is running shares its response, and a late response is no tick.
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
}
