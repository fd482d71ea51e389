import { createScope, NetworkError, type Scope, UnauthorizedError } from '@/api';
import { settle } from '@/utils/testing/fakeClock';
import { LoginGate, type GateOutcome } from './LoginGate';

const unauthorized = () => new UnauthorizedError('030100001', 'login-needed');

function setUp(
  options: {
    silent?: () => Promise<boolean>;
    redirects?: boolean;
    linkAnswered?: Promise<void>;
    isReadingOnly?: boolean;
  } = {},
) {
  const session = { isLoggedIn: false, hasLeft: false, dataOwner: 0 };
  const screen: { question: Scope | null } = { question: null };
  const gate = new LoginGate({
    session,
    linkAnswered: () => options.linkAnswered ?? null,
    followsLoginRedirect: () => options.redirects ?? false,
    isReadingOnly: () => options.isReadingOnly ?? false,
    logInSilently: options.silent ?? (() => Promise.resolve(false)),
    question: () => screen.question,
  });
  /** An action of the product: 401 until the user is logged in. */
  function action(name: string) {
    const calls: string[] = [];
    return {
      calls,
      run: () => {
        calls.push(name);
        return session.isLoggedIn ? Promise.resolve(`${name} done`) : Promise.reject(unauthorized());
      },
    };
  }
  const logIn = async () => {
    session.isLoggedIn = true;
    gate.loggedIn();
    await settle();
  };
  return { session, screen, gate, action, logIn };
}

