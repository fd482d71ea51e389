import { pickBench, wireParcel } from '@/domain/parcel/testing/pickBench';
import { OPEN_TEXTS } from '@/features/pick/openTexts';
import { testPlace } from '@/utils/testing/place';
import { Confirm } from './Confirm';

const place = testPlace();
const FREE = {};
const KEPT = { parcelId: 'P-2', overdueFeeFen: 200, payFen: 200 };

test.each<[string, readonly Record<string, unknown>[], readonly boolean[]]>([
  ['all free', [FREE], [true, false]],
  ['all with a fee', [KEPT], [false, true]],
  ['both', [FREE, KEPT], [true, true]],
])('parcels %s: only the lists that have parcels have a heading', async (_name, wires, headings) => {
  const bench = pickBench();
  await bench.list(...wires.map((wire) => wireParcel(wire)));
  const parcels = bench.parcels.value ?? [];
  place.render(<Confirm store={bench.opening} parcels={parcels} />);
  const text = place.element.textContent ?? '';
  expect([OPEN_TEXTS.willOpen, OPEN_TEXTS.keptByFee].map((words) => text.includes(words))).toEqual(headings);
});
