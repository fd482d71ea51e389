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
  readonly statuses?: readonly Play<ClaimState>[] | null;
  readonly checksFirst?: boolean;
  readonly isLoggedIn?: boolean;
  readonly newRequestNo?: () => string;
}

const LOSS = new NetworkError('lost');
const REFUSED = new BusinessError('7', '不行');
const DENIED = new UnauthorizedError('401', 'login-needed');

function setUp({
  sends = ['ok'],
  statuses = ['available'],
  checksFirst = false,
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
  const check = statuses === null ? null : step(statuses);
  const claim = {
    key: 'coupon',
    login: { asksFirst: true },
    async send(requestNo: string) {
      log.push(`send ${Number(requestNo.slice(-7))}`);
      return send();
    },
    ...(check !== null && {
      async checkStatus() {
        log.push('check');
        return check();
      },
    }),
    checksFirst: () => checksFirst,
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
    [
      'lost, and it has happened',
      { sends: [LOSS], statuses: ['claimed'] },
      { kind: 'found' },
      ['send 1', 'check'],
    ],
    [
      'lost, and it has not',
      { sends: [LOSS], statuses: ['available'] },
      { kind: 'lost' },
      ['send 1', 'check'],
    ],
    ['lost, and it is over', { sends: [LOSS], statuses: ['closed'] }, { kind: 'lost' }, ['send 1', 'check']],
    [
      'lost, and so is the check',
      { sends: [LOSS], statuses: [LOSS] },
      { kind: 'unknown' },
      ['send 1', 'check'],
    ],
    [
      'lost, and the check says nothing',
      { sends: [LOSS], statuses: ['unknown'] },
      { kind: 'unknown' },
      ['send 1', 'check'],
    ],
    [
      'lost, and the check is refused: not known',
      { sends: [LOSS], statuses: [REFUSED] },
      { kind: 'unknown' },
      ['send 1', 'check'],
    ],
    ['lost where no query exists', { sends: [LOSS], statuses: null }, { kind: 'unknown' }, ['send 1']],
    ['of a page that is gone', { sends: [new CancelledError()] }, { kind: 'nothing' }, ['send 1']],
    ['checks first', { checksFirst: true }, { kind: 'done', answer: 'ok' }, ['check', 'send 1']],
    ['checks first: had', { checksFirst: true, statuses: ['claimed'] }, { kind: 'claimed' }, ['check']],
    ['checks first: closed', { checksFirst: true, statuses: ['closed'] }, { kind: 'closed' }, ['check']],
    [
      'checks first, which is lost: not sent',
      { checksFirst: true, statuses: [LOSS] },
      { kind: 'lost' },
      ['check'],
    ],
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
      { sends: [LOSS, 'ok'], statuses: ['available'] },
      ['send 1', 'check', 'send 1'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'after a lost answer and a lost check checks first',
      { sends: [LOSS, 'ok'], statuses: [LOSS, 'available'] },
      ['send 1', 'check', 'check', 'send 1'],
      { kind: 'done', answer: 'ok' },
    ],
    [
      'finds what the lost one has done',
      { sends: [LOSS], statuses: [LOSS, 'claimed'] },
      ['send 1', 'check', 'check'],
      { kind: 'found' },
    ],
    [
      'where no query exists carries the same number',
      { sends: [LOSS, 'ok'], statuses: null },
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
  const lose = (kept: KeptClaim) => onPage({ sends: [LOSS], statuses: [LOSS] }, kept).run();

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
    ['claimed', 'made', false],
    ['available', 'not-made', true],
    [LOSS, 'unknown', true],
  ])('a reloaded page queries the status: %p is %p', async (seen, end, isKept) => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const page = onPage({ statuses: [seen] }, device('A', ''));
    expect([await page.resume(), page.log]).toEqual([end, ['check']]);
    expect(device('A', '').acts.own() !== null).toBe(isKept);
  });

  it('reloaded and tapped again: queries first, and sends nothing if it was made', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const same = onPage({ statuses: ['claimed'] }, device('A', '10'));
    expect([await same.run(), same.log]).toEqual([{ kind: 'found' }, ['check']]);
  });

  it('another request is not mistaken for the one that was made', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const other = onPage({ statuses: ['claimed'] }, device('A', '20'));
    expect([await other.run(), other.log]).toEqual([{ kind: 'earlier' }, ['check']]);
  });

  it('an act that did not happen is sent with the same number: if both arrive, one counts', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const used = new BusinessError('100205032', '');
    const late = onPage({ sends: [used], statuses: ['available', 'claimed'] }, device('A', '20'));
    expect([await late.run(), late.log]).toEqual([{ kind: 'earlier' }, ['check', 'send 1', 'check']]);
    expect(device('A', '').acts.own()).toBeNull();
  });

  it('a refused number that is already used up is replaced by a new one', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const used = new BusinessError('100205032', '');
    const newRequestNo = requestNos();
    newRequestNo(); // used by the previous page
    const page = onPage(
      { sends: [used, 'ok'], statuses: ['available', 'available'], newRequestNo },
      device('A', '20'),
    );
    expect(await page.run()).toEqual({ kind: 'done', answer: 'ok' });
    expect(page.log).toEqual(['check', 'send 1', 'check', 'send 2']);
  });

  it('under another mark: an act that this account has made ends the attempt', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const again = onPage({ statuses: ['claimed'] }, device('A2', '10'));
    expect([await again.run(), again.log]).toEqual([{ kind: 'found' }, ['check']]);
    expect(device('A', '').acts.own()).toBeNull();
  });

  it('under another mark, unknown to the gateway: its number is sent, so that a late arrival counts once', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const newRequestNo = requestNos();
    newRequestNo(); // used by the previous page
    const page = onPage({ statuses: ['available'], newRequestNo }, device('A2', '10'));
    expect([(await page.run()).kind, page.log]).toEqual(['done', ['check', 'send 1']]);
    const next = onPage({ statuses: [], newRequestNo }, device('A2', '10'));
    expect([(await next.run()).kind, next.log]).toEqual(['done', ['send 2']]);
  });

  it('of another user who has not queried it yet: what its number made is not taken for this request', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    await onPage({ statuses: ['available'] }, device('B', '10')).run();
    expect(device('A', '').acts.own()).toMatchObject({ what: '10', answeredTo: ['B'] });
    const back = onPage({ statuses: ['claimed'] }, device('A2', '10'));
    expect([await back.run(), back.log]).toEqual([{ kind: 'earlier' }, ['check']]);
  });

  it('under another mark, and the status query fails: nothing is sent', async () => {
    const device = makeDevice();
    await lose(device('A', '10'));
    const page = onPage({ statuses: [LOSS] }, device('A2', '10'));
    expect([await page.run(), page.log]).toEqual([{ kind: 'unknown' }, ['check']]);
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
    expect([await ended, bench.log]).toEqual([{ kind: 'done', answer: 'ok' }, ['send 1', 'check', 'send 1']]);
  });

  it('in between, and the new user had it before: not sent again', async () => {
    const bench = setUp({ sends: [DENIED], statuses: ['claimed'] });
    const ended = bench.run();
    await settle();
    await bench.logIn();
    expect([await ended, bench.log]).toEqual([{ kind: 'claimed' }, ['send 1', 'check']]);
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
  [{ kind: 'claimed' }, { kind: 'done' }],
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
