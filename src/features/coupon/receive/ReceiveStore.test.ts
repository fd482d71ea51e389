import { createScope } from '@/api';
import type { CallFailure } from '@/api/errors';
import { requestNos } from '@/data/testing/requestNos';
import type { CheckResult, ClaimResult, ReceiveActivity } from '@/domain/coupon/receiveTypes';
import { testKeptMemory } from '@/session/testing/testKeptMemory';
import { FakeClock } from '@/utils/testing/fakeClock';
import { makeKeptActivities } from './keptActivity';
import type { ActivityAnswer } from './receiveApi';
import { ReceiveStore, type ReceiveStoreDeps } from './ReceiveStore';
import { activity, coupon } from './testing/receiveAnswers';

/** A failed call, as classified by `toCallFailure`. */
class Fault extends Error {
  constructor(readonly failure: CallFailure) {
    super(failure.kind);
  }
}
const fault = (kind: 'unauthorized' | 'cancelled' | 'offline' | 'no-answer'): Fault => new Fault({ kind });
const business = (message: string, code = '1'): Fault => new Fault({ kind: 'business', code, message });

const canClaim: CheckResult = {
  maskedPhone: '138****0000',
  canReceive: true,
  coupons: [],
  reasonCode: '',
  reasonMsg: '',
};
const holds: CheckResult = { ...canClaim, canReceive: false, coupons: [coupon], reasonCode: '100901005' };
const won: ClaimResult = { isClaimed: true, coupons: [coupon], reasonCode: '', reasonMsg: '', msg: '' };

type Script<T> = (T | Error)[];
interface Setup {
  activity?: ActivityAnswer | Error;
  /** The gateway's response to a refetch. */
  later?: Script<ActivityAnswer>;
  checks?: Script<CheckResult>;
  claims?: Script<ClaimResult>;
  runGated?: ReceiveStoreDeps['runGated'];
  kept?: ReceiveStoreDeps['kept'];
}

function setUp(setup: Setup = {}) {
  const calls: string[] = [];
  const play =
    <T>(name: string, script: Script<T>) =>
    async (): Promise<T> => {
      calls.push(name);
      const next = script.shift();
      if (next === undefined) throw new Error(`${name} was called once too often`);
      await Promise.resolve();
      if (next instanceof Error) throw next;
      return next;
    };
  const session = { isLoggedIn: true };
  const store = new ReceiveStore({
    isLoggedIn: () => session.isLoggedIn,
    kept: setup.kept,
    activityCode: 'RC-OPEN',
    client: { platformCode: 9, isPlainBrowser: true },
    api: {
      fetchActivity: play('info', [
        setup.activity ?? { kind: 'found' as const, activity },
        ...(setup.later ?? []),
      ]),
      fetchCheck: play('check', setup.checks ?? [canClaim]),
      claimCoupon: play('claim', setup.claims ?? [won]),
    },
    newRequestNo: requestNos(),
    scope: createScope(),
    runGated: setup.runGated ?? (async (action) => ({ kind: 'done', value: await action() })),
    toCallFailure: (cause) => {
      if (cause instanceof Fault) return cause.failure;
      throw cause;
    },
  });
  return { store, calls, session };
}

describe('loading', () => {
  it('continues for a supported client of an open activity', async () => {
    const { store } = setUp();
    expect(await store.load()).toBe(true);
    expect(store.query.phase).toBe('ready');
    expect(store.dialog).toBe('none');
  });
  it.each(['NOT_START', 'FINISHED', 'PAUSED', 'unknown'] as const)(
    '%s opens the status popup',
    async (status) => {
      const { store, calls } = setUp({ activity: { kind: 'found', activity: { ...activity, status } } });
      expect(await store.load()).toBe(false);
      expect(store.dialog).toBe('status');
      expect(await store.takePart()).toEqual({ kind: 'nothing' });
      expect(calls).toEqual(['info']);
    },
  );
  it('shows the wrong platform and never sends a claim', async () => {
    const { store, calls } = setUp({
      activity: { kind: 'found', activity: { ...activity, clientMap: { 8: '百度' } } },
    });
    expect(await store.load()).toBe(false);
    expect(store.isWrongPlatform).toBe(true);
    expect(store.tapPoster()).toEqual({ kind: 'shown' });
    await store.takePart();
    expect(calls).toEqual(['info']);
  });
  it('is finished with our own poster when the activity is gone (100901004)', async () => {
    const { store } = setUp({ activity: { kind: 'gone' } });
    await store.load();
    expect([store.status, store.query.value, store.dialog]).toEqual([
      'FINISHED',
      { activity: null, isGone: true },
      'status',
    ]);
  });
  it.each([
    [business('活动不存在'), 'failed', '活动不存在'],
    [business(''), 'failed', '获取活动信息失败，请重试'],
    [business('活动不存在', '100205002'), 'failed', '抱歉，系统开小差啦，请稍后再试~'],
    [fault('no-answer'), 'failed', '获取活动信息失败，请重试'],
    [fault('offline'), 'offline', '获取活动信息失败，请重试'],
  ])('fails with a next step: %p', async (cause, phase, text) => {
    const { store } = setUp({ activity: cause });
    expect(await store.load()).toBe(false);
    expect([store.query.phase, store.query.failureText]).toEqual([phase, text]);
  });
  it('does not change after unmount', async () => {
    const { store } = setUp({ activity: fault('cancelled') });
    await store.load();
    expect(store.query.phase).toBe('loading');
  });
});

