import { fissionAssist, fissionHome, fissionStart } from '@/api/generated/operations/help';
import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { UNKNOWN_TEXT } from '@/data/unknownText';
import { settle } from '@/utils/testing/fakeClock';
import { HELP_TEXTS, type HelpPlace, HelpStore } from './HelpStore';

type Wire = Readonly<Record<string, unknown>>;

const wireHome = (over: Wire = {}): Wire => ({
  activityCode: 'ACT',
  title: '助力',
  statusCode: 'NONE',
  isOwner: true,
  ownerName: '',
  inviteCode: '',
  goalFen: 1000,
  sumFen: 0,
  helperCount: 0,
  helpers: [],
  reasonCode: 'NONE',
  reasonMsg: '',
  shareTitle: '',
  goods: null,
  ...over,
});
const OWN = wireHome({ statusCode: 'RUNNING', inviteCode: 'MINE', ownFen: 120 });
const FRIENDS = wireHome({ statusCode: 'RUNNING', isOwner: false, inviteCode: 'FRIEND' });

function bench(place: Partial<HelpPlace> = {}, options?: PageBenchOptions) {
  const page = pageBench(options);
  const store = new HelpStore({
    ...page.deps,
    gateway: page.gateway,
    calls: { home: fissionHome, start: fissionStart, assist: fissionAssist },
    place: { activityCode: '', inviteCode: '', ...place },
  });
  return { ...page, store };
}

/** The page has loaded with this response. */
async function shown(home: Wire, options?: PageBenchOptions) {
  const opened = bench({ activityCode: 'ACT' }, options);
  void opened.store.query.refresh();
  await settle();
  await opened.transport.last.ok(home);
  return opened;
}

test.each<[string, Partial<HelpPlace>, unknown]>([
  ['nothing', {}, {}],
  ['an activity', { activityCode: 'ACT' }, { activityCode: 'ACT' }],
  ['a link', { inviteCode: 'INV' }, { inviteCode: 'INV' }],
  ['both: the link', { activityCode: 'ACT', inviteCode: 'INV' }, { inviteCode: 'INV' }],
  ['the longest codes', { inviteCode: 'I'.repeat(64) }, { inviteCode: 'I'.repeat(64) }],
])('an address with %s', async (_name, place, asked) => {
  const { store, transport, body } = bench(place);
  expect([store.home, store.state]).toEqual([null, null]);
  void store.query.refresh();
  await settle();
  expect(body()).toEqual(asked);
  await transport.last.ok(OWN);
  expect([store.home?.inviteCode, store.state]).toEqual(['MINE', 'running']);
});

test.each<Partial<HelpPlace>>([{ inviteCode: 'I'.repeat(65) }, { activityCode: 'A'.repeat(65) }])(
  'a code that is too long counts as none, without a request',
  async (place) => {
    const { store, paths } = bench(place);
    await store.query.refresh();
    expect([store.query.phase, store.query.value, store.home, store.state, paths()]).toEqual([
      'ready',
      'none',
      null,
      null,
      [],
    ]);
  },
);

test.each([
  ['100205002', 'ready', 'none', HELP_TEXTS.infoFailed],
  ['999', 'failed', null, '系统忙'],
])('refused with %s: %s', async (code, phase, value, text) => {
  const { store, transport } = bench();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code, '系统忙');
  expect([store.query.phase, store.query.value, store.query.failureText]).toEqual([phase, value, text]);
});

test.each(['start', 'assist'] as const)('%s before the page has loaded: nothing is sent', async (act) => {
  const { store, paths } = bench();
  expect([await store[act](), paths()]).toEqual([{ kind: 'nothing' }, []]);
});

test.each([
  ['start', wireHome({ activityCode: '' })],
  ['assist', wireHome({ inviteCode: '' })],
] as const)('%s without its code: nothing is sent', async (act, home) => {
  const { store, paths } = await shown(home);
  expect([await store[act](), paths()]).toEqual([{ kind: 'nothing' }, ['taskHome']]);
});

