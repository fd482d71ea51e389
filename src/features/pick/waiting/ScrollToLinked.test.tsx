import { act } from 'react';
import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';
import { scroll } from '@/platform/scroll';
import { toast } from '@/platform/toast';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { parcelElementId } from './parcelElementId';
import { ScrollToLinked } from './ScrollToLinked';

const place = testPlace();

function show() {
  const bench = pickBench();
  const gone = jest.spyOn(scroll, 'toElement').mockResolvedValue({ kind: 'done' });
  const said = jest.spyOn(toast, 'show').mockReturnValue();
  place.render(<ScrollToLinked store={bench.pick} />);
  return {
    ...bench,
    wentTo: (): readonly string[] => gone.mock.calls.map(([id]) => id),
    said: (): readonly string[] => said.mock.calls.map(([text]) => text),
    comeFor: (id: string): void => act(() => bench.pick.want(id)),
    list: (...wires: readonly unknown[]): Promise<void> => act(() => bench.list(...wires)),
    /** The tab is shown again. */
    refreshed: (...wires: readonly unknown[]): Promise<void> =>
      act(async () => {
        void bench.pick.refresh();
        await settle();
        await bench.transport.last.ok({ parcelList: wires });
      }),
  };
}

const PARCEL = parcelElementId('P-1');

test('scrolls to the parcel once; after its pickup, nothing is shown', async () => {
  const { comeFor, list, refreshed, wentTo, said } = show();
  comeFor('P-1');
  await list(wireParcel());
  await refreshed(wireParcel());
  await refreshed();
  expect([wentTo(), said()]).toEqual([[PARCEL], []]);
});

test('a new link to the same parcel scrolls there again', async () => {
  const { comeFor, list, wentTo } = show();
  comeFor('P-1');
  await list(wireParcel());
  comeFor('P-1');
  expect(wentTo()).toEqual([PARCEL, PARCEL]);
});

test('a missing parcel is reported once for each link to it', async () => {
  const { comeFor, list, refreshed, said } = show();
  comeFor('P-9');
  await list(wireParcel());
  await refreshed(wireParcel());
  expect(said()).toEqual(['这件包裹已取出或不存在']);
  comeFor('P-9');
  await refreshed(wireParcel());
  expect(said()).toHaveLength(2);
});
