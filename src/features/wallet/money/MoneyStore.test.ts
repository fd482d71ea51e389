import { pageBench } from '@/data/testing/pageBench';
import type { LoginFlow, SubmitOutcome } from '@/session/login/LoginFlow';
import { testActs } from '@/session/testing/testActs';
import { testDraft } from '@/session/testing/testDraft';
import { settle } from '@/utils/testing/fakeClock';
import { MONEY_TEXTS, MoneyStore } from './MoneyStore';

const NUMBER = '1234567890123456';
const wallet = (over: object = {}) => ({
  withdrawableFen: 50_000,
  minFen: 100,
  dayLimitFen: 0,
  dayLeftFen: 0,
  choices: [],
  smsFromFen: 0,
  needsRealName: false,
  payeeName: '',
  arrivalText: '',
  ...over,
});
const paid = (over: object = {}) => ({
  withdrawNo: 'W1',
  amountFen: 2000,
  stateCode: 'PAID',
  payeeName: '',
  reasonMsg: '',
  arrivalText: '',
  ...over,
});
const NONE = '203100010';

async function open(home: object = {}, { token = 'first' as string | null } = {}) {
  const bench = pageBench({ token });
  const draft = testDraft();
  const acts = testActs();
  const store = new MoneyStore({ ...bench.deps, gateway: bench.gateway, acts, draft, payTo: 'WECHAT' });
  if (token !== null) {
    void store.home.refresh();
    await settle();
    await bench.transport.last.ok(wallet(home));
  }
  const type = async (amount: string) => {
    store.amount.set('amount', amount);
    await settle();
    await store.openConfirmation();
  };
  const names = () => bench.paths();
  /** An earlier withdrawal whose result is unknown. */
  const leave = (what = '2000') => acts.write({ ...acts.begin(() => NUMBER), isUncertain: true, what });
  return { ...bench, draft, acts, store, type, names, leave };
}

/** The code form; the test decides its outcome. */
function codeForm(store: MoneyStore, outcome: SubmitOutcome, redeems = outcome.kind === 'done') {
  const seen = { made: 0, submits: 0, agreed: false };
  const flow = store.codeFlow(({ redeem }) => {
    seen.made += 1;
    const made: Partial<LoginFlow> = {
      step: 'idle',
      setAgreed: (agreed) => {
        seen.agreed = agreed;
      },
      submit: async (scope) => {
        seen.submits += 1;
        if (redeems) await redeem('13800000000', 'proof', scope);
        return outcome;
      },
    };
    return made as LoginFlow;
  });
  return { seen, flow };
}

test('the confirmation opens only for a valid amount', async () => {
  const { store, type } = await open();
  await type('0.99');
  expect(store.isConfirming).toBe(false);
  await type('20');
  expect([store.isConfirming, store.fen]).toEqual([true, 2000]);
  store.setConfirming(false);
  store.amount.set('amount', 'x');
  expect([store.isConfirming, store.fen]).toEqual([false, 0]);
});

test('a withdrawal: sent once however often the user taps; the amount and its draft are cleared', async () => {
  const { store, type, transport, names, body, draft, acts } = await open();
  await type('20');
  expect(draft.text).toContain('20');
  const first = store.confirm();
  expect([store.isBusy, await store.confirm()]).toEqual([true, { kind: 'nothing' }]);
  await settle();
  expect([names(), body()]).toEqual([
    ['home', 'withdraw'],
    { amountFen: 2000, payTo: 'WECHAT', requestNo: expect.any(String) },
  ]);
  await transport.last.ok(paid());
  expect(await first).toEqual({ kind: 'done', withdrawNo: 'W1' });
  expect([store.isConfirming, store.amount.values.amount, acts.own(), store.isBusy, names()]).toEqual([
    false,
    '',
    null,
    false,
    ['home', 'withdraw', 'home'],
  ]);
});

test('if a name is required, nothing is sent without it, and it is sent trimmed', async () => {
  const { store, type, names, body } = await open({ needsRealName: true });
  await type('20');
  expect(await store.confirm()).toEqual({ kind: 'nothing' });
  expect(names()).toEqual(['home']);
  store.person.patch({ realName: ' 陈晓岚 ', idLast4: '123x' });
  void store.confirm();
  await settle();
  expect(body()).toMatchObject({ realName: '陈晓岚', idLast4: '123X' });
});

test('when not logged in, the login opens before anything is sent', async () => {
  const { store, gate, type, names } = await open({}, { token: null });
  await type('20');
  const answer = store.confirm();
  await settle();
  expect([gate.isOpen, names()]).toEqual([true, []]);
  gate.close();
  expect([await answer, names()]).toEqual([{ kind: 'nothing' }, []]);
});