describe('rechecked before it was open', () => {
  const found = (changes: Partial<ReceiveActivity>): ActivityAnswer => ({
    kind: 'found',
    activity: { ...activity, ...changes },
  });
  const closed = async (status: 'NOT_START' | 'PAUSED' | 'unknown', ...later: Script<ActivityAnswer>) => {
    const made = setUp({ activity: found({ status }), later });
    await made.store.load();
    return made;
  };
  it.each(['NOT_START', 'PAUSED', 'unknown'] as const)(
    '%s: open now, the popup closes and the page continues',
    async (status) => {
      const { store, calls } = await closed(status, found({}));
      const reloads = [store.reload(), store.reload()];
      expect([store.query.phase, store.dialog]).toEqual(['ready', 'status']);
      expect(await Promise.all(reloads)).toEqual([true, false]);
      expect([store.dialog, store.statusText, calls]).toEqual(['none', null, ['info', 'info']]);
      expect(await store.takePart()).toEqual({ kind: 'won' });
    },
  );
  it('still closed: the popup stays as it is, closed or open', async () => {
    const { store } = await closed('NOT_START', found({ status: 'PAUSED' }), found({ status: 'FINISHED' }));
    expect([await store.reload(), store.dialog]).toEqual([false, 'status']);
    store.closeDialog();
    expect([await store.reload(), store.dialog, store.statusText]).toEqual([
      false,
      'none',
      '抱歉，活动已结束',
    ]);
  });
  it('a failure keeps the current state, and it can be rechecked', async () => {
    const { store } = await closed('NOT_START', fault('no-answer'), found({}));
    expect([await store.reload(), store.query.phase, store.dialog]).toEqual([false, 'ready', 'status']);
    expect(await store.reload()).toBe(true);
  });
  it.each([
    ['open', found({})],
    ['over', found({ status: 'FINISHED' })],
    ['for other apps', found({ status: 'NOT_START', clientMap: { 8: '百度' } })],
    ['gone', { kind: 'gone' }],
  ] as const)('%s: sends nothing', async (_name, answer) => {
    const { store, calls } = setUp({ activity: answer });
    await store.load();
    expect([await store.reload(), calls]).toEqual([false, ['info']]);
  });
});

