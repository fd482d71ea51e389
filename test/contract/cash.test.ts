import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { cashEntriesOf, cashSumsOf } from '../../sandbox/wallet/cashRules';
import type { CashWithdrawal } from '../../sandbox/wallet/cashTypes';
import { beijingDays, control, post, smsProofOf, startSandbox, tokenOf } from './harness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const WALLET = 'base/wallet';
const ME = '13912345678';
const PERSON = { realName: '王小明', idLast4: '123X' };
let number = 0;
const requestNo = (): string => `cash${String((number += 1)).padStart(20, '0')}`;

const home = async (token: string) => (await post(app, `${WALLET}/home`, { payTo: 'BOUND' }, { token })).data;
const withdraw = async (token: string, amountFen: number, more: Readonly<Record<string, unknown>> = PERSON) =>
  (await post(app, `${WALLET}/withdraw`, { amountFen, payTo: 'BOUND', ...more }, { token })).body;
const entries = async (token: string) =>
  (await post(app, `${WALLET}/entries`, { pageNo: 1, pageSize: 50 }, { token })).data.content as readonly {
    readonly kind: string;
    readonly fen: number;
    readonly stateCode: string | null;
    readonly title: string;
  }[];
const added = async (token: string): Promise<number> =>
  (await entries(token)).reduce((sum, { kind, fen }) => sum + (kind === 'IN' ? fen : -fen), 0);

test('the wallet starts with 88.60 yuan, the sum of two pages of entries; empty for numbers that end in 00', async () => {
  const token = await tokenOf(app, ME);
  expect(await home(token)).toMatchObject({ withdrawableFen: 8860, frozenFen: 0, needsRealName: true });
  expect(await added(token)).toBe(8860);
  expect(await home(await tokenOf(app, '13912345600'))).toMatchObject({ withdrawableFen: 0 });
});

test('a withdrawal is frozen, then paid; name and number are requested once', async () => {
  const token = await tokenOf(app, ME);
  expect((await withdraw(token, 1000, {})).code).toBe('203100003');
  expect((await withdraw(token, 1000, { ...PERSON, idLast4: '0000' })).code).toBe('203100004');
  const { data } = await withdraw(token, 1000);
  expect(data).toMatchObject({ stateCode: 'UNDER_WAY', amountFen: 1000 });
  expect(await home(token)).toMatchObject({
    withdrawableFen: 7860,
    frozenFen: 1000,
    dayLeftFen: 4000,
    needsRealName: false,
  });
  await control(app, 'clock', { offsetMs: 121_000 });
  expect(await home(token)).toMatchObject({ withdrawableFen: 7860, frozenFen: 0 });
  const { withdrawNo } = data as { readonly withdrawNo: string };
  expect((await post(app, `${WALLET}/withdrawal`, { withdrawNo }, { token })).data).toMatchObject({
    stateCode: 'PAID',
  });
  expect((await withdraw(token, 500, {})).code).toBe('0');
  const stranger = await tokenOf(app, '13712345678');
  expect((await post(app, `${WALLET}/withdrawal`, { withdrawNo }, { token: stranger })).body.code).toBe(
    '203100010',
  );
});

test('when the recipient refuses, the sum returns and both entries stay', async () => {
  const token = await tokenOf(app, '13900000089');
  expect((await withdraw(token, 2000)).code).toBe('0');
  expect(await home(token)).toMatchObject({ withdrawableFen: 6860 });
  await control(app, 'clock', { offsetMs: 121_000 });
  expect(await home(token)).toMatchObject({ withdrawableFen: 8860, frozenFen: 0, dayLeftFen: 5000 });
  expect((await entries(token)).slice(0, 2).map(({ title, stateCode }) => [title, stateCode])).toEqual([
    ['提现退回', null],
    ['提现', 'REFUSED'],
  ]);
});

test('100 simultaneous withdrawals never exceed the day’s limit, and the entries add up', async () => {
  const token = await tokenOf(app, ME);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => withdraw(token, 700, { ...PERSON, requestNo: requestNo() })),
  );
  expect(answers.filter(({ code }) => code === '0')).toHaveLength(7);
  expect(await home(token)).toMatchObject({ withdrawableFen: 8860 - 4900, frozenFen: 4900, dayLeftFen: 100 });
  expect(await added(token)).toBe(8860 - 4900);
});

test('the limit is per day; over several days the wallet is emptied and never negative', async () => {
  const at = beijingDays(app);
  const token = await tokenOf(app, ME);
  for (const [day, left] of [
    [0, 6160],
    [1, 3460],
    [2, 760],
  ] as const) {
    await at(day, 10);
    expect((await withdraw(token, 2700)).code).toBe('0');
    expect((await withdraw(token, 2700)).code).toBe(left < 2700 ? '203100001' : '203100002');
    expect(await home(token)).toMatchObject({ withdrawableFen: left });
  }
  expect((await withdraw(token, 761)).code).toBe('203100001');
});

test('from 30 yuan on a code of the account’s own number is required, good for once', async () => {
  const token = await tokenOf(app, ME);
  expect((await withdraw(token, 3000)).code).toBe('203100005');
  const other = { mobile: '13712345678', verifyCodeToken: await smsProofOf(app, '13712345678') };
  expect((await withdraw(token, 3000, { ...PERSON, ...other })).code).toBe('203100006');
  const own = { mobile: ME, verifyCodeToken: await smsProofOf(app, ME) };
  expect((await withdraw(token, 3000, { ...PERSON, ...own })).code).toBe('0');
  expect((await withdraw(token, 3000, { ...PERSON, ...own })).code).toBe('203100002');
});

test('refused before any booking: too little, held for a check; a request with a lost response can be queried', async () => {
  const token = await tokenOf(app, ME);
  expect((await withdraw(token, 99)).code).toBe('203100008');
  expect((await withdraw(await tokenOf(app, '13900000092'), 1000)).code).toBe('203100007');
  const key = requestNo();
  const found = async () => (await post(app, `${WALLET}/withdrawal`, { ofRequestNo: key }, { token })).body;
  expect((await found()).code).toBe('203100010');
  await withdraw(token, 1000, { ...PERSON, requestNo: key });
  expect(await found()).toMatchObject({ code: '0', data: { amountFen: 1000, stateCode: 'UNDER_WAY' } });
});

test('after any withdrawals and refusals the balance is the sum of the entries', () => {
  const one = fc.record({
    amountFen: fc.integer({ min: 1, max: 900 }),
    atMs: fc.nat(1000),
    isRefused: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 9 }), fc.nat(2000), (all, nowMs) => {
      const withdrawals = all.map(({ amountFen, atMs, isRefused }, index): CashWithdrawal => ({
        withdrawNo: `W${index}`,
        requestNo: '',
        payTo: 'BOUND',
        amountFen,
        atMs,
        endsAtMs: atMs + 500,
        endsAs: isRefused ? 'REFUSED' : 'PAID',
      }));
      const seeded = [{ id: 'S', title: '', fen: 9000, hoursAgo: 1 }];
      const found = cashEntriesOf({ seeded, seededAtMs: 0, helps: [], withdrawals, nowMs });
      const gone = withdrawals
        .filter(({ endsAs, endsAtMs }) => endsAs === 'PAID' || nowMs < endsAtMs)
        .reduce((sum, { amountFen }) => sum + amountFen, 0);
      expect(cashSumsOf(found, withdrawals, nowMs).balance).toBe(9000 - gone);
    }),
  );
});
