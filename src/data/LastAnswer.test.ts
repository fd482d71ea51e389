import { createScope } from '@/api';
import { array, string } from '@/api/decode';
import { BusinessError, HttpError, NetworkError, toCallFailure, UnauthorizedError } from '@/api/errors';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock } from '@/utils/testing/fakeClock';
import { MAX_CHARS } from './lastAnswerRules';
import { PagedQuery } from './PagedQuery';
import { Query } from './Query';
import { TEST_FORM, type TestPage, type TestRow, testLastAnswer } from './testing/testLastAnswer';

const page = (id: string, total = 1): TestPage => ({ total, rows: [{ id }] });
const lost = new NetworkError('x');

const DAY_MS = 86_400_000;
const PAGE: TestPage = { total: 1, rows: [{ id: 'A' }] };

function setUp() {
  const clock = new FakeClock();
  return { clock, ...testLastAnswer(TEST_FORM, clock) };
}

test('what was kept is read with its time, for a day', async () => {
  const { lastAnswer, clock, state } = setUp();
  expect(lastAnswer.atMs).toBeNull();
  await clock.advance(5);
  const atMs = clock.nowMs();
  lastAnswer.keep(PAGE);
  await clock.advance(DAY_MS - 1);
  expect([lastAnswer.read(), lastAnswer.atMs]).toEqual([PAGE, atMs]);
  await clock.advance(1);
  expect([lastAnswer.read(), state.text]).toEqual([null, null]);
});

test('the time is the entry’s, also in another page', async () => {
  const { lastAnswer, clock, state } = setUp();
  lastAnswer.keep(PAGE);
  const atMs = clock.nowMs();
  await clock.advance(1000);
  const next = testLastAnswer(TEST_FORM, clock);
  next.state.text = state.text;
  expect([next.lastAnswer.read(), next.lastAnswer.atMs]).toEqual([PAGE, atMs]);
});

test.each([
  ['truncated', '{"atMs":NOW,"val'],
  ['without a time', '{"value":{"total":1,"rows":[]}}'],
  ['without a value', '{"atMs":NOW}'],
  ['nothing', 'null'],
  ['a value of another version', '{"atMs":NOW,"value":{"total":"many","rows":[]}}'],
  ['one unreadable row', '{"atMs":NOW,"value":{"total":2,"rows":[{"id":"A"},{"name":"B"}]}}'],
])('an entry that is %s is dropped', (_name, text) => {
  const { lastAnswer, state, clock } = setUp();
  const written = text.replace('NOW', String(clock.nowMs()));
  state.text = '{"atMs":NOW,"value":{"total":0,"rows":[]}}'.replace('NOW', String(clock.nowMs()));
  expect(lastAnswer.read()).not.toBeNull();
  state.text = written;
  expect([lastAnswer.read(), state.text]).toEqual([null, null]);
});

test.each(['{"atMs":NOW}', '{"atMs":NOW,"value":null}'])('%s is no empty list', (text) => {
  const clock = new FakeClock();
  const { lastAnswer, state } = testLastAnswer({ decode: array(string), part: (rows) => rows }, clock);
  state.text = text.replace('NOW', String(clock.nowMs()));
  expect(lastAnswer.read()).toBeNull();
});

test('an answer that is not the account’s own is not stored, and has no time', () => {
  const { lastAnswer, state } = setUp();
  lastAnswer.keep(PAGE);
  const { text } = state;
  lastAnswer.keep({ total: -1, rows: [] });
  expect([state.text, lastAnswer.atMs]).toEqual([text, null]);
});

test('one that is too long replaces the previous one by nothing', () => {
  const { lastAnswer, state } = setUp();
  lastAnswer.keep(PAGE);
  lastAnswer.keep({ total: 1, rows: [{ id: 'x'.repeat(MAX_CHARS) }] });
  expect(state.text).toBeNull();
});

