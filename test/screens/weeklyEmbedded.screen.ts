/**
 * The weekly page inside the consumer app's own pages (product §2.2, §2.4, §2.8): scenes pickResult, pickDetail,
 * pickPaySuccess.
 */
import { journey, type HostName, type Visitor } from '../harness';
import { APP_TOKEN } from '../journeys/hostSteps';
import { bridged } from '../journeys/placeSteps';
import { openWeekly, pathOf, skeleton } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

async function embed(host: HostName): Promise<Visitor> {
  const visitor = await visit({
    host,
    cookies: { token: APP_TOKEN },
    bridgeAnswers: { toast: null, reportPageHeight: null, closeWebview: null },
  });
  await visitor.context.addInitScript(noteHeights);
  return visitor;
}

/** Records the content's height at each report: it grows while the page is shown. */
function noteHeights(): void {
  const noted: number[] = [];
  Object.assign(window, { __heights: noted });
  const bridge = Reflect.get(window, 'HiveBridge') as { invoke(method: string, ...rest: unknown[]): void };
  const { invoke } = bridge;
  bridge.invoke = (method, ...rest) => {
    if (method === 'reportPageHeight')
      noted.push(document.getElementById('weekly-content')?.getBoundingClientRect().height ?? 0);
    invoke(method, ...rest);
  };
}

test.each([
  ['refused', 'FRI-GONE', []],
  ['broken', 'FRI-ALL', [{ path: 'aggregatePage/home', kind: 'malformed', times: 20 }]],
] as const)(
  'page info %s: the web view closes, and nothing else happens',
  async (_name, configId, faults) => {
    const visitor = await embed('consumer-android');
    const { page } = visitor;
    await sandbox.faults(...faults);
    await openWeekly(visitor, configId, '&scene=pickResult');
    await bridged(visitor, 'closeWebview', 1);
    await skeleton(page).waitFor({ state: 'detached' });
    expect(await bridged(visitor, 'toast', 0)).toEqual([]);
    expect(await bridged(visitor, 'reportPageHeight', 0)).toEqual([]);
    expect(pathOf(page)).toBe('/fcFriday');
  },
);
