import { couponV2Check, couponV2Info, couponV2Receive } from '@/api/generated/operations/couponV2';
import { pageBench, type PageBenchOptions } from '@/data/testing/pageBench';
import { RECEIVE_TEXTS } from '@/domain/coupon/receiveTexts';
import { settle } from '@/utils/testing/fakeClock';
import { OfferStore } from './OfferStore';

type Wire = Readonly<Record<string, unknown>>;

const INFO = {
  code: 'C1',
  statusCode: 'PROCEED',
  biz: 2,
  scene: 7,
  clientMap: {},
  coupons: [],
  shareTitle: '',
  shareSummary: '',
  shareImageUrl: '',
};
const coupon = (couponId: string) => ({
  couponId,
  couponType: 3,
  couponCostStr: '5',
  couponDesc: '',
  couponTitle: '寄件券',
  validStartTm: '2026-01-01 00:00:00',
  validEndTm: '2026-12-31 23:59:59',
});
const wireCheck = (over: Wire = {}) => ({
  phone: '13812345678',
  isCanReceive: true,
  couponInfos: [],
  reasonCode: null,
  reasonMsg: null,
  ...over,
});
const HELD = wireCheck({ isCanReceive: false, couponInfos: [coupon('K1')] });
const REFUSED = wireCheck({ isCanReceive: false, reasonCode: '77', reasonMsg: '仅限老用户' });
const wireClaim = (over: Wire = {}) => ({
  result: true,
  couponInfos: [coupon('N1')],
  reasonCode: null,
  reasonMsg: null,
  ...over,
});
const PAYLOAD = { biz: 2, scene: 7, code: 'C1', client: 9 };

function bench({ shareCode, ...options }: PageBenchOptions & { shareCode?: string } = {}) {
  const page = pageBench(options);
  const store = new OfferStore({
    ...page.deps,
    gateway: page.gateway,
    calls: { info: couponV2Info, check: couponV2Check, receive: couponV2Receive },
    code: 'C1',
    client: { platformCode: 9, isPlainBrowser: true },
    ...(shareCode === undefined ? {} : { shareCode }),
  });
  return { ...page, store };
}
type Bench = ReturnType<typeof bench>;

/** Responses for the page, on load and on refetch; no check means not logged in. */
async function answerPage({ transport }: Bench, check: Wire | null): Promise<void> {
  await transport.last.ok(INFO);
  if (check !== null) await transport.last.ok(check);
}

async function shown(check: Wire | null = wireCheck(), shareCode?: string): Promise<Bench> {
  const opened = bench({
    token: check === null ? null : 'first',
    ...(shareCode === undefined ? {} : { shareCode }),
  });
  void opened.store.query.refresh();
  await settle();
  await answerPage(opened, check);
  return opened;
}

/** The dialog's fields that these tests compare. */
const dialog = ({ store: { result } }: Bench) =>
  result === null ? null : [result.isNew, result.coupons.map(({ id }) => id), result.maskedPhone];

test('fetches the offer, and what this user may claim', async () => {
  const opened = bench();
  const { store, transport, body, paths } = opened;
  expect([store.state, await store.claim(), paths()]).toEqual([null, { kind: 'nothing' }, []]);
  store.showHeld();
  expect(store.result).toBeNull();
  void store.query.refresh();
  await settle();
  expect(body()).toEqual({ code: 'C1' });
  await transport.last.ok(INFO);
  expect(body()).toEqual(PAYLOAD);
  await transport.last.ok(HELD);
  expect([store.state, store.query.value?.check, paths()]).toMatchObject([
    'held',
    { maskedPhone: '138****5678', canReceive: false, reasonCode: '', reasonMsg: '' },
    ['info', 'preReceiveCheck'],
  ]);
  store.showHeld();
  expect(dialog(opened)).toEqual([false, ['K1'], '138****5678']);
  store.closeResult();
  expect(store.result).toBeNull();
});

test('after a refresh, without a dialog, it knows which coupons 去使用 refers to', async () => {
  const { store } = await shown(HELD);
  expect([store.result, store.usableIds]).toEqual([null, ['K1']]);
  store.showHeld();
  expect(store.usableIds).toEqual(['K1']);
  const open = await shown();
  expect(open.store.usableIds).toEqual([]);
});

test('logged out, no check is sent and no coupons are shown', async () => {
  const opened = await shown(null);
  opened.store.showHeld();
  expect([opened.paths(), opened.store.state, opened.store.result]).toEqual([['info'], 'open', null]);
});

test.each([
  ['100901004', 'ready', 'over'],
  ['999', 'failed', null],
])('refused with %s: %s', async (code, phase, state) => {
  const { store, transport } = bench();
  void store.query.refresh();
  await settle();
  await transport.last.fail(code);
  expect([store.query.phase, store.state, store.query.failureText]).toEqual([
    phase,
    state,
    RECEIVE_TEXTS.infoFailed,
  ]);
  expect(await store.claim()).toEqual({ kind: 'nothing' });
});

test.each([
  ['without a link', undefined, {}],
  ['by a link', 'S1', { shareCode: 'S1' }],
])('a claim %s', async (_name, shareCode, sent) => {
  const opened = await shown(wireCheck(), shareCode);
  const { store, transport, body } = opened;
  const answer = store.claim();
  expect([store.isClaiming, await store.claim()]).toEqual([true, { kind: 'nothing' }]);
  await settle();
  expect(body()).toEqual({ ...PAYLOAD, requestNo: 'requestNo0000001', ...sent });
  await transport.last.ok(wireClaim());
  expect(store.result).toBeNull();
  await answerPage(opened, HELD);
  expect([await answer, dialog(opened), store.isClaiming]).toEqual([
    { kind: 'won' },
    [true, ['N1'], '138****5678'],
    false,
  ]);
});

