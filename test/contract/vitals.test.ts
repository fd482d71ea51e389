/** What the lab's page of speed and errors shows of the reports that arrived (docs/vitals.md). */
import type { FastifyInstance } from 'fastify';
import type { VitalsRow } from '../../sandbox/account/vitalsSummary';
import { control, post, startSandbox } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

type Context = Readonly<Record<string, string | number>>;
let batches = 0;

async function send(page: string, type: string, component: string, context: Context, visit = 'visit-0001') {
  batches += 1;
  const client = context['target'] === 'weapp' ? 5 : 9;
  const answer = await post(app, 'track/events', {
    batchId: `vitals-${batches}`,
    sessionId: visit,
    client,
    events: [{ fc_page: page, fc_type: type, fc_component: component, context, at: 1_795_000_000_000 }],
  });
  expect(answer.status).toBe(200);
}
const report = (page: string, context: Context, visit?: string): Promise<void> =>
  send(page, 'result', 'vitals', { release: '0.1.0', target: 'h5', host: 'browser', ...context }, visit);
const error = (page: string, visit?: string): Promise<void> =>
  send(page, 'error', 'render', { why: 'TypeError' }, visit);

const summary = async (): Promise<readonly VitalsRow[]> =>
  (await app.inject('/__sandbox/vitals/summary')).json<VitalsRow[]>();

test('without reports there is nothing to show', async () => {
  await send('home', 'view', '', {});
  await send('home', 'result', 'claim', { kind: 'won' });
  expect(await summary()).toEqual([]);
});

test('half and three quarters of a page’s reports are at most this; what a report lacks does not count', async () => {
  for (const lcp of [400, 100, 300, 200]) await report('home', { firstScreen: lcp * 2, lcp });
  await report('home', { firstScreen: 1000 });
  expect(await summary()).toEqual([
    {
      page: 'home',
      release: '0.1.0',
      target: 'h5',
      reports: 5,
      errors: 0,
      metrics: {
        firstScreen: { p50: 600, p75: 800, count: 5 },
        lcp: { p50: 200, p75: 300, count: 4 },
      },
    },
  ]);
});

test('one row for each page, release and target: newest release first', async () => {
  await report('send', { release: '0.9.0' });
  await report('send', { release: '0.10.0' });
  await report('home', { target: 'weapp', setDataBytes: 2455 });
  await report('home', {});
  expect((await summary()).map(({ target, page, release }) => [target, page, release])).toEqual([
    ['h5', 'home', '0.1.0'],
    ['h5', 'send', '0.10.0'],
    ['h5', 'send', '0.9.0'],
    ['weapp', 'home', '0.1.0'],
  ]);
});

test('an error belongs to the release that its visit reported; without a report to none', async () => {
  await error('home', 'visit-0001');
  await report('send', { release: '0.2.0' }, 'visit-0001');
  await error('send', 'visit-0002');
  expect(
    (await summary()).map(({ page, release, reports, errors }) => [page, release, reports, errors]),
  ).toEqual([
    ['home', '0.2.0', 0, 1],
    ['send', '0.2.0', 1, 0],
    ['send', '', 0, 1],
  ]);
});

test('a reset forgets them', async () => {
  await report('home', {});
  await control(app, 'reset');
  expect(await summary()).toEqual([]);
});