describe('taking part', () => {
  const ready = async (setup: Setup = {}) => {
    const made = setUp(setup);
    await made.store.load();
    made.calls.length = 0;
    return made;
  };

  it('checks, claims and shows the coupons as new', async () => {
    const { store, calls } = await ready();
    expect(await store.takePart()).toEqual({ kind: 'won' });
    expect(calls).toEqual(['check', 'claim']);
    expect([store.dialog, store.isNewlyWon, store.coupons, store.maskedPhone]).toEqual([
      'result',
      true,
      [coupon],
      '138****0000',
    ]);
  });
  it.each([
    ['they are shown as new', holds, [coupon]],
    ['none are known, and it is a success all the same', fault('no-answer'), []],
  ])('a claim that names no coupons fetches them: %s', async (_name, later, coupons) => {
    const { store, calls } = await ready({ checks: [canClaim, later], claims: [{ ...won, coupons: [] }] });
    expect(await store.takePart()).toEqual({ kind: 'won' });
    expect(calls).toEqual(['check', 'claim', 'check']);
    expect([store.dialog, store.isNewlyWon, store.coupons]).toEqual(['result', true, coupons]);
  });
  it('shows held coupons without claiming', async () => {
    const { store, calls } = await ready({ checks: [holds] });
    expect(await store.takePart()).toEqual({ kind: 'already-held' });
    expect(calls).toEqual(['check']);
    expect([store.dialog, store.isNewlyWon]).toEqual(['result', false]);
  });
  it('sends one claim however often the button is tapped', async () => {
    const { store, calls } = await ready();
    const outcomes = await Promise.all([store.takePart(), store.takePart(), store.takePart()]);
    expect(outcomes).toEqual([{ kind: 'won' }, { kind: 'nothing' }, { kind: 'nothing' }]);
    expect(calls).toEqual(['check', 'claim']);
  });
  const END = '100901042';
  it.each<[string, Setup]>([
    ['reason of the check', { checks: [{ ...canClaim, canReceive: false, reasonCode: END }] }],
    ['code of the check', { checks: [business('活动已结束', END)] }],
    ['reason of the claim', { claims: [{ ...won, isClaimed: false, coupons: [], reasonCode: END }] }],
    ['code of the claim', { claims: [business('活动已结束', END)] }],
  ])('%s: the activity has ended', async (_name, setup) => {
    const { store } = await ready(setup);
    expect(await store.takePart()).toEqual({ kind: 'finished' });
    expect([store.status, store.dialog]).toEqual(['FINISHED', 'status']);
    expect(store.tapPoster()).toEqual({ kind: 'shown' });
  });
  it('shows the gateway’s reason', async () => {
    const { store } = await ready({
      checks: [{ ...canClaim, canReceive: false, reasonCode: '100901031', reasonMsg: '仅限新用户' }],
    });
    expect(await store.takePart()).toEqual({ kind: 'message', text: '仅限新用户', canRetry: false });
    expect(store.tapPoster()).toEqual({ kind: 'take-part', mustLogIn: true });
  });

  describe('a lost claim response', () => {
    it('is rechecked, and the coupons are shown only because the gateway reports them', async () => {
      const { store, calls } = await ready({ checks: [canClaim, holds], claims: [fault('no-answer')] });
      expect(await store.takePart()).toEqual({ kind: 'already-held' });
      expect(calls).toEqual(['check', 'claim', 'check']);
      expect(store.isNewlyWon).toBe(false);
    });
    it('is not claimed again automatically', async () => {
      const { store, calls } = await ready({ checks: [canClaim, canClaim], claims: [fault('no-answer')] });
      expect(await store.takePart()).toEqual({ kind: 'message', text: '领取失败，请重试', canRetry: true });
      expect(calls).toEqual(['check', 'claim', 'check']);
      expect(store.coupons).toEqual([]);
      expect(store.tapPoster()).toEqual({ kind: 'take-part', mustLogIn: false });
    });
    it('says so when the recheck is lost too, and starts with a check next time', async () => {
      const { store, calls } = await ready({
        checks: [canClaim, fault('offline'), holds],
        claims: [fault('offline')],
      });
      expect((await store.takePart()).kind).toBe('message');
      expect(store.coupons).toEqual([]);
      expect((await store.takePart()).kind).toBe('already-held');
      expect(calls).toEqual(['check', 'claim', 'check', 'check']);
    });
  });

  it('uses the gateway’s sentence for a failed claim, else its own', async () => {
    const first = await ready({ claims: [business('今日已领完')] });
    expect(await first.store.takePart()).toEqual({ kind: 'message', text: '今日已领完', canRetry: true });
    const second = await ready({ claims: [business('')] });
    expect(await second.store.takePart()).toMatchObject({ text: '领取失败，请重试' });
    const gone = await ready({ checks: [business('活动不存在', '100205002')] });
    expect(await gone.store.takePart()).toMatchObject({ text: '抱歉，系统开小差啦，请稍后再试~' });
  });

  it('starts from the check again after a login in the middle of a claim', async () => {
    const { store, calls } = await ready({
      checks: [canClaim, canClaim],
      claims: [fault('unauthorized'), won],
      runGated: async (action) => {
        try {
          return { kind: 'done', value: await action() };
        } catch (cause) {
          if (!(cause instanceof Fault)) throw cause;
          return { kind: 'done', value: await action() };
        }
      },
    });
    expect(await store.takePart()).toEqual({ kind: 'won' });
    expect(calls).toEqual(['check', 'claim', 'check', 'claim']);
  });
  it('says so when the gateway refuses again right after a login; the next tap opens the login again', async () => {
    const { store } = await ready({
      runGated: () => Promise.reject(fault('unauthorized')),
    });
    await expect(store.takePart()).resolves.toEqual({
      kind: 'message',
      text: '领取失败，请重试',
      canRetry: false,
    });
    expect(store.isTakingPart).toBe(false);
    expect(store.tapPoster()).toEqual({ kind: 'take-part', mustLogIn: true });
  });

  it('shows nothing when the login is closed, and can be tried again', async () => {
    const { store } = await ready({ runGated: () => Promise.resolve({ kind: 'cancelled' }) });
    expect(await store.takePart()).toEqual({ kind: 'nothing' });
    expect(store.isTakingPart).toBe(false);
    expect(store.tapPoster()).toEqual({ kind: 'take-part', mustLogIn: false });
  });
  it.each([
    ['the page is seen again', (store: ReceiveStore) => store.forgetLoggedOut()],
    ['the poster is tapped', (store: ReceiveStore) => store.tapPoster()],
  ])('drops the coupons once their owner is logged out: %s', async (_name, look) => {
    const { store, session } = await ready({ checks: [holds] });
    await store.takePart();
    look(store);
    expect([store.dialog, store.coupons, store.maskedPhone]).toEqual(['result', [coupon], '138****0000']);
    session.isLoggedIn = false;
    look(store);
    expect([store.dialog, store.coupons, store.maskedPhone]).toEqual(['none', [], null]);
    expect(store.tapPoster()).toEqual({ kind: 'take-part', mustLogIn: false });
  });
  it('reopens the result on a tap, without a request', async () => {
    const { store, calls } = await ready();
    await store.takePart();
    store.closeDialog();
    calls.length = 0;
    expect(store.tapPoster()).toEqual({ kind: 'shown' });
    expect(store.dialog).toBe('result');
    expect(calls).toEqual([]);
  });
});

