import { createScope } from '@/api';
import { BusinessError, CancelledError, NetworkError, toCallFailure, UnauthorizedError } from '@/api/errors';
import { makeArea, memoryBackend } from '@/platform/storage/area';
import { gatedBy } from '@/session/LoginGate';
import { testActs } from '@/session/testing/testActs';
import { makeTestGate } from '@/session/testing/testGate';
import { settle } from '@/utils/testing/fakeClock';
import { type ClaimEnd, ClaimOnce, type KeptClaim, outcomeOf, type ClaimState } from './ClaimOnce';
import { requestNos } from './testing/requestNos';

/** What a step of the fake gateway does: a response, or the error it throws. */
type Play<T> = T | Error;

interface Setting {
  readonly sends?: readonly Play<string>[];
  readonly looks?: readonly Play<ClaimState>[] | null;
  readonly looksFirst?: boolean;
  readonly isLoggedIn?: boolean;
  readonly newRequestNo?: () => string;
}

const LOSS = new NetworkError('lost');
const REFUSED = new BusinessError('7', '不行');
const DENIED = new UnauthorizedError('401', 'login-needed');

function setUp({
  sends = ['ok'],
  looks = ['open'],
  looksFirst = false,
  isLoggedIn = true,
  newRequestNo = requestNos(),
}: Setting = {}) {
  const visitor = { isLoggedIn };
  const gate = makeTestGate(() => visitor.isLoggedIn);
  const claims = new ClaimOnce({
    runGated: gatedBy(gate, createScope()),
    toCallFailure: (cause) => toCallFailure(cause, true),
    newRequestNo,
  });
  const log: string[] = [];
  const step = <T>(script: readonly Play<T>[]): (() => Promise<T>) => {
    const left = [...script];
    return async () => {
      const next = left.shift();
      if (next === undefined) throw new Error('called once too often');
      await Promise.resolve();
      if (!(next instanceof Error)) return next;
      if (next instanceof UnauthorizedError) visitor.isLoggedIn = false;
      throw next;
    };
  };
  const send = step(sends);
  const look = looks === null ? null : step(looks);
  const claim = {
    key: 'coupon',
    login: { asksFirst: true },
    async send(requestNo: string) {
      log.push(`send ${Number(requestNo.slice(-7))}`);
      return send();
    },
    ...(look !== null && {
      async look() {
        log.push('look');
        return look();
      },
    }),
    looksFirst: () => looksFirst,
  };
  return {
    claims,
    claim,
    gate,
    log,
    run: () => claims.run(claim, (end: ClaimEnd<string>) => end),
    async logIn(): Promise<void> {
      visitor.isLoggedIn = true;
      gate.loggedIn();
      await settle();
    },
  };
}

describe('one attempt', () => {
  it.each<[string, Setting, ClaimEnd<string>, string[]]>([
    ['is sent once', {}, { kind: 'done', answer: 'ok' }, ['send 1']],
    [
      'refused: the gateway’s words',
      { sends: [REFUSED] },
      { kind: 'refused', code: '7', message: '不行' },
      ['send 1'],
    ],
    ['lost, and it has happened', { sends: [LOSS], looks: ['had'] }, { kind: 'found' }, ['send 1', 'look']],
    ['lost, and it has not', { sends: [LOSS], looks: ['open'] }, { kind: 'lost' }, ['send 1', 'look']],
    ['lost, and it is over', { sends: [LOSS], looks: ['closed'] }, { kind: 'lost' }, ['send 1', 'look']],
    ['lost, and so is the look', { sends: [LOSS], looks: [LOSS] }, { kind: 'unknown' }, ['send 1', 'look']],
    [
      'lost, and the look says nothing',
      { sends: [LOSS], looks: ['unknown'] },
      { kind: 'unknown' },
      ['send 1', 'look'],
    ],
    [
      'lost, and the look is refused: not known',
      { sends: [LOSS], looks: [REFUSED] },
      { kind: 'unknown' },
      ['send 1', 'look'],
    ],
    ['lost where no query exists', { sends: [LOSS], looks: null }, { kind: 'unknown' }, ['send 1']],
    ['of a page that is gone', { sends: [new CancelledError()] }, { kind: 'nothing' }, ['send 1']],
    ['looks first', { looksFirst: true }, { kind: 'done', answer: 'ok' }, ['look', 'send 1']],
    ['looks first: had', { looksFirst: true, looks: ['had'] }, { kind: 'had' }, ['look']],
    ['looks first: closed', { looksFirst: true, looks: ['closed'] }, { kind: 'closed' }, ['look']],
    ['looks first, which is lost: not sent', { looksFirst: true, looks: [LOSS] }, { kind: 'lost' }, ['look']],
  ])('%s', async (_name, setting, end, log) => {
    const bench = setUp(setting);
    expect([await bench.run(), bench.log, bench.claims.isBusy]).toEqual([end, log, false]);
  });

  it('a bug of ours is rethrown, and another attempt may begin', async () => {
    const bench = setUp({ sends: [new TypeError('ours')] });
    await expect(bench.run()).rejects.toThrow('ours');
    expect(bench.claims.isBusy).toBe(false);
  });
});

