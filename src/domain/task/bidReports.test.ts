import type { PingOutcome } from '@/platform/ping/types';
import type { TrackInput } from '@/tracking';
import { settle } from '@/utils/testing/fakeClock';
import { BidReports, pingAddress } from './bidReports';
import { taskItem } from './taskApi';
import { wireTask } from './testing/taskBench';

const bid = (requestId: string, changes: object = {}) =>
  taskItem(
    wireTask({
      taskChannel: 12,
      taskType: 20,
      appIncentiveTask: { requestId, nurl: 'https://ok/n', curl: 'https://ok/c', price: '0.6', ...changes },
    }),
    't',
  );

function makeReports(outcome: PingOutcome = { kind: 'sent' }) {
  const pings: string[] = [];
  const events: TrackInput[] = [];
  const reports = new BidReports({
    ping(url) {
      pings.push(url);
      return Promise.resolve(outcome);
    },
    addressOf: (url) => (url.startsWith('https://ok/') ? url : ''),
    track: (event) => void events.push(event),
  });
  return { pings, events, reports };
}

it('reports once per bid that it was seen, and once that it was tapped', async () => {
  const { pings, events, reports } = makeReports();
  for (const task of [bid('R1'), bid('R1'), bid('R2')]) {
    reports.shown(task, 'p');
    reports.pressed(task, 'p');
  }
  await settle();
  expect([pings, events]).toEqual([['https://ok/n', 'https://ok/c', 'https://ok/n', 'https://ok/c'], []]);
});

it('reports a ping that failed, and does not send it again', async () => {
  const { pings, events, reports } = makeReports({ kind: 'failed', message: 'lost' });
  reports.shown(bid('R1'), 'p');
  await settle();
  reports.shown(bid('R1'), 'p');
  await settle();
  expect(pings).toHaveLength(1);
  expect(events).toMatchObject([
    {
      page: 'p',
      type: 'error',
      component: 'taskPing',
      context: { requestId: 'R1', why: 'lost', typeName: '其他' },
    },
  ]);
});

it('sends nothing to an address that is not allowed, and reports it', async () => {
  const { pings, events, reports } = makeReports();
  reports.pressed(bid('R1', { curl: 'https://evil/c' }), 'p');
  reports.shown(bid('R1', { nurl: '' }), 'p');
  await settle();
  expect([pings, events.map(({ context }) => context?.['why'])]).toEqual([[], ['refused']]);
});

it('a bid without an icon is reported once', () => {
  const { events, reports } = makeReports();
  reports.showFailed(bid('R1'), 'p');
  reports.showFailed(bid('R1'), 'p');
  expect(events).toMatchObject([
    {
      type: 'error',
      component: 'taskShowFailed',
      context: { taskId: 'T1', requestId: 'R1', bid: { price: '0.6' } },
    },
  ]);
  expect(events).toHaveLength(1);
});

it.each([
  ['https://third.example/n?a=1', 'https://third.example/n?a=1'],
  ['/__x/ping', 'https://m.example.com/__x/ping'],
  ['https://m.example.com/ping', 'https://m.example.com/ping'],
  ['https://evil.example/n', ''],
  ['//evil.example/n', ''],
  ['javascript:alert(1)', ''],
  ['hiveconsumer://x', ''],
  ['', ''],
])('a ping to %p goes to %p', (url, expected) => {
  const policy = {
    ownOrigins: ['https://m.example.com'],
    linkHosts: ['third.example'],
    tokenHosts: [],
    appSchemes: ['hiveconsumer'],
    miniProgramIds: [],
  };
  expect(pingAddress(url, policy, (path) => `https://m.example.com${path}`)).toBe(expected);
});
