import { readDocument } from '../../sandbox/core/contract/document';
import { isObject, object } from '../../sandbox/core/contract/json';
import { loadContract } from '../../sandbox/core/contract/load';
import { ACTS, OTHER_WRITES, READS } from '../acts/writeCalls';

const operations = loadContract().operations.filter(({ method }) => method !== 'GET');
/** Ids of calls that are sent once (contract, "What the app makes of it"). */
const writes = new Set(
  Object.values(object(readDocument().paths)).flatMap((item) =>
    Object.values(object(item)).flatMap((call) =>
      isObject(call) && call['x-write'] === true ? [String(call.operationId)] : [],
    ),
  ),
);

test('the table has a row for every non-GET call, and for no other', () => {
  const rows = [...Object.keys(ACTS), ...Object.keys(OTHER_WRITES), ...READS];
  expect(rows.sort()).toEqual(operations.map(({ id }) => id).sort());
});

test('a call that is sent once is an act or says why not; a call that only reads may be repeated', () => {
  expect(READS.filter((id) => writes.has(id))).toEqual([]);
  expect(Object.keys(ACTS).filter((id) => !writes.has(id))).toEqual([]);
});

test.each(operations.filter(({ id }) => id in ACTS))(
  '$id: its key is the one that its body takes',
  ({ id, takesRequestNo }) => {
    const { key } = ACTS[id as keyof typeof ACTS];
    expect(key === 'requestNo').toBe(takesRequestNo && id !== 'submitLogOff');
  },
);

test('an act that another key repeats keeps its key beyond the page', () => {
  const repeats = Object.entries(ACTS).filter(([, { twice }]) => /once more|another one/.test(twice));
  expect(repeats.map(([id]) => id).sort()).toEqual(['drawPrize', 'sendSubmit', 'submitFeedback', 'withdraw']);
  expect(repeats.filter(([, { kept }]) => kept !== 'device' && kept !== 'draft')).toEqual([]);
});