describe('before the login of the host’s account', () => {
  test('nothing kept: no login is tried', async () => {
    const { lastAnswer, state } = setUp();
    state.isBeforeLogin = true;
    state.logsIn = () => Promise.reject(new Error('tried'));
    expect(lastAnswer.isBeforeLogin).toBe(false);
    await lastAnswer.logInFirst();
  });

  test.each<[string, boolean, boolean, boolean]>([
    ['succeeds', true, false, false],
    ['gets no answer', false, true, true],
    ['is refused', false, false, false],
  ])('the login %s', async (_name, isDone, staysBefore, isLost) => {
    const { lastAnswer, state } = setUp();
    lastAnswer.keep(PAGE);
    state.isBeforeLogin = true;
    state.logsIn = () => {
      state.isBeforeLogin = staysBefore;
      return Promise.resolve(isDone);
    };
    const failure = await lastAnswer.logInFirst().catch((cause: unknown) => cause);
    expect(failure instanceof NetworkError).toBe(isLost);
  });
});

describe('in a query', () => {
  const KEPT: TestPage = { total: 1, rows: [{ id: 'KEPT' }] };
  const FRESH: TestPage = { total: 1, rows: [{ id: 'FRESH' }] };

  function setUp({ token = 'first' as string | null, isForAll = false, keeps = true } = {}) {
    const clock = new FakeClock();
    const account = { token };
    const { state, lastAnswer } = testLastAnswer(TEST_FORM, clock);
    const scope = createScope();
    const gateway = { answer: lost as TestPage | Error, calls: 0 };
    const query = new Query<TestPage>({
      fetch: () => {
        gateway.calls += 1;
        return gateway.answer instanceof Error
          ? Promise.reject(gateway.answer)
          : Promise.resolve(gateway.answer);
      },
      token: () => account.token,
      isForAll,
      runGated: gatedBy(
        makeTestGate(() => account.token !== null),
        scope,
      ),
      toCallFailure: (cause) => toCallFailure(cause, false),
      failedText: '请重试',
      lastAnswer: keeps ? lastAnswer : undefined,
      scope,
    });
    const keptAt = clock.nowMs();
    lastAnswer.keep(KEPT);
    return {
      clock,
      account,
      state,
      gateway,
      query,
      keptAt,
      shown: () => [query.phase, query.value?.rows[0]?.id, query.staleSince],
    };
  }

  test.each([
    ['no network', lost],
    ['an HTTP error', new HttpError(502)],
  ])(
    '%s: shows the last answer with its time, and the current one once there is one',
    async (_name, cause) => {
      const { query, gateway, clock, keptAt, shown } = setUp();
      await clock.advance(60_000);
      gateway.answer = cause;
      await query.visitorChanged();
      expect(shown()).toEqual(['ready', 'KEPT', keptAt]);
      expect([await query.refresh(), shown()]).toEqual(['failed', ['ready', 'KEPT', keptAt]]);
      gateway.answer = FRESH;
      expect([await query.refresh(), shown()]).toEqual(['done', ['ready', 'FRESH', null]]);
    },
  );

  test('a shown value gets its time when a refetch gets no answer', async () => {
    const { query, gateway, clock, shown } = setUp();
    await clock.advance(60_000);
    const atMs = clock.nowMs();
    gateway.answer = FRESH;
    await query.visitorChanged();
    gateway.answer = lost;
    await clock.advance(2 * 86_400_000);
    await query.refresh();
    expect(shown()).toEqual(['ready', 'FRESH', atMs]);
  });

  test.each([
    ['a refusal', new BusinessError('5', '不行'), 'failed'],
    ['a login that is over', new UnauthorizedError('1', 'login-needed'), 'logged-out'],
  ])('%s is an answer: nothing old is shown', async (_name, cause, phase) => {
    const { query, gateway, shown } = setUp();
    gateway.answer = cause;
    await query.visitorChanged();
    expect(shown()).toEqual([phase, undefined, null]);
  });

  test('without a last answer it has no network, and a shown value no time', async () => {
    const { query, gateway, shown } = setUp({ keeps: false });
    await query.visitorChanged();
    expect(shown()).toEqual(['offline', undefined, null]);
    gateway.answer = FRESH;
    await query.refresh();
    gateway.answer = lost;
    await query.refresh();
    expect(shown()).toEqual(['ready', 'FRESH', null]);
  });

  test.each([false, true])('another account (or none) does not see it; public: %p', async (isForAll) => {
    for (const token of ['second', null]) {
      const { query, account, state, shown } = setUp({ isForAll });
      await query.visitorChanged();
      expect(shown()[1]).toBe('KEPT');
      account.token = token;
      state.text = null; // as the session removes or hides it
      await query.visitorChanged();
      expect(shown().slice(1)).toEqual([undefined, null]);
    }
  });

  test('an answer that arrives after a change of login is not stored for the new account', async () => {
    const { query, gateway, account, state } = setUp();
    const before = state.text;
    gateway.answer = FRESH;
    const asked = query.visitorChanged();
    account.token = 'second';
    await asked;
    expect(state.text).toBe(before);
    await query.visitorChanged();
    expect(state.text).toContain('FRESH');
  });

  describe('before the host’s account has logged in', () => {
    function beforeLogin(isForAll = false) {
      const bench = setUp({ token: null, isForAll });
      bench.state.isBeforeLogin = true;
      return bench;
    }

    test.each([false, true])(
      'no answer to the login: shown, nothing fetched; public: %p',
      async (isForAll) => {
        const { query, gateway, keptAt, shown } = beforeLogin(isForAll);
        await query.visitorChanged();
        expect([shown(), gateway.calls]).toEqual([['ready', 'KEPT', keptAt], 0]);
      },
    );

    test.each([false, true])(
      'shown until it has logged in and its answer is there; public: %p',
      async (isForAll) => {
        const { query, gateway, account, state, shown, keptAt } = beforeLogin(isForAll);
        await query.visitorChanged();
        Object.assign(account, { token: 'first' });
        state.isBeforeLogin = false;
        gateway.answer = FRESH;
        const asked = query.visitorChanged();
        expect(shown()).toEqual(['ready', 'KEPT', keptAt]);
        await asked;
        expect(shown()).toEqual(['ready', 'FRESH', null]);
      },
    );

    test('the login is refused: nothing old is shown', async () => {
      const { query, gateway, state, shown } = beforeLogin();
      await query.visitorChanged();
      state.logsIn = () => {
        Object.assign(state, { isBeforeLogin: false, text: null });
        return Promise.resolve(false);
      };
      gateway.answer = new UnauthorizedError('1', 'login-needed');
      await query.refresh();
      expect(shown()).toEqual(['logged-out', undefined, null]);
    });

    test('the answer has become too old', async () => {
      const { query, clock, shown } = beforeLogin();
      await query.visitorChanged();
      await clock.advance(86_400_000);
      await query.refresh();
      expect(shown()).toEqual(['logged-out', undefined, null]);
    });
  });
});

