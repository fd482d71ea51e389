import { makeArea, memoryBackend } from '@/platform/storage/area';
import type { PendingAct } from './pendingActs';
import { testActs } from './testing/testActs';

/** One device, as the current account sees it. */
function device() {
  const area = makeArea(memoryBackend());
  return (mark: string) => testActs(mark, area);
}
const newNo = (no: string) => () => no;
const NEVER = (): string => {
  throw new Error('a new number');
};

/** The response is lost. */
function lose(acts: ReturnType<typeof testActs>, requestNo: string): PendingAct {
  const act = { ...acts.begin(newNo(requestNo)), isUncertain: true, what: '10' };
  acts.write(act);
  return act;
}

test('a new act is the account’s own until its result is known', () => {
  const acts = device()('A');
  const act = lose(acts, 'N1');
  expect([acts.own(), acts.begin(NEVER)]).toEqual([act, act]);
  acts.forget(act);
  expect([acts.own(), acts.begin(newNo('N2')).requestNo]).toEqual([null, 'N2']);
});

test('an entry written by another version counts as no response', () => {
  const area = makeArea(memoryBackend());
  area.write('act.test.A', JSON.stringify({ requestNo: 'N1', isUncertain: true, what: '' }));
  expect(testActs('A', area).own()?.answeredTo).toEqual([]);
});

test('the same user under another mark sends the number that may still arrive', () => {
  const on = device();
  lose(on('A'), 'N1');
  expect(on('A2').begin(NEVER)).toMatchObject({ owner: 'A2', requestNo: 'N1', isUncertain: false });
});

test('a number that was answered to its own account is not taken over', () => {
  const on = device();
  on('A').write({ ...lose(on('A'), 'N1'), isUncertain: false });
  expect(on('A2').begin(newNo('N2')).requestNo).toBe('N2');
});

test('the response to another user under the same number does not end the first user’s act', () => {
  const on = device();
  const first = lose(on('A'), 'N1');
  const second = on('B').begin(NEVER);
  on('B').write(second);
  on('B').forget(second);
  expect(on('B').others()).toEqual([]);
  expect(on('B').begin(newNo('N2')).requestNo).toBe('N2');
  const [left] = on('A2').others();
  expect(left).toEqual({ ...first, answeredTo: ['B'] });
  // It may be B's act that was made: a third login checks it and makes its own.
  expect(on('A2').begin(newNo('N3')).requestNo).toBe('N3');
  if (left !== undefined) on('A2').forget(left);
  expect([on('A2').others(), on('A').own()]).toEqual([[], { ...first, answeredTo: ['B', 'A2'] }]);
});

test('an act that no other account has sent is removed once this account knows its result', () => {
  const on = device();
  const act = lose(on('A'), 'N1');
  on('A2').forget(act);
  expect(on('A').own()).toBeNull();
});

test.each(['', 'x', 'null', '{}', '{"requestNo":"N","isUncertain":"yes","what":""}', '{"requestNo":"N"'])(
  'a stored %j counts as no act',
  (text) => {
    const area = makeArea(memoryBackend());
    area.write('act.test.A', text);
    area.write('act.test.B', '{"requestNo":"N","isUncertain":false,"what":""}');
    expect([testActs('A', area).own(), testActs('C', area).others().length]).toEqual([null, 1]);
  },
);