describe('an amount that requires a code', () => {
  const WANTS = { smsFromFen: 2000 };

  test('the code is requested once, without an agreement; its token is sent with the amount', async () => {
    const { store, type, transport, body } = await open(WANTS);
    await type('20');
    expect(store.needsCode).toBe(true);
    const { seen, flow } = codeForm(store, { kind: 'done' });
    expect(codeForm(store, { kind: 'done' }).flow).toBe(flow);
    void store.confirm();
    await settle();
    expect(body()).toMatchObject({ mobile: '13800000000', verifyCodeToken: 'proof' });
    await transport.last.fail('203100009', '稍后');
    await transport.last.ok(wallet(WANTS));
    void store.confirm();
    await settle();
    expect(seen).toEqual({ made: 1, submits: 1, agreed: true });
  });

  test.each(['203100005', '203100006'])('refused with %s the code is requested again', async (code) => {
    const { store, type, transport } = await open(WANTS);
    await type('20');
    const { seen } = codeForm(store, { kind: 'done' });
    const answer = store.confirm();
    await settle();
    await transport.last.fail(code);
    await transport.last.ok(wallet(WANTS));
    expect(await answer).toEqual({ kind: 'message', text: MONEY_TEXTS.withdrawFailed });
    void store.confirm();
    await settle();
    expect(seen.submits).toBe(2);
  });

  test.each<[SubmitOutcome, object]>([
    [
      { kind: 'refused', text: '验证码错误' },
      { kind: 'message', text: '验证码错误' },
    ],
    [{ kind: 'dropped' }, { kind: 'nothing' }],
  ])('%j: nothing is sent', async (outcome, answer) => {
    const { store, type, names } = await open(WANTS);
    await type('20');
    codeForm(store, outcome);
    expect([await store.confirm(), names()]).toEqual([answer, ['home']]);
  });

  test('no form yet: nothing is sent', async () => {
    const { store, type, names } = await open(WANTS);
    await type('20');
    expect([await store.confirm(), names()]).toEqual([{ kind: 'nothing' }, ['home']]);
  });

  test('a smaller amount is sent without a code', async () => {
    const { store, type, names } = await open(WANTS);
    await type('19.99');
    codeForm(store, { kind: 'done' });
    void store.confirm();
    await settle();
    expect([store.needsCode, names()]).toEqual([false, ['home', 'withdraw']]);
  });

  test('another amount after a completed one requires a new code', async () => {
    const { store, type, transport } = await open(WANTS);
    await type('20');
    const { seen } = codeForm(store, { kind: 'done' });
    const answer = store.confirm();
    await settle();
    await transport.last.ok(paid());
    await answer;
    await transport.last.ok(wallet(WANTS));
    await type('30');
    void store.confirm();
    await settle();
    expect(seen.submits).toBe(2);
  });
});

test('refused: shows the gateway’s message and the refetched wallet, and the amount stays', async () => {
  const { store, type, transport, names } = await open();
  await type('20');
  const answer = store.confirm();
  await settle();
  await transport.last.fail('203100001', ' 余额不足 ');
  await transport.last.ok(wallet({ withdrawableFen: 100 }));
  expect([await answer, names(), store.home.value?.withdrawableFen, store.fen]).toEqual([
    { kind: 'message', text: '余额不足' },
    ['home', 'withdraw', 'home'],
    100,
    2000,
  ]);
});

test.each([
  ['账户存在风险，请联系客服', '账户存在风险，请联系客服'],
  ['', MONEY_TEXTS.held],
])('an account that may not withdraw: the reason %p stays on the page', async (msg, text) => {
  const { store, type, transport } = await open();
  await type('20');
  await store.openConfirmation();
  const answer = store.confirm();
  await settle();
  await transport.last.fail('203100007', msg);
  await transport.last.ok(wallet());
  await answer;
  expect([store.heldText, store.isConfirming]).toEqual([text, false]);
});

