// What claims.test.ts cannot trigger from outside: limits, faults of the sandbox itself, a reset in between.
import { ServerClock } from '../../sandbox/core/clock';
import { FirstAnswers } from '../../sandbox/core/firstAnswers';
import { RecentByOwner } from '../../sandbox/core/recentByOwner';

interface Answer {
  readonly status: number;
  readonly count: number;
}

function start() {
  let count = 0;
  const answers = new FirstAnswers<Answer>(new ServerClock(), ({ status }) => status === 200);
  const claim = (requestNo: string, accountId = 'U1') => ({ accountId, path: '/claim', requestNo, body: {} });
  /** Returns how many have run, after the other requests had their turn. */
  const run =
    (status = 200) =>
    async (): Promise<Answer> => {
      count += 1;
      const own = count;
      await new Promise((resolve) => setImmediate(resolve));
      return { status, count: own };
    };
  return { answers, claim, run };
}

test('a response that does not belong to the claim is not kept; waiting requests get it too', async () => {
  const { answers, claim, run } = start();
  const both = await Promise.all([1, 2].map(() => answers.answer(claim('a'), run(500))));
  expect(both).toEqual([
    { status: 500, count: 1 },
    { status: 500, count: 1 },
  ]);
  expect(await answers.answer(claim('a'), run())).toEqual({ status: 200, count: 2 });
  expect(await answers.answer(claim('a'), run())).toEqual({ status: 200, count: 2 });
});

test('a run that throws leaves the key usable', async () => {
  const { answers, claim, run } = start();
  const broken = async (): Promise<Answer> => {
    await run()();
    throw new Error('broken');
  };
  const both = await Promise.allSettled([1, 2].map(() => answers.answer(claim('a'), broken)));
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await answers.answer(claim('a'), run())).toEqual({ status: 200, count: 2 });
});

test('a run during a reset is answered and not kept, and does not block later runs', async () => {
  const { answers, claim, run } = start();
  const before = answers.answer(claim('a'), run());
  answers.clear();
  const after = answers.answer(claim('a'), run());
  expect(await before).toEqual({ status: 200, count: 1 });
  expect(await after).toEqual({ status: 200, count: 2 });
  expect(await answers.answer(claim('a'), run())).toEqual({ status: 200, count: 2 });
  const late = answers.answer(claim('b'), run());
  answers.clear();
  expect(await late).toEqual({ status: 200, count: 3 });
  expect(await answers.answer(claim('b'), run())).toEqual({ status: 200, count: 4 });
});

test('the kept response is a copy, not the state that the operation returned', async () => {
  const { answers, claim, run } = start();
  const state = { status: 200, count: 1 };
  await answers.answer(claim('a'), async () => state);
  state.count = 2;
  expect(await answers.answer(claim('a'), run())).toEqual({ status: 200, count: 1 });
});

test('an account keeps its newest 500 keys and does not displace those of other accounts', async () => {
  const { answers, claim, run } = start();
  await answers.answer(claim('theirs', 'U2'), run());
  for (let key = 0; key < 501; key += 1) await answers.answer(claim(`key${key}`), run());
  expect(await answers.answer(claim('theirs', 'U2'), run())).toMatchObject({ count: 1 });
  expect(await answers.answer(claim('key1'), run())).toMatchObject({ count: 3 });
  expect(await answers.answer(claim('key0'), run())).toMatchObject({ count: 503 });
});

describe('recent values', () => {
  const keysIn = (values: RecentByOwner<string>, keys: string) =>
    [...keys].filter((key) => values.get(key) !== undefined).join('');

  test('above an owner’s limit its least recently used value goes', () => {
    const values = new RecentByOwner<string>(3, 100);
    values.set('other', 'x', 'x');
    for (const key of 'abc') values.set('one', key, key);
    expect(values.get('a')).toBe('a');
    values.set('one', 'd', 'd');
    expect(keysIn(values, 'xabcd')).toBe('xacd');
  });

  test('above the total limit the least recently used value goes, whatever its owner', () => {
    const values = new RecentByOwner<string>(3, 4);
    for (const [owner, keys] of [
      ['one', 'ab'],
      ['other', 'cd'],
    ] as const)
      for (const key of keys) values.set(owner, key, key);
    expect(values.get('a')).toBe('a');
    values.set('third', 'e', 'e');
    expect(keysIn(values, 'abcde')).toBe('acde');
    expect(values.size).toBe(4);
  });

  test('a value set again counts once, a removed one not at all', () => {
    const values = new RecentByOwner<string>(2, 2);
    values.set('one', 'a', 'a');
    values.set('one', 'a', 'b');
    expect([values.size, values.get('a')]).toEqual([1, 'b']);
    values.set('one', 'b', 'b');
    values.delete('a');
    values.delete('nobody');
    values.set('one', 'c', 'c');
    expect(keysIn(values, 'abc')).toBe('bc');
    values.clear();
    values.set('one', 'd', 'd');
    expect([values.size, keysIn(values, 'abcd')]).toEqual([1, 'd']);
  });
});
