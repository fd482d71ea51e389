import { pageBench } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import { ISSUE_TEXTS, IssuesStore } from './IssuesStore';

const wireIssues = (offer: object | null) => ({
  cabinetName: '科技园快递柜',
  servicePhone: '',
  serviceHours: '',
  offer: offer === null ? null : { activityCode: 'CA-1', title: '补偿', desc: '', isJoined: false, ...offer },
});

async function shown(cabinetCode = 'CAB-1') {
  const bench = pageBench();
  const store = new IssuesStore({ ...bench.deps, gateway: bench.gateway, cabinetCode });
  void store.query.refresh();
  await settle();
  const asked = bench.body();
  await bench.transport.last.ok(wireIssues({}));
  return { ...bench, store, asked };
}

test('sends no more of a cabinet’s code than the maximum length', async () => {
  const { asked } = await shown('x'.repeat(70));
  expect(asked).toEqual({ cabinetCode: 'x'.repeat(64) });
});

test('nothing is chosen until the user chooses', async () => {
  const { store } = await shown();
  expect(store.problem).toBeNull();
  store.choose('dirty');
  expect(store.problem).toBe('dirty');
});

test('joins once however often the user taps, and shows it', async () => {
  const { store, transport, paths, body } = await shown();
  const outcome = store.join();
  expect([store.isJoining, await store.join()]).toEqual([true, '']);
  await settle();
  expect([paths(), body()]).toEqual([
    ['cabinetIssues', 'joinActivity'],
    { activityCode: 'CA-1', requestNo: expect.any(String) },
  ]);
  await transport.last.ok({ rewardFen: 100 });
  await transport.last.ok(wireIssues({ isJoined: true }));
  expect([await outcome, store.query.value?.offer?.isJoined, store.isJoining]).toEqual(['', true, false]);
});

test('refused: shows the gateway’s message and the refetched campaign', async () => {
  const { store, transport } = await shown();
  const outcome = store.join();
  await settle();
  await transport.last.fail('100205009', '活动已结束');
  await transport.last.ok(wireIssues(null));
  expect([await outcome, store.query.value?.offer]).toEqual(['活动已结束', null]);
});

test.each([
  ['was joined', { isJoined: true }, {}, ''],
  ['was not joined', {}, {}, ISSUE_TEXTS.joinFailed],
  ['was not joined then, but is now', {}, { isJoined: true }, ''],
])('after a lost response, the campaign %s', async (_name, seen, shownThen, text) => {
  const { store, transport } = await shown();
  const outcome = store.join();
  await settle();
  await transport.last.lose();
  await transport.last.ok(wireIssues(seen));
  await transport.last.ok(wireIssues(shownThen));
  expect(await outcome).toBe(text);
});

test.each([
  ['is open still', {}, ['cabinetIssues', 'joinActivity']],
  ['is another one by now', { activityCode: 'CA-2', isJoined: false }, ['cabinetIssues', 'cabinetIssues']],
  ['is over', null, ['cabinetIssues', 'cabinetIssues']],
])(
  'after an unknown result, looks it up at the gateway before sending again: it %s',
  async (_name, seen, next) => {
    const { store, transport, paths } = await shown();
    const outcome = store.join();
    await settle();
    await transport.last.lose();
    await transport.last.status(404);
    await transport.last.ok(wireIssues({}));
    expect(await outcome).toBe(UNKNOWN_TEXT);
    const again = store.join();
    await settle();
    await transport.last.ok(wireIssues(seen));
    expect(paths().slice(-2)).toEqual(next);
    if (next[1] === 'joinActivity') await transport.last.ok({ rewardFen: 100 });
    await transport.last.ok(wireIssues(seen));
    expect(await again).toBe('');
  },
);