describe('the last visit’s activity', () => {
  const memory = testKeptMemory();
  const kept = makeKeptActivities({
    memory,
    code: 'RC-OPEN',
    pictureAddress: (address) => address,
    clock: new FakeClock(),
  });
  beforeEach(() => kept.write(activity, memory.reader()));
  const shown = ({ store }: ReturnType<typeof setUp>): unknown => [
    store.query.phase,
    store.activity?.title,
    store.staleSince !== null,
    store.isRefreshing,
  ];

  it('is shown before anything is asked; nothing acts on it', async () => {
    const made = setUp({ kept });
    expect([shown(made), made.calls]).toEqual([['ready', '领券', true, true], []]);
    expect(await made.store.takePart()).toEqual({ kind: 'nothing' });
    expect(await made.store.load()).toBe(true);
    expect([shown(made), made.calls]).toEqual([['ready', '领券', false, false], ['info']]);
    expect((await made.store.takePart()).kind).toBe('won');
  });

  it.each(['offline', 'no-answer'] as const)('%s: stays with its time', async (kind) => {
    const made = setUp({ kept, activity: fault(kind), later: [{ kind: 'found', activity }] });
    expect(await made.store.load()).toBe(false);
    expect([shown(made), made.store.dialog]).toEqual([['ready', '领券', true, false], 'none']);
    expect(await made.store.load()).toBe(true);
    expect(shown(made)).toEqual(['ready', '领券', false, false]);
  });

  it('a refusal ends it', async () => {
    const made = setUp({ kept, activity: business('活动不存在') });
    expect(await made.store.load()).toBe(false);
    expect([shown(made), made.store.query.failureText, memory.text]).toEqual([
      ['failed', undefined, false, false],
      '活动不存在',
      null,
    ]);
  });

  it('one that has ended meanwhile leaves neither poster nor entry', async () => {
    const made = setUp({ kept, activity: { kind: 'gone' } });
    await made.store.load();
    expect([made.store.activity, made.store.status, memory.text]).toEqual([null, 'FINISHED', null]);
  });

  it.each<[string, Partial<ReceiveActivity>]>([
    ['not open', { status: 'PAUSED' }],
    ['not for this client', { clientMap: { 6: '支付宝小程序' } }],
  ])('one that is %s is not kept', async (_name, changes) => {
    const made = setUp({ kept, activity: { kind: 'found', activity: { ...activity, ...changes } } });
    await made.store.load();
    expect(memory.text).toBeNull();
  });

  it('is kept only for the reader who asked', async () => {
    memory.forget();
    const made = setUp({ kept });
    const loading = made.store.load();
    memory.of = 'B';
    await loading;
    expect(memory.text).toBeNull();
    await setUp({ kept }).store.load();
    expect(memory.text).not.toBeNull();
  });
});