describe('a lost response', () => {
  async function lost() {
    const made = await open();
    await made.type('20');
    const answer = made.store.confirm();
    await settle();
    await made.transport.last.lose();
    return { ...made, answer };
  }

  test('it was made', async () => {
    const { transport, answer, body, store } = await lost();
    expect(body()).toEqual({ ofRequestNo: expect.any(String) });
    await transport.last.ok(paid());
    expect([await answer, store.isConfirming]).toEqual([{ kind: 'done', withdrawNo: 'W1' }, false]);
  });

  test('it was not made: says so, and it can be sent again', async () => {
    const { transport, answer, store, names } = await lost();
    await transport.last.fail(NONE);
    expect(await answer).toEqual({ kind: 'message', text: MONEY_TEXTS.withdrawFailed });
    expect([store.isConfirming, store.earlier]).toEqual([true, null]);
    void store.confirm();
    await settle();
    expect(names()).toEqual(['home', 'withdraw', 'withdrawal', 'withdraw']);
  });

  test('result unknown: shown with its amount until the gateway reports it', async () => {
    const { transport, answer, store, names } = await lost();
    await transport.last.status(404);
    expect(await answer).toEqual({ kind: 'message', text: MONEY_TEXTS.underWay });
    expect([store.earlier, store.isConfirming]).toEqual([{ kind: 'unknown', fen: 2000 }, false]);
    const refreshed = store.refreshEarlier();
    await settle();
    await transport.last.status(404);
    expect([await refreshed, store.earlier]).toEqual([MONEY_TEXTS.underWay, { kind: 'unknown', fen: 2000 }]);
    const again = store.refreshEarlier();
    await settle();
    await transport.last.ok(paid());
    await transport.last.ok(wallet());
    expect([await again, store.earlier, store.fen, names().slice(-2)]).toEqual([
      '',
      { kind: 'made', withdrawal: expect.objectContaining({ withdrawNo: 'W1' }) },
      0,
      ['withdrawal', 'home'],
    ]);
  });
});

describe('an earlier withdrawal with a lost response', () => {
  test('sends nothing when not logged in', async () => {
    const { store, leave, names } = await open({}, { token: null });
    leave();
    expect([await store.resume(), names()]).toEqual(['', []]);
  });

  test('there is none: nothing is sent or shown', async () => {
    const { store, names } = await open();
    expect([await store.resume(), names()]).toEqual(['', ['home']]);
  });

  test('an unknown result stays until nothing is stored about it', async () => {
    const { store, leave, transport, acts } = await open();
    leave('1500');
    const answer = store.resume();
    await settle();
    await transport.last.status(404);
    expect([await answer, store.earlier]).toEqual(['', { kind: 'unknown', fen: 1500 }]);
    const own = acts.own();
    if (own !== null) acts.forget(own);
    expect([await store.resume(), store.earlier]).toEqual(['', null]);
  });

  test('it was made: shown, and its amount is not offered twice', async () => {
    const { store, leave, transport, type, acts } = await open();
    await type('20');
    leave();
    const answer = store.resume();
    await settle();
    await transport.last.ok(paid());
    expect([await answer, store.earlier?.kind, store.fen, acts.own()]).toEqual(['', 'made', 0, null]);
    expect([await store.resume(), store.earlier?.kind]).toEqual(['', 'made']);
  });

  test('it was made with another amount: the typed one stays', async () => {
    const { store, leave, transport, type } = await open();
    await type('30');
    leave();
    const answer = store.resume();
    await settle();
    await transport.last.ok(paid());
    expect([await answer, store.fen]).toEqual(['', 3000]);
  });

  test('it was not made: says so', async () => {
    const { store, leave, transport } = await open();
    leave();
    const answer = store.resume();
    await settle();
    await transport.last.fail(NONE);
    expect([await answer, store.earlier]).toEqual([MONEY_TEXTS.notMade, null]);
  });

  test('another amount sent meanwhile is not sent: the earlier one is shown', async () => {
    const { store, leave, transport, type, names } = await open();
    leave('2000');
    await type('30');
    const answer = store.confirm();
    await settle();
    await transport.last.ok(paid());
    await transport.last.ok(wallet());
    expect(await answer).toEqual({
      kind: 'message',
      text: '上一笔 ￥20.00 提现已提交，本次 ￥30.00 没有提交',
    });
    expect([names(), store.earlier?.kind, store.isConfirming, store.fen]).toEqual([
      ['home', 'withdrawal', 'home'],
      'made',
      false,
      3000,
    ]);
  });

  test('a number already answered by the gateway: its amount is shown as far as known', async () => {
    const { store, transport, type } = await open();
    await type('30');
    const answer = store.confirm();
    await settle();
    await transport.last.fail('100205032');
    await transport.last.ok(paid({ amountFen: 4000 }));
    await transport.last.ok(wallet());
    expect(await answer).toMatchObject({ text: '上一笔 ￥40.00 提现已提交，本次 ￥30.00 没有提交' });
  });
});
