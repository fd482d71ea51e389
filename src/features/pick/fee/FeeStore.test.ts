import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';
import { settle } from '@/utils/testing/fakeClock';

const DUE = wireParcel({ overdueFeeFen: 300, reductionFen: 200, payFen: 100 });
const PAID = wireParcel();

const shown = async (wire: unknown) => {
  const bench = pickBench();
  await bench.list(wire);
  return bench;
};

test('the user agrees to what is left after the fund’s part', async () => {
  const { fee } = await shown(DUE);
  expect(await fee.agreedFen({ isAfterLogin: false })).toBe(100);
});

test('the fund may cover all of it', async () => {
  const { fee } = await shown(wireParcel({ overdueFeeFen: 300, reductionFen: 300 }));
  expect(await fee.agreedFen({ isAfterLogin: false })).toBe(0);
});

test.each([
  ['before the parcel is loaded', async () => pickBench()],
  ['without a fee', () => shown(PAID)],
])('nothing is paid %s', async (_when, make) => {
  const { fee } = await make();
  expect(await fee.agreedFen({ isAfterLogin: false })).toBeNull();
});

test.each([
  ['still due: the sum that was shown', DUE, 100],
  ['paid in another app meanwhile: nothing', PAID, null],
])('after a login the parcel is asked for again, %s', async (_name, wire, expected) => {
  const { fee, transport, paths } = await shown(DUE);
  const agreed = fee.agreedFen({ isAfterLogin: true });
  await settle();
  await transport.last.ok({ parcelList: [wire] });
  expect([await agreed, paths()]).toEqual([expected, ['waiting', 'waiting']]);
});

test('paid: what was paid stays on the page, and the parcel is asked for again', async () => {
  const { fee, transport } = await shown(DUE);
  await fee.agreedFen({ isAfterLogin: false });
  const ended = fee.ended(true);
  await settle();
  await transport.last.ok({ parcelList: [PAID] });
  await ended;
  expect(fee.paid).toMatchObject({ feeFen: 300, reductionFen: 200, payFen: 100 });
  expect(fee.parcel.value?.[0]?.feeFen).toBe(0);
});

test('not paid: only the parcel is asked for again', async () => {
  const { fee, transport, paths } = await shown(DUE);
  const ended = fee.ended(false);
  await settle();
  await transport.last.ok({ parcelList: [DUE] });
  await ended;
  expect([fee.paid, paths()]).toEqual([null, ['waiting', 'waiting']]);
});