function watch<T>(promise: Promise<GateOutcome<T>>) {
  const seen: { outcome?: GateOutcome<T>; error?: unknown } = {};
  promise.then(
    (outcome) => (seen.outcome = outcome),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

test('an action that needs no login just runs', async () => {
  const { gate } = setUp();
  expect(await gate.run(() => Promise.resolve(7))).toEqual({ kind: 'done', value: 7 });
  expect(gate.isOpen).toBe(false);
});

test('two actions with a 401 at the same time share one popup, and each is retried once', async () => {
  const { gate, action, logIn } = setUp();
  const [a, b] = [action('a'), action('b')];
  const seenA = watch(gate.run(a.run, { words: { act: 'A' } }));
  const seenB = watch(gate.run(b.run, { words: { act: 'B' } }));
  await settle();
  expect(gate.popup).toEqual({ act: 'A' });
  const late = action('late');
  const seenLate = watch(gate.run(late.run));
  await settle();
  expect(late.calls).toHaveLength(0); // joined without a useless request
  await logIn();
  expect(gate.isOpen).toBe(false);
  expect([seenA.outcome, seenB.outcome, seenLate.outcome]).toEqual(
    ['a', 'b', 'late'].map((name) => ({ kind: 'done', value: `${name} done` })),
  );
  expect([a.calls.length, b.calls.length, late.calls.length]).toEqual([2, 2, 1]);
});

test('closing cancels all waiting actions; the next 401 opens the popup again', async () => {
  const { gate, action } = setUp();
  const seen = [watch(gate.run(action('a').run)), watch(gate.whenLoggedIn(action('b').run))];
  await settle();
  gate.close();
  await settle();
  expect(seen.map(({ outcome }) => outcome)).toEqual([
    { kind: 'login-cancelled' },
    { kind: 'login-cancelled' },
  ]);
  watch(gate.run(action('c').run));
  await settle();
  expect(gate.isOpen).toBe(true);
});

test('whenLoggedIn requests the login before the first attempt, except where the gateway redirects', async () => {
  const asking = setUp();
  const a = asking.action('a');
  watch(asking.gate.whenLoggedIn(a.run));
  await settle();
  expect(a.calls).toHaveLength(0);
  expect(asking.gate.isOpen).toBe(true);

  const redirecting = setUp({ redirects: true });
  const seen = watch(
    redirecting.gate.whenLoggedIn(() => Promise.reject(new UnauthorizedError('030100002', 'redirecting'))),
  );
  await settle();
  expect(seen.outcome).toEqual({ kind: 'leaving' });
  expect(redirecting.gate.isOpen).toBe(false);
});

test('a second 401 is thrown to the caller, and so is every other error', async () => {
  const { gate } = setUp();
  const seen = watch(gate.run(() => Promise.reject(unauthorized())));
  await settle();
  gate.loggedIn();
  await settle();
  expect(seen.error).toBeInstanceOf(UnauthorizedError);
  expect(gate.isOpen).toBe(false);
  await expect(gate.run(() => Promise.reject(new NetworkError('x')))).rejects.toBeInstanceOf(NetworkError);
});

test('an unmounted page cancels its action, and closes the popup when no other action waits', async () => {
  const { gate, action, logIn } = setUp();
  const [mine, other] = [createScope(), createScope()];
  const a = action('a');
  const seenA = watch(gate.run(a.run, { scope: mine }));
  const seenB = watch(gate.run(action('b').run, { scope: other }));
  await settle();
  mine.cancel();
  await settle();
  expect(seenA.outcome).toEqual({ kind: 'login-cancelled' });
  expect(gate.isOpen).toBe(true);
  other.cancel();
  await settle();
  expect(seenB.outcome).toEqual({ kind: 'login-cancelled' });
  expect(gate.isOpen).toBe(false);
  await logIn();
  expect(a.calls).toHaveLength(1);
  expect(watch(gate.run(action('c').run, { scope: other }))).toEqual({});
});

test('a silent login shows no popup; one that fails or throws does', async () => {
  const silent = setUp({
    silent: () => {
      silent.session.isLoggedIn = true;
      return Promise.resolve(true);
    },
  });
  const seen = watch(silent.gate.run(silent.action('a').run));
  await settle();
  expect(seen.outcome).toEqual({ kind: 'done', value: 'a done' });

  const broken = setUp({ silent: () => Promise.reject(new NetworkError('x')) });
  watch(broken.gate.run(broken.action('a').run));
  await settle();
  expect(broken.gate.isOpen).toBe(true);
});

test('a user who logged out is not logged in silently', async () => {
  const silent = jest.fn(() => Promise.resolve(true));
  const { gate, action, session } = setUp({ silent });
  session.hasLeft = true;
  watch(gate.run(action('a').run));
  await settle();
  expect(silent).not.toHaveBeenCalled();
  expect(gate.isOpen).toBe(true);
});

test('a silent login that ends after all actions were cancelled opens nothing', async () => {
  let finish: (isDone: boolean) => void = () => undefined;
  const { gate, action } = setUp({ silent: () => new Promise((resolve) => (finish = resolve)) });
  const scope = createScope();
  watch(gate.run(action('a').run, { scope }));
  await settle();
  scope.cancel();
  finish(false);
  await settle();
  expect(gate.isOpen).toBe(false);
});

test('another number: asks although the user is logged in, never silently, and runs the action once', async () => {
  let silentTries = 0;
  const { session, gate, action, logIn } = setUp({
    silent: () => {
      silentTries += 1;
      return Promise.resolve(true);
    },
  });
  session.isLoggedIn = true;
  const claim = action('claim');
  const seen = watch(gate.afterAnotherLogin(claim.run));
  await settle();
  expect(gate.isOpen).toBe(true);
  expect([claim.calls.length, silentTries]).toEqual([0, 0]);
  await logIn();
  expect(claim.calls).toEqual(['claim']);
  expect(seen.outcome).toEqual({ kind: 'done', value: 'claim done' });
});

describe('while a link login waits for the user’s answer', () => {
  test.each([
    ['yes: what waits goes on, without a popup', true, { kind: 'done', value: 'claim done' }],
    ['no: the popup asks', false, undefined],
  ])('%s', async (_name, isYes, outcome) => {
    let answer = (): void => undefined;
    const linkAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { session, gate, action } = setUp({ linkAnswered });
    const claim = watch(gate.run(action('claim').run));
    await settle();
    expect([gate.isOpen, claim.outcome]).toEqual([false, undefined]);
    session.isLoggedIn = isYes;
    answer();
    await settle();
    expect([gate.isOpen, claim.outcome]).toEqual([!isYes, outcome]);
  });
});

test('an action that began under one account does not continue under another', async () => {
  const { session, gate, action, logIn } = setUp();
  const claim = action('claim');
  const outcome = watch(gate.run(claim.run));
  await settle();
  session.dataOwner += 1;
  await logIn();
  expect([outcome.outcome, claim.calls]).toEqual([{ kind: 'login-cancelled' }, ['claim']]);
});

describe('an action that the user has turned away from does not run at the next login', () => {
  const WAYS: readonly (readonly [string, 'run' | 'whenLoggedIn' | 'afterAnotherLogin', number])[] = [
    ['that met a 401', 'run', 1],
    ['that asks for login first', 'whenLoggedIn', 0],
    ['that asks for another login', 'afterAnotherLogin', 0],
  ];
  const ENDS = ['the popup is closed', 'its dialog is closed', 'its page is gone', 'another page is shown'];
  const cases = ENDS.flatMap((end) => WAYS.map((way) => [end, ...way] as const));

  function begin(way: (typeof WAYS)[number][1], slow?: Promise<void>) {
    const made = setUp();
    const [page, question, other] = [createScope(), createScope(), createScope()];
    made.screen.question = question;
    const act = made.action('act');
    const run = async () => {
      await slow;
      return act.run();
    };
    const seen = watch(made.gate[way](run, { scope: page }));
    const ends: Readonly<Record<string, () => void>> = {
      'the popup is closed': made.gate.close,
      'its dialog is closed': question.cancel,
      'its page is gone': page.cancel,
      'another page is shown': () => made.gate.pageShown(other),
    };
    const end = (name: string) => ends[name]?.();
    return { ...made, act, seen, page, end };
  }

  test.each(cases)('%s: an action %s', async (end, _name, way, sent) => {
    const made = begin(way);
    await settle();
    expect(made.gate.isOpen).toBe(true);
    made.end(end);
    await settle();
    expect([made.gate.isOpen, made.seen.outcome]).toEqual([false, { kind: 'login-cancelled' }]);
    await made.logIn();
    expect(made.act.calls).toHaveLength(sent);
  });

  test.each(ENDS.slice(1))('%s while the request is running: its 401 asks for nothing', async (end) => {
    let answer = (): void => undefined;
    const made = begin('run', new Promise<void>((resolve) => (answer = resolve)));
    await settle();
    made.end(end);
    answer();
    await settle();
    expect([made.gate.isOpen, made.seen.outcome]).toEqual([false, { kind: 'login-cancelled' }]);
  });

  test('the same page shown again, or a dialog that its page closes: the action continues', async () => {
    const made = begin('run');
    await settle();
    made.gate.pageShown(made.page);
    made.screen.question = null;
    await made.logIn();
    expect(made.seen.outcome).toEqual({ kind: 'done', value: 'act done' });
  });

  test('a running request that succeeds counts, and so does what waits elsewhere on the page', async () => {
    const made = begin('run');
    made.screen.question = null;
    const beside = watch(made.gate.run(made.action('beside').run, { scope: made.page }));
    await settle();
    made.end('its dialog is closed');
    await settle();
    expect([made.gate.isOpen, beside.outcome]).toEqual([true, undefined]);
    await made.logIn();
    expect(beside.outcome).toEqual({ kind: 'done', value: 'beside done' });
    expect(made.act.calls).toHaveLength(1);

    const quick = setUp();
    quick.session.isLoggedIn = true;
    const question = createScope();
    quick.screen.question = question;
    const seen = watch(quick.gate.run(quick.action('quick').run));
    question.cancel();
    await settle();
    expect(seen.outcome).toEqual({ kind: 'done', value: 'quick done' });
  });
});

describe('a read-only page', () => {
  it.each(['run', 'whenLoggedIn', 'afterAnotherLogin'] as const)(
    '%s: nothing is run, nobody is asked',
    async (way) => {
      const silent = jest.fn(() => Promise.resolve(true));
      const { gate, action } = setUp({ isReadingOnly: true, silent });
      const claim = action('claim');
      expect(await gate[way](claim.run)).toEqual({ kind: 'login-cancelled' });
      expect([claim.calls, gate.isOpen, silent.mock.calls.length]).toEqual([[], false, 0]);
    },
  );
});