describe('another attempt', () => {
  it.each<[string, Setting, string[], ClaimEnd<string>]>([
    [
      'after a lost answer carries the same number',
      { sends: [LOSS, 'ok'], looks: ['open'] },
      ['send 1', 'look', 'send 1'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'after a lost answer and a lost look looks first',
      { sends: [LOSS, 'ok'], looks: [LOSS, 'open'] },
      ['send 1', 'look', 'look', 'send 1'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'finds what the lost one has done',
      { sends: [LOSS], looks: [LOSS, 'had'] },
      ['send 1', 'look', 'look'],
      { kind: 'found' },
    ],
    [
      'where no query exists carries the same number',
      { sends: [LOSS, 'ok'], looks: null },
      ['send 1', 'send 1'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'after a refusal is another claim',
      { sends: [REFUSED, 'ok'] },
      ['send 1', 'send 2'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'after an answer is another claim',
      { sends: ['ok', 'ok'] },
      ['send 1', 'send 2'],
      { kind: 'done', answer: 'ok' },
    ],
  ])('%s', async (_name, setting, log, end) => {
    const bench = setUp(setting);
    await bench.run();
    expect([await bench.run(), bench.log]).toEqual([end, log]);
  });
});

describe('a stored act', () => {
  const makeDevice = () => {
    const area = makeArea(memoryBackend());
    return (mark: string, what: string): KeptClaim => ({
      acts: testActs(mark, area),
      what,
    });
  };
  /** One page load: the device's storage survives it. */
  const onPage = (setting: Setting, kept: KeptClaim) => {
    const bench = setUp(setting);
    const claim = { ...bench.claim, kept };
    return {
      log: bench.log,
      run: () => bench.claims.run(claim, (end: ClaimEnd<string>) => end),
      resume: () => bench.claims.resume(claim),
    };
  };
  const lose = (kept: KeptClaim) => onPage({ sends: [LOSS], looks: [LOSS] }, kept).run();

  it('its number is stored before it is sent, and removed once the result is known', async () => {
    const kept = makeDevice()('A', '10');
    const { claims, claim } = setUp({});
    const stored: unknown[] = [];
    const send = (requestNo: string): Promise<string> => {
      stored.push(requestNo, kept.acts.own());
      return claim.send(requestNo);
    };
    await claims.run({ ...claim, kept, send }, (end: ClaimEnd<string>) => end);
    const requestNo = 'requestNo0000001';
    expect(stored).toEqual([
      requestNo,
      { owner: 'A', requestNo, isUncertain: true, what: '10', answeredTo: [] },
    ]);
    expect(kept.acts.own()).toBeNull();
    expect(await lose(kept)).toEqual({ kind: 'unknown' });
    expect(kept.acts.own()).toMatchObject({ owner: 'A', isUncertain: true, what: '10' });
  });

  it.each<[Play<ClaimState>, string, boolean]>([
    ['had', 'made', false],
    ['open', 'not-made', true],
    [LOSS, 'unknown', true],
  ])('a reloaded page queries the status: %p is %p', async (seen, end, isKept) => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const page = onPage({ looks: [seen] }, device('A', ''));
    expect([await page.resume(), page.log]).toEqual([end, ['look']]);
    expect(device('A', '').acts.own() !== null).toBe(isKept);
  });

  it('reloaded and tapped again: queries first, and sends nothing if it was made', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const same = onPage({ looks: ['had'] }, device('A', '10'));
    expect([await same.run(), same.log]).toEqual([{ kind: 'found' }, ['look']]);
  });

  it('another request is not mistaken for the one that was made', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const other = onPage({ looks: ['had'] }, device('A', '20'));
    expect([await other.run(), other.log]).toEqual([{ kind: 'earlier' }, ['look']]);
  });

  it('an act that did not happen is sent with the same number: if both arrive, one counts', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const used = new BusinessError('100205032', '');
    const late = onPage({ sends: [used], looks: ['open', 'had'] }, device('A', '20'));
    expect([await late.run(), late.log]).toEqual([{ kind: 'earlier' }, ['look', 'send 1', 'look']]);
    expect(device('A', '').acts.own()).toBeNull();
  });

  it('a refused number that is already used up is replaced by a new one', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const used = new BusinessError('100205032', '');
    const newRequestNo = requestNos();
    newRequestNo(); // used by the previous page
    const page = onPage({ sends: [used, 'ok'], looks: ['open', 'open'], newRequestNo }, device('A', '20'));
    expect(await page.run()).toEqual({ kind: 'done', answer: 'ok' });
    expect(page.log).toEqual(['look', 'send 1', 'look', 'send 2']);
  });

  it('under another mark: an act that this account has made ends the attempt', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const again = onPage({ looks: ['had'] }, device('A2', '10'));
    expect([await again.run(), again.log]).toEqual([{ kind: 'found' }, ['look']]);
    expect(device('A', '').acts.own()).toBeNull();
  });

  it('under another mark, unknown to the gateway: its number is sent, so that a late arrival counts once', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const newRequestNo = requestNos();
    newRequestNo(); // used by the previous page
    const page = onPage({ looks: ['open'], newRequestNo }, device('A2', '10'));
    expect([(await page.run()).kind, page.log]).toEqual(['done', ['look', 'send 1']]);
    const next = onPage({ looks: [], newRequestNo }, device('A2', '10'));
    expect([(await next.run()).kind, next.log]).toEqual(['done', ['send 2']]);
  });

  it('of another user who has not queried it yet: what its number made is not taken for this request', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    await onPage({ looks: ['open'] }, device('B', '10')).run();
    expect(device('A', '').acts.own()).toMatchObject({ what: '10', answeredTo: ['B'] });
    const back = onPage({ looks: ['had'] }, device('A2', '10'));
    expect([await back.run(), back.log]).toEqual([{ kind: 'earlier' }, ['look']]);
  });

  it('under another mark, and the status query fails: nothing is sent', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const page = onPage({ looks: [LOSS] }, device('A2', '10'));
    expect([await page.run(), page.log]).toEqual([{ kind: 'unknown' }, ['look']]);
  });
});

