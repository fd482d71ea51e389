import { act } from 'react';
import { issueTicket } from '@/domain/parcel/scanRules';
import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { Scanned } from './Scanned';

const place = testPlace();

function show() {
  const bench = pickBench();
  place.render(<Scanned store={bench.opening} cabinetCode="CAB-1001" />);
  return {
    ...bench,
    list: (...wires: readonly unknown[]): Promise<void> => act(() => bench.list(...wires)),
    openings: async (): Promise<number> => {
      await act(() => settle());
      return bench.paths().filter((path) => path === 'open').length;
    },
  };
}

test.each([
  ['CAB-1001', 1],
  ['CAB-2002', 0],
])('scanned %s: opened %p times', async (cabinetCode, times) => {
  issueTicket(cabinetCode);
  const { list, openings } = show();
  expect(await openings()).toBe(0);
  await list(wireParcel());
  expect(await openings()).toBe(times);
});

test('a scan opens once: a refused door does not open on the next login', async () => {
  issueTicket('CAB-1001');
  const { list, openings, transport, opening, account } = show();
  await list(wireParcel());
  await openings();
  await act(() => transport.last.fail('1', '柜机离线'));
  expect(opening.phase).toBe('failed');
  account.token = 'second';
  await act(async () => {
    void opening.here.visitorChanged();
    await settle();
  });
  expect(opening.here.value).toBeNull();
  await act(() => transport.last.ok({ parcelList: [wireParcel()] }));
  expect([await openings(), opening.phase]).toEqual([1, 'failed']);
});