const NONE: Wire = { result: false, couponInfos: [] };
test.each<[string, Wire, string, unknown, unknown]>([
  ['won, without a name', { couponInfos: [] }, '', { kind: 'won' }, [true, ['K1'], '138****5678']],
  ['held', { result: false }, '', { kind: 'held' }, [false, ['N1'], '138****5678']],
  [
    'refused with its reason',
    { ...NONE, reasonCode: '77', reasonMsg: '仅限新用户' },
    '别的话',
    { kind: 'refused', text: '仅限新用户', code: '77' },
    null,
  ],
  ["refused in the envelope's words", NONE, '系统忙', { kind: 'refused', text: '系统忙', code: '' }, null],
  ['refused without a word', NONE, '', { kind: 'refused', text: RECEIVE_TEXTS.claimFailed, code: '' }, null],
  [
    'all gone',
    { ...NONE, reasonCode: '100901004' },
    '系统忙',
    { kind: 'refused', text: RECEIVE_TEXTS.finished, code: '100901004' },
    null,
  ],
  [
    'all gone, in its words',
    { ...NONE, reasonCode: '100901004', reasonMsg: '券抢光了' },
    '',
    { kind: 'refused', text: '券抢光了', code: '100901004' },
    null,
  ],
])('a response: %s', async (_name, claim, msg, outcome, shownResult) => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.ok(wireClaim(claim), { msg });
  await answerPage(opened, HELD);
  expect([await answer, dialog(opened)]).toEqual([outcome, shownResult]);
});

test('won, and the refetch fails: the known data is used', async () => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.ok(wireClaim());
  await opened.transport.last.fail('999');
  expect([await answer, dialog(opened)]).toEqual([{ kind: 'won' }, [true, ['N1'], '138****5678']]);
});

test.each<[string, Wire, unknown, unknown]>([
  ['held: won', HELD, { kind: 'won' }, [true, ['K1'], '138****5678']],
  ['still open: failed', wireCheck(), { kind: 'message', text: RECEIVE_TEXTS.claimFailed }, null],
  ['closed: failed', REFUSED, { kind: 'message', text: RECEIVE_TEXTS.claimFailed }, null],
])('a claim whose response is lost, and the coupon is %s', async (_name, found, outcome, shownResult) => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.lose();
  expect(opened.body()).toEqual(PAYLOAD);
  await opened.transport.last.ok(found);
  await answerPage(opened, found);
  expect([await answer, dialog(opened)]).toEqual([outcome, shownResult]);
});

test.each<[string, Wire, unknown, unknown]>([
  ['held before', HELD, { kind: 'held' }, [false, ['K1'], '138****5678']],
  ['refused', REFUSED, { kind: 'refused', text: '仅限老用户', code: '77' }, null],
  [
    'refused without a word',
    { ...REFUSED, reasonCode: null, reasonMsg: null },
    { kind: 'refused', text: RECEIVE_TEXTS.claimFailed, code: '' },
    null,
  ],
])('after a login in between: %s', async (_name, found, outcome, shownResult) => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.status(401);
  await opened.logIn('second');
  await opened.transport.last.ok(found);
  await answerPage(opened, found);
  expect([await answer, dialog(opened), opened.paths().filter((path) => path === 'receive').length]).toEqual([
    outcome,
    shownResult,
    1,
  ]);
});

test('after a login in between it can be claimed: it is sent', async () => {
  const { store, transport, logIn, paths } = await shown();
  void store.claim();
  await settle();
  await transport.last.status(401);
  await logIn('second');
  await transport.last.ok(wireCheck());
  expect(paths().slice(2)).toEqual(['receive', 'preReceiveCheck', 'receive']);
});

test('after a login in between, and the refetch fails: the lookup is used', async () => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.status(401);
  await opened.logIn('second');
  await opened.transport.last.ok(HELD);
  await opened.transport.last.fail('999');
  expect([await answer, dialog(opened)]).toEqual([{ kind: 'held' }, [false, ['K1'], '138****5678']]);
});

test.each([
  ['系统忙', '系统忙'],
  ['', RECEIVE_TEXTS.claimFailed],
])('refused with "%s": %s', async (said, text) => {
  const opened = await shown();
  const answer = opened.store.claim();
  await settle();
  await opened.transport.last.fail('100901051', said);
  await answerPage(opened, wireCheck());
  expect([await answer, dialog(opened)]).toEqual([{ kind: 'refused', text, code: '100901051' }, null]);
});

test('logged out, login comes first; refused right after it, the claim fails', async () => {
  const opened = await shown(null);
  const { store, gate, transport, logIn, paths } = opened;
  const answer = store.claim();
  await settle();
  expect([gate.isOpen, paths()]).toEqual([true, ['info']]);
  await logIn('second');
  await transport.last.ok(wireCheck());
  await transport.last.status(401);
  await answerPage(opened, null);
  expect(await answer).toEqual({ kind: 'message', text: RECEIVE_TEXTS.claimFailed });
});

test('closing the login, or unmounting the page, shows nothing', async () => {
  const loggedOut = await shown(null);
  const closed = loggedOut.store.claim();
  await settle();
  loggedOut.gate.close();
  const opened = await shown();
  const gone = opened.store.claim();
  await settle();
  opened.scope.cancel();
  expect([await closed, await gone, loggedOut.paths(), opened.paths().length]).toEqual([
    { kind: 'nothing' },
    { kind: 'nothing' },
    ['info'],
    3,
  ]);
});