it('one at a time, until its result has been handled', async () => {
  const bench = setUp();
  let reported: () => void = () => undefined;
  const first = bench.claims.run(
    { key: 'coupon', login: { asksFirst: false }, send: async () => 'ok' },
    () => new Promise<void>((resolve) => (reported = resolve)),
  );
  await settle();
  expect([await bench.run(), bench.log, bench.claims.current]).toEqual([{ kind: 'nothing' }, [], 'coupon']);
  reported();
  await first;
  expect([bench.claims.has('coupon'), (await bench.run()).kind]).toEqual([false, 'done']);
});

describe('login', () => {
  it('comes first where it is needed; if the user closes it, nothing is sent', async () => {
    const bench = setUp({ isLoggedIn: false });
    const ended = bench.run();
    await settle();
    expect([bench.gate.isOpen, bench.log, bench.claims.isBusy]).toEqual([true, [], true]);
    bench.gate.close();
    expect([await ended, bench.log]).toEqual([{ kind: 'nothing' }, []]);
  });

  it('in between: queries the status after it, and continues with the same number', async () => {
    const bench = setUp({ sends: [DENIED, 'ok'] });
    const ended = bench.run();
    await settle();
    await bench.logIn();
    expect([await ended, bench.log]).toEqual([{ kind: 'done', answer: 'ok' }, ['send 1', 'look', 'send 1']]);
  });

  it('in between, and the new user had it before: not sent again', async () => {
    const bench = setUp({ sends: [DENIED], looks: ['had'] });
    const ended = bench.run();
    await settle();
    await bench.logIn();
    expect([await ended, bench.log]).toEqual([{ kind: 'had' }, ['send 1', 'look']]);
  });

  it('refused right after a login: there is no third attempt', async () => {
    const bench = setUp({ sends: [DENIED, DENIED] });
    const ended = bench.run();
    await settle();
    await bench.logIn();
    expect([await ended, bench.gate.isOpen]).toEqual([{ kind: 'unauthorized' }, false]);
  });
});

it.each<[ClaimEnd<string>, ReturnType<typeof outcomeOf>]>([
  [{ kind: 'done', answer: 'ok' }, { kind: 'done' }],
  [{ kind: 'found' }, { kind: 'done' }],
  [{ kind: 'had' }, { kind: 'done' }],
  [{ kind: 'nothing' }, { kind: 'nothing' }],
  [
    { kind: 'refused', code: '7', message: ' 不行 ' },
    { kind: 'message', text: '不行' },
  ],
  [
    { kind: 'refused', code: '7', message: ' ' },
    { kind: 'message', text: '失败' },
  ],
  [{ kind: 'closed' }, { kind: 'message', text: '失败' }],
  [{ kind: 'lost' }, { kind: 'message', text: '失败' }],
  [{ kind: 'unauthorized' }, { kind: 'message', text: '失败' }],
])('%j is shown as %j', (end, reported) => {
  expect(outcomeOf(end, '失败')).toEqual(reported);
});
