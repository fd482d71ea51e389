import { PLATFORM_CODE } from '@/platform/host/types';
import { settle } from '@/utils/testing/fakeClock';
import { SCENE_CODE } from './taskApi';
import type { TaskScene } from './taskTypes';
import {
  APP_HOST,
  failAll,
  makeBench,
  NO_ANSWERS,
  wireOffer,
  wireTask,
  type TaskBench,
} from './testing/taskBench';

const OFFER = wireOffer([wireTask()]);
const NO_NEWS = { hasFinished: false, hasFailedQuietly: false };
const ids = ({ store }: TaskBench): readonly string[] | undefined =>
  store.offer?.tasks.map(({ taskId }) => taskId);
async function loaded(): Promise<TaskBench> {
  const bench = makeBench();
  void bench.store.refresh();
  await settle();
  await bench.transport.last.ok(OFFER);
  return bench;
}

it.each([
  ['center', 3],
  ['pickDetail', 4],
  ['pick', 5],
  ['pickPaySuccess', 6],
  ['homePopup', 0],
] as const)('sends the scene %s as %p (product §2.9)', async (scene: TaskScene, code) => {
  const bench = makeBench({ scene, channelId: 'C'.repeat(200) });
  void bench.store.refresh();
  await settle();
  expect(bench.bodies()).toEqual([
    { scene: code, channelId: 'C'.repeat(128), appSystem: 'android', appVersion: '6019000' },
  ]);
  expect(SCENE_CODE[scene]).toBe(code);
});

it.each([
  [{ ...APP_HOST, os: 'harmony', appVersionCode: null } as const, 'harmony', ''],
  [{ ...APP_HOST, os: 'other' } as const, '', '6019000'],
  [{ ...APP_HOST, kind: 'browser', platformCode: PLATFORM_CODE.browser } as const, '', ''],
])('sends %j as %p %p', async (host, appSystem, appVersion) => {
  const bench = makeBench(undefined, { host });
  void bench.store.refresh();
  await settle();
  expect(bench.bodies()).toMatchObject([{ appSystem, appVersion }]);
});

it('shows the tasks, and an empty list as empty', async () => {
  const bench = await loaded();
  expect([bench.store.phase, ids(bench)]).toEqual(['ready', ['T1']]);
  void bench.store.refresh();
  await settle();
  await bench.transport.last.ok(wireOffer([]));
  expect(bench.store.phase).toBe('empty');
});

it('a finished task is reported with the response that contains it, and only with that one', async () => {
  const bench = makeBench();
  const first = bench.store.refresh();
  await settle();
  await bench.transport.last.ok(wireOffer([wireTask({ firstFinishedFlag: true })]));
  expect(await first).toMatchObject({ hasFinished: true });
  const second = bench.store.refresh();
  await settle();
  await bench.transport.last.ok(OFFER);
  expect(await second).toMatchObject({ hasFinished: false });
});

describe.each(NO_ANSWERS.filter(([name]) => name !== 'another shape'))('fault %s', (_name, fault) => {
  it('fails the first load, which can be tried again; a refresh keeps the current tasks', async () => {
    const bench = makeBench();
    void bench.store.refresh();
    await settle();
    await failAll(bench, fault);
    expect(bench.store.phase).toBe('failed');
    void bench.store.refresh();
    expect(bench.store.phase).toBe('loading');
    await settle();
    await bench.transport.last.ok(OFFER);
    const refreshed = bench.store.refresh();
    await settle();
    await failAll(bench, fault);
    expect([bench.store.phase, ids(bench)]).toEqual(['ready', ['T1']]);
    expect(await refreshed).toEqual({ ...NO_NEWS, hasFailedQuietly: true });
  });
});

it('shows offline without a network', async () => {
  const bench = makeBench();
  bench.isOnline = false;
  void bench.store.refresh();
  await settle();
  await failAll(bench, (sent) => sent.lose());
  expect(bench.store.phase).toBe('offline');
});

it('a broken task affects no other', async () => {
  const bench = makeBench();
  void bench.store.refresh();
  await settle();
  await bench.transport.last.ok(wireOffer([wireTask({ taskStatus: null }), wireTask({ taskId: 'T2' })]));
  expect(ids(bench)).toEqual(['T2']);
});