test('a start continues with the new help', async () => {
  const { store, transport, body, paths } = await shown(wireHome());
  const ended = store.start();
  expect(store.isBusy).toBe(true);
  expect(await store.start()).toEqual({ kind: 'nothing' });
  await settle();
  expect(body()).toEqual({ activityCode: 'ACT', requestNo: 'requestNo0000001' });
  await transport.last.ok({ inviteCode: 'MINE', ownFen: 120 });
  expect([body(), store.isBusy]).toEqual([{ inviteCode: 'MINE' }, true]);
  await transport.last.ok(OWN);
  expect([await ended, store.isBusy, store.state]).toEqual([{ kind: 'started', fen: 120 }, false, 'running']);
  expect(paths()).toEqual(['taskHome', 'taskStart', 'taskHome']);
});

test.each([
  ['RUNNING', { kind: 'started', fen: 120 }, { inviteCode: 'MINE' }],
  ['REACHED', { kind: 'started', fen: 120 }, { inviteCode: 'MINE' }],
  ['FINISHED', { kind: 'message', text: HELP_TEXTS.startFailed }, { activityCode: 'ACT' }],
  ['NONE', { kind: 'message', text: HELP_TEXTS.startFailed }, { activityCode: 'ACT' }],
])('a start whose response is lost, and the lookup finds %s', async (statusCode, outcome, asked) => {
  const { store, transport, body } = await shown(wireHome());
  const ended = store.start();
  await settle();
  await transport.last.lose();
  expect(body()).toEqual({ activityCode: 'ACT' });
  const found = { ...OWN, statusCode };
  await transport.last.ok(found);
  expect(body()).toEqual(asked);
  await transport.last.ok(found);
  expect(await ended).toEqual(outcome);
});

test('a start with unknown result is looked up before it is sent again, with its number', async () => {
  const { store, transport, body, paths } = await shown(wireHome());
  const ended = store.start();
  await settle();
  await transport.last.lose();
  await transport.last.status(404); // the lookup
  await transport.last.ok(wireHome()); // the page
  expect(await ended).toEqual({ kind: 'message', text: UNKNOWN_TEXT });
  void store.start();
  await settle();
  await transport.last.ok(wireHome({ statusCode: 'NONE' }));
  expect([paths().slice(-2), body()]).toEqual([
    ['taskHome', 'taskStart'],
    { activityCode: 'ACT', requestNo: 'requestNo0000001' },
  ]);
});

test.each([
  ['started by another device', 'RUNNING', { kind: 'started', fen: 120 }],
  ['over meanwhile', 'FINISHED', { kind: 'message', text: HELP_TEXTS.startFailed }],
])('a login in between looks first: %s', async (_name, statusCode, outcome) => {
  const { store, transport, logIn, paths } = await shown(wireHome());
  const ended = store.start();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok({ ...OWN, statusCode });
  await transport.last.ok({ ...OWN, statusCode });
  expect([await ended, paths()]).toEqual([outcome, ['taskHome', 'taskStart', 'taskHome', 'taskHome']]);
});

test.each([
  ['start', '活动太火爆', '活动太火爆'],
  ['start', ' ', HELP_TEXTS.startFailed],
  ['assist', '活动太火爆', '活动太火爆'],
  ['assist', ' ', HELP_TEXTS.helpFailed],
] as const)('%s refused with "%s": %s, and the page is refetched', async (act, said, text) => {
  const { store, transport, paths } = await shown(act === 'start' ? wireHome() : FRIENDS);
  const ended = store[act]();
  await settle();
  await transport.last.fail('100901051', said);
  await transport.last.ok(OWN);
  expect([await ended, paths().length]).toEqual([{ kind: 'message', text }, 3]);
});

