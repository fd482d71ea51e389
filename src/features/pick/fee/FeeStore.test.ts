import { settle } from '@/utils/testing/fakeClock';
import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';

const COVERED = wireParcel({ overdueFeeFen: 300, reductionFen: 300 });
const order = (stateCode: string, payFen = 0) => ({ orderNo: 'FEE-1', stateCode, payFen });

async function settling() {
  const bench = pickBench();
  await bench.list(COVERED);
  const outcome = bench.fee.settle();
  await settle();
  return { ...bench, outcome };
}

test('the fund pays the whole fee, once however often the user taps', async () => {
  const { fee, transport, outcome, paths } = await settling();
  expect(await fee.settle()).toEqual({ kind: 'nothing' });
  expect(JSON.parse(transport.last.body ?? '')).toEqual({
    parcelId: 'P-1',
    submitNo: 'requestNo0000001',
    client: 5,
  });
  await transport.last.ok(order('PAID'));
  expect([await outcome, fee.isSettled, fee.isSettling]).toEqual([{ kind: 'settled' }, true, false]);
  expect(await fee.settle()).toEqual({ kind: 'nothing' });
  expect(paths()).toEqual(['waiting', 'order']);
});

test('a fee that the fund does not cover is never started', async () => {
  const bench = pickBench();
  await bench.list(wireParcel({ overdueFeeFen: 300, reductionFen: 100, payFen: 200 }));
  expect(await bench.fee.settle()).toEqual({ kind: 'nothing' });
  expect(bench.paths()).toEqual(['waiting']);
});

test('a fund that has shrunk meanwhile is refunded', async () => {
  const { fee, transport, outcome, paths } = await settling();
  await transport.last.ok(order('PAYING', 200));
  await transport.last.ok(order('CLOSED', 200));
  await transport.last.ok({ parcelList: [wireParcel({ overdueFeeFen: 300, payFen: 300 })] });
  expect(await outcome).toEqual({ kind: 'message', text: '减免金不足，请在APP支付' });
  expect(paths()).toEqual(['waiting', 'order', 'close', 'waiting']);
  expect([fee.isSettled, fee.parcel.value?.[0]?.payFen]).toEqual([false, 300]);
});

test('a list requested before the fund shrank does not decide the fee', async () => {
  const { fee, transport, outcome } = await settling();
  const placed = transport.last;
  void fee.parcel.refresh();
  await settle();
  const before = transport.last;
  await placed.ok(order('PAYING', 200));
  await transport.last.ok(order('CLOSED', 200));
  await before.ok({ parcelList: [wireParcel({ overdueFeeFen: 300, payFen: 0 })] });
  await transport.last.ok({ parcelList: [wireParcel({ overdueFeeFen: 300, payFen: 300 })] });
  await outcome;
  expect(fee.parcel.value?.[0]?.payFen).toBe(300);
});

test('a lost response is repeated with the same number', async () => {
  const { fee, transport, outcome } = await settling();
  await transport.last.answer({ kind: 'timeout' });
  expect(await outcome).toEqual({ kind: 'message', text: '没有收到结果，请再试一次，不会重复抵扣' });
  const again = fee.settle();
  await settle();
  expect(transport.last.body).toContain('requestNo0000001');
  await transport.last.ok(order('PAID'));
  expect(await again).toEqual({ kind: 'settled' });
});

test.each([
  ['201000008', '无需支付', { kind: 'settled' }],
  ['201000003', '包裹已取出', { kind: 'message', text: '包裹已取出' }],
  ['1', '', { kind: 'message', text: '抵扣失败，请稍后再试' }],
])('refused with %s', async (code, msg, expected) => {
  const { transport, outcome } = await settling();
  await transport.last.fail(code, msg);
  expect(await outcome).toEqual(expected);
});

test('nothing starts before the parcel has loaded', async () => {
  const bench = pickBench();
  expect([await bench.fee.settle(), bench.paths()]).toEqual([{ kind: 'nothing' }, []]);
});

test('logged out in between: closing the login shows nothing, and the button can be tapped again', async () => {
  const { fee, transport, outcome, gate, paths } = await settling();
  await transport.last.status(401);
  expect([gate.isOpen, fee.isSettling]).toEqual([true, true]);
  gate.close();
  expect([await outcome, fee.isSettled, fee.isSettling, paths()]).toEqual([
    { kind: 'nothing' },
    false,
    false,
    ['waiting', 'order'],
  ]);
});