describe('in a paged query', () => {
  type Tab = 'ALL' | 'DONE';

  function setUp(kept: TestPage | null = page('KEPT')) {
    const clock = new FakeClock();
    const account = { number: 1, isLoggedIn: true };
    const { state, lastAnswer } = testLastAnswer(TEST_FORM, clock);
    const gateway = { answer: lost as TestPage | Error, pages: [] as number[] };
    const logins = { asked: 0 };
    const list = new PagedQuery<TestRow, Tab>({
      fetchPage: (pageNo) => {
        gateway.pages.push(pageNo);
        return gateway.answer instanceof Error
          ? Promise.reject(gateway.answer)
          : Promise.resolve(gateway.answer);
      },
      filter: 'ALL',
      pageSize: 1,
      runGated: async (action) => {
        if (!account.isLoggedIn) logins.asked += 1;
        return { kind: 'done', value: await action() };
      },
      toCallFailure: (cause) => toCallFailure(cause, false),
      isLoggedIn: () => account.isLoggedIn,
      account: () => account.number,
      lastAnswer,
      scope: createScope(),
    });
    const keptAt = clock.nowMs();
    if (kept !== null) lastAnswer.keep(kept);
    return {
      clock,
      account,
      state,
      gateway,
      logins,
      list,
      keptAt,
      shown: () => [list.phase, list.rows.map(({ id }) => id).join(), list.staleSince],
    };
  }

  test('shows the last first page with its time, and the current one once there is one', async () => {
    const { list, gateway, clock, keptAt, shown, state } = setUp();
    await clock.advance(60_000);
    await list.load();
    expect(shown()).toEqual(['ready', 'KEPT', keptAt]);
    expect([await list.refresh(), shown()]).toEqual(['failed', ['ready', 'KEPT', keptAt]]);
    gateway.answer = page('FRESH');
    expect([await list.refresh(), shown()]).toEqual(['done', ['ready', 'FRESH', null]]);
    expect(state.text).toContain('FRESH');
  });

  test('shown rows get their time when a refresh gets no answer', async () => {
    const { list, gateway, clock, shown } = setUp(null);
    gateway.answer = page('FRESH', 2);
    await list.load();
    const atMs = clock.nowMs();
    await clock.advance(60_000);
    gateway.answer = lost;
    await list.refresh();
    expect([shown(), list.more]).toEqual([['ready', 'FRESH', atMs], 'failed']);
  });

  test.each<[string, TestPage | null, Error, string]>([
    ['a refusal', page('KEPT'), new BusinessError('5', '不行'), 'failed'],
    ['an empty last page', { total: 0, rows: [] }, lost, 'offline'],
    ['no last page', null, lost, 'offline'],
  ])('%s: nothing old', async (_name, kept, cause, phase) => {
    const { list, gateway, shown } = setUp(kept);
    gateway.answer = cause;
    await list.load();
    expect(shown()).toEqual([phase, '', null]);
  });

  test('another choice neither shows nor replaces it', async () => {
    const { list, gateway, shown, state } = setUp();
    const before = state.text;
    await list.load();
    await list.select('DONE');
    expect(shown()).toEqual(['offline', '', null]);
    gateway.answer = page('DONE');
    await list.load();
    gateway.answer = lost;
    await list.refresh();
    expect([shown(), state.text]).toEqual([['ready', 'DONE', null], before]);
  });

  test('the next page of an old list is asked for as a current list', async () => {
    const { list, gateway, shown } = setUp(page('KEPT', 3));
    await list.load();
    expect(list.more).toBe('failed');
    gateway.answer = page('FRESH', 3);
    gateway.pages.length = 0;
    await list.loadMore();
    expect([shown(), gateway.pages, list.more]).toEqual([['ready', 'FRESH', null], [1], 'idle']);
  });

  test('only first pages are stored', async () => {
    const { list, gateway, state } = setUp(null);
    gateway.answer = page('FIRST', 2);
    await list.load();
    gateway.answer = page('SECOND', 2);
    await list.loadMore();
    expect([list.rows.length, state.text]).toEqual([2, expect.stringContaining('FIRST')]);
  });

  test('another account does not see it, nor is its answer stored as the previous one’s', async () => {
    const { list, account, state, shown } = setUp();
    await list.load();
    account.number = 2;
    state.text = null; // as the session removes it
    await list.refresh();
    expect(shown()).toEqual(['offline', '', null]);
  });

  test('before the host’s account has logged in: shown, without the login popup', async () => {
    const { list, account, state, logins, keptAt, shown } = setUp();
    account.isLoggedIn = false;
    state.isBeforeLogin = true;
    await list.load();
    expect([shown(), logins.asked]).toEqual([['ready', 'KEPT', keptAt], 0]);
    state.logsIn = () => {
      state.isBeforeLogin = false;
      return Promise.resolve(false);
    };
    await list.refresh();
    expect(logins.asked).toBe(1);
  });
});