it('the latest request replaces the previous one', async () => {
  const bench = await loaded();
  const first = bench.store.refresh();
  await settle();
  const old = bench.transport.last;
  const second = bench.store.refresh();
  await settle();
  await bench.transport.last.ok(wireOffer([wireTask({ taskId: 'NEW' })]));
  await old.ok(wireOffer([wireTask({ taskId: 'OLD', firstFinishedFlag: true })]));
  expect([await first, await second, ids(bench)]).toEqual([NO_NEWS, NO_NEWS, ['NEW']]);
});

it('of two requests that share a response only the later one reports its news', async () => {
  const bench = await loaded();
  const first = bench.store.refresh();
  const second = bench.store.refresh();
  await settle();
  await bench.transport.last.ok(wireOffer([wireTask({ firstFinishedFlag: true })]));
  expect([await first, await second]).toEqual([NO_NEWS, { ...NO_NEWS, hasFinished: true }]);
});

it('the first refresh is a load: with a skeleton, and its failure is shown', async () => {
  const bench = makeBench();
  const end = bench.store.refresh();
  expect(bench.store.phase).toBe('loading');
  await settle();
  await failAll(bench, (sent) => sent.status(500));
  expect([await end, bench.store.phase]).toEqual([NO_NEWS, 'failed']);
});

describe('login', () => {
  it('a response after log-out changes nothing', async () => {
    const bench = await loaded();
    const end = bench.store.refresh();
    await settle();
    const open = bench.transport.last;
    bench.account.token = null;
    await bench.store.refresh();
    await open.ok(wireOffer([wireTask({ firstFinishedFlag: true })]));
    expect([await end, bench.store.phase, bench.store.offer]).toEqual([NO_NEWS, 'logged-out', null]);
  });

  it('logged out, it fetches nothing automatically and shows none of the previous user’s tasks', async () => {
    const bench = await loaded();
    bench.account.token = null;
    await bench.store.refresh();
    expect([bench.store.phase, bench.store.offer, bench.gate.isOpen, bench.transport.sent.length]).toEqual([
      'logged-out',
      null,
      false,
      1,
    ]);
  });

  it('another account by a new app token: the previous tasks disappear while loading', async () => {
    const bench = await loaded();
    Object.assign(bench.account, { token: 'another', number: 2 });
    void bench.store.refresh();
    expect([bench.store.phase, bench.store.offer]).toEqual(['loading', null]);
    await settle();
    await bench.transport.last.ok(wireOffer([wireTask({ taskId: 'T2' })]));
    expect([bench.store.phase, ids(bench)]).toEqual(['ready', ['T2']]);
  });

  it('the same account with a new token keeps its list during the refetch', async () => {
    const bench = await loaded();
    bench.account.token = 'renewed';
    void bench.store.refresh();
    expect([bench.store.phase, ids(bench)]).toEqual(['ready', ['T1']]);
  });

  it('去登录 requests login, and the tasks load automatically', async () => {
    const bench = makeBench(undefined, { token: null });
    await bench.store.refresh();
    void bench.store.logIn();
    await settle();
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn('second');
    await bench.transport.last.ok(OFFER);
    expect([bench.store.phase, ids(bench)]).toEqual(['ready', ['T1']]);
  });

  it('closed, nothing changes', async () => {
    const bench = makeBench(undefined, { token: null });
    await bench.store.refresh();
    const end = bench.store.logIn();
    await settle();
    bench.gate.close();
    await end;
    expect([bench.store.phase, bench.transport.sent.length]).toEqual(['logged-out', 0]);
  });

  it('a 401 removes the list, even on a quiet refresh', async () => {
    const bench = await loaded();
    void bench.store.refresh();
    await settle();
    await bench.transport.last.status(401);
    expect([bench.store.phase, bench.store.offer]).toEqual(['logged-out', null]);
  });

  it('nothing changes after unmount', async () => {
    const bench = makeBench();
    const end = bench.store.refresh();
    await settle();
    bench.scope.cancel();
    expect([await end, bench.store.phase]).toEqual([NO_NEWS, 'loading']);
  });
});