test.each(['start', 'assist'] as const)(
  '%s when logged out requests login first; closed: nothing',
  async (act) => {
    const { store, gate, paths } = await shown(act === 'start' ? wireHome() : FRIENDS, { token: null });
    const ended = store[act]();
    await settle();
    expect([gate.isOpen, paths()]).toEqual([true, ['taskHome']]);
    gate.close();
    expect([await ended, paths()]).toEqual([{ kind: 'nothing' }, ['taskHome']]);
  },
);

test.each<[string, Wire, unknown]>([
  ['helps', { isHelped: true, fen: 88, reasonCode: 'NONE', reasonMsg: '' }, { kind: 'helped', fen: 88 }],
  [
    'helps nobody, and says why',
    { isHelped: false, reasonCode: 'FULL', reasonMsg: '' },
    { kind: 'message', text: '来晚啦，好友已经凑齐了' },
  ],
])('a response that %s', async (_name, answer, outcome) => {
  const { store, transport, body, paths } = await shown(FRIENDS);
  const ended = store.assist();
  expect(store.isBusy).toBe(true);
  await settle();
  expect(body()).toEqual({ inviteCode: 'FRIEND', requestNo: 'requestNo0000001' });
  await transport.last.ok(answer);
  expect(paths()).toEqual(['taskHome', 'taskAssist', 'taskHome']);
  await transport.last.ok({ ...FRIENDS, sumFen: 88 });
  expect([await ended, store.home?.sumFen, store.isBusy]).toEqual([outcome, 88, false]);
});

const LOOKED: readonly [string, Wire, lost: unknown, first: unknown][] = [
  [
    'a sum',
    { helpedFen: 1, reasonCode: 'FULL', reasonMsg: '已凑齐' },
    { kind: 'helped', fen: 1 },
    { kind: 'message', text: '已凑齐' },
  ],
  [
    'the reason',
    { helpedFen: 0, reasonCode: 'HELPED' },
    { kind: 'helped', fen: 0 },
    { kind: 'message', text: '您已经帮过TA啦' },
  ],
  [
    'that the goal is reached',
    { reasonCode: 'FULL' },
    { kind: 'message', text: HELP_TEXTS.helpFailed },
    { kind: 'message', text: '来晚啦，好友已经凑齐了' },
  ],
];

test.each(LOOKED)('a help whose response is lost, and the lookup finds %s', async (_name, found, outcome) => {
  const { store, transport, body } = await shown(FRIENDS);
  const ended = store.assist();
  await settle();
  await transport.last.lose();
  expect(body()).toEqual({ inviteCode: 'FRIEND' });
  await transport.last.ok({ ...FRIENDS, ...found });
  await transport.last.ok({ ...FRIENDS, ...found, sumFen: 500 });
  expect([await ended, store.home?.sumFen]).toEqual([outcome, 500]);
});

test.each(LOOKED)('a login in between, and the lookup finds %s', async (_name, found, _lost, outcome) => {
  const { store, transport, logIn, paths } = await shown(FRIENDS);
  const ended = store.assist();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok({ ...FRIENDS, ...found });
  await transport.last.ok({ ...FRIENDS, ...found, sumFen: 500 });
  expect([await ended, store.home?.sumFen, paths().filter((path) => path === 'taskAssist').length]).toEqual([
    outcome,
    500,
    1,
  ]);
});

test('a login in between, and the friend can still be helped: it is sent', async () => {
  const { store, transport, logIn, paths } = await shown(FRIENDS);
  void store.assist();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(FRIENDS);
  expect(paths()).toEqual(['taskHome', 'taskAssist', 'taskHome', 'taskAssist']);
});

test('unmounting the page cancels its request', async () => {
  const { store, transport, scope, paths } = await shown(FRIENDS);
  const ended = store.assist();
  await settle();
  scope.cancel();
  expect([await ended, transport.last.isCancelled, paths().length]).toEqual([{ kind: 'nothing' }, true, 2]);
});
