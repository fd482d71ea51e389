import { settle } from '@/utils/testing/fakeClock';
import { makeBench, wireActivity, wireState, type Bench } from './testing/storeBench';

// The URL check of pictures needs the page's origin, which a unit test does not have.
jest.mock('@/session/links', () => ({ pictureAddress: String }));

const codeOf = ({ store }: Bench): string => {
  const { screen } = store;
  if (screen.kind === 'task') return screen.pageCode;
  return screen.kind === 'exception' ? screen.view.pageCode : screen.kind;
};
const FAULTS = ['status', 'drop', 'hang', 'malformed'] as const;

/** Loads with this response. */
async function loaded(bench: Bench, answer: () => Promise<void>): Promise<boolean> {
  const loading = bench.store.load();
  await settle();
  await answer();
  return loading;
}

describe('loading', () => {
  it('continues with the progress of an open activity, without the token in the public call', async () => {
    const bench = makeBench();
    expect(bench.store.query.phase).toBe('loading');
    expect(await loaded(bench, () => bench.answer('info', wireActivity()))).toBe(true);
    expect(bench.store.query.phase).toBe('ready');
    expect(bench.transport.sent.map(({ headers }) => headers['Authorization'])).toEqual([undefined]);
  });
  it('100205002 is a missing activity, with no further request', async () => {
    const bench = makeBench();
    expect(await loaded(bench, () => bench.waiting('info').fail('100205002', 'x'))).toBe(false);
    await bench.store.askProgress();
    expect([bench.store.query.phase, codeOf(bench), bench.calls()]).toEqual(['ready', 'missing', ['info']]);
  });
  it.each([
    ['NOT_START', '1001'],
    ['FINISHED', '1002'],
    ['PAUSED', '1003'],
    ['OFF_SHELF', '1004'],
    ['OF_TOMORROW', 'unknown'],
    ['NOT_EXIST', 'missing'],
    ['WRONG_PLATFORM', 'wrong-platform'],
  ])('%s shows %s and sends nothing more', async (statusCode, shown) => {
    const bench = makeBench();
    expect(await loaded(bench, () => bench.answer('info', wireActivity({ statusCode })))).toBe(false);
    await bench.store.askProgress();
    await bench.store.refresh();
    expect(await bench.store.join()).toEqual({ kind: 'nothing' });
    expect([codeOf(bench), bench.calls()]).toEqual([shown, ['info']]);
  });
  it('a client missing from the list is on the wrong platform, whatever the status', async () => {
    const bench = makeBench();
    const ofOthers = wireActivity({ clientMap: { '8': '百度' }, statusCode: 'FINISHED' });
    expect(await loaded(bench, () => bench.answer('info', ofOthers))).toBe(false);
    expect(codeOf(bench)).toBe('wrong-platform');
  });
  it.each(FAULTS)('fails with the spec’s sentence on %s, and loads on the next try', async (fault) => {
    const bench = makeBench();
    expect(await loaded(bench, () => bench.faults[fault]('info'))).toBe(false);
    expect([bench.store.query.phase, bench.store.query.failureText]).toEqual([
      'failed',
      '获取活动信息失败，请重试',
    ]);
    const again = loaded(bench, () => bench.answer('info', wireActivity()));
    expect(bench.store.query.phase).toBe('loading');
    expect(await again).toBe(true);
    expect([bench.store.query.phase, bench.clock.pending]).toEqual(['ready', 0]);
  });
  it('uses the gateway’s own sentence', async () => {
    const bench = makeBench();
    await loaded(bench, () => bench.waiting('info').fail('1', '活动太火爆了'));
    expect(bench.store.query.failureText).toBe('活动太火爆了');
  });
  it('distinguishes offline from failed', async () => {
    const bench = makeBench();
    bench.network.isOnline = false;
    await loaded(bench, () => bench.faults.drop('info'));
    expect(bench.store.query.phase).toBe('offline');
  });
  it('stops on unmount', async () => {
    const bench = makeBench();
    const loading = bench.store.load();
    await settle();
    bench.scope.cancel();
    expect(await loading).toBe(false);
    expect([bench.store.query.phase, bench.waiting('info').isCancelled, bench.clock.pending]).toEqual([
      'loading',
      true,
      0,
    ]);
  });
});

describe('progress', () => {
  it.each(['2001', '2002', '2003', '2004', '2005', '2006', '1001', '1002', '1003', '1004'])(
    'shows %s as the gateway reports it',
    async (pageCode) => {
      const bench = makeBench();
      await bench.open(pageCode);
      expect(codeOf(bench)).toBe(pageCode);
      expect(bench.store.maskedPhone).toBe('139****0007');
    },
  );
  it('shows a skeleton while a logged-in user waits', async () => {
    const bench = makeBench();
    await bench.open();
    const asking = bench.store.askProgress();
    await settle();
    expect(codeOf(bench)).toBe('asking');
    await bench.answer('progress', wireState('2002'));
    await asking;
    expect(codeOf(bench)).toBe('2002');
  });
  it.each([...FAULTS, 'noRound'] as const)('%s: 重试 loads it', async (fault) => {
    const bench = makeBench();
    await bench.open();
    const asking = bench.store.askProgress();
    await settle();
    await bench.faults[fault]('progress');
    await asking;
    expect(bench.store.screen).toEqual({ kind: 'failed', text: '获取活动信息失败，请重试' });
    const again = bench.store.askProgress();
    await settle();
    await bench.answer('progress', wireState('2005'));
    await again;
    expect(codeOf(bench)).toBe('2005');
  });
  it.each([
    ['2099', {}, 'task'],
    ['2099', { taskInfo: null }, 'exception'],
    ['1099', { taskInfo: null }, 'exception'],
    ['9', {}, 'exception'],
  ])('an unknown code %s %j shows a neutral %s page', async (code, changes, kind) => {
    const bench = makeBench();
    await bench.open();
    const asking = bench.store.askProgress();
    await settle();
    await bench.answer('progress', wireState(code, changes));
    await asking;
    expect([bench.store.screen.kind, codeOf(bench)]).toEqual([kind, 'unknown']);
  });
  it('distinguishes offline, the gateway’s sentence and a missing activity', async () => {
    const bench = makeBench();
    await bench.open();
    const ask = async (answer: () => Promise<void>): Promise<void> => {
      const asking = bench.store.askProgress();
      await settle();
      await answer();
      await asking;
    };
    await ask(() => bench.waiting('progress').fail('9', '稍等片刻'));
    expect(bench.store.screen).toEqual({ kind: 'failed', text: '稍等片刻' });
    bench.network.isOnline = false;
    await ask(() => bench.faults.drop('progress'));
    expect(codeOf(bench)).toBe('offline');
    await ask(() => bench.waiting('progress').fail('100205002'));
    expect(codeOf(bench)).toBe('missing');
  });

  it('401 opens the login automatically; closing it shows the round before joining and the login link', async () => {
    const bench = makeBench({ token: null });
    await bench.open();
    const asking = bench.store.askProgress();
    await settle();
    await bench.unauthorized('progress');
    expect([bench.gate.isOpen, codeOf(bench), bench.store.offersLogin]).toEqual([true, '2001', false]);
    await bench.closeLogin();
    await asking;
    expect([codeOf(bench), bench.store.offersLogin, bench.store.maskedPhone]).toEqual(['2001', true, '']);
    expect(bench.store.screen).toMatchObject({ task: { totalFen: 2840, prizes: [] } });

    const relogin = bench.store.askProgress({ asksFirst: true });
    await settle();
    expect([bench.gate.isOpen, bench.calls()]).toEqual([true, ['info', 'progress']]);
    await bench.logIn();
    await bench.answer('progress', wireState('2002'));
    await relogin;
    expect([codeOf(bench), bench.store.offersLogin]).toEqual(['2002', false]);
  });
  it('a refused token shows the round before joining, even if the new one is refused', async () => {
    const bench = makeBench();
    await bench.open();
    const asking = bench.store.askProgress();
    await settle();
    await bench.unauthorized('progress');
    await bench.logIn();
    await bench.unauthorized('progress');
    await asking;
    expect([codeOf(bench), bench.store.offersLogin, bench.gate.isOpen]).toEqual(['2001', true, false]);
  });
});

describe('joining', () => {
  const press = async (bench: Bench) => {
    const joining = bench.store.join();
    await settle();
    return joining;
  };

  it('sends channel and attribution, once, and shows the new state', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    expect(JSON.parse(bench.waiting('join').body ?? '')).toEqual({
      requestNo: 'requestNo0000001',
      biz: 2,
      client: 9,
      code: 'IN-1',
      scene: 1,
      channelCode: 'bus',
      burialPointInfo: '{"channel_id":"ad"}',
    });
    expect(bench.store.isJoining).toBe(true);
    await bench.answer('join', wireState('2002'));
    expect(await joining).toEqual({ kind: 'settled', pageCode: '2002' });
    expect([codeOf(bench), bench.store.isJoining, bench.calls()]).toEqual([
      '2002',
      false,
      ['info', 'progress', 'join'],
    ]);
  });
  it('joins once however often the user taps', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const presses = [bench.store.join(), bench.store.join(), bench.store.join()];
    await settle();
    await bench.answer('join', wireState('2002'));
    expect((await Promise.all(presses)).map(({ kind }) => kind)).toEqual(['settled', 'nothing', 'nothing']);
    expect(bench.calls().filter((name) => name === 'join')).toHaveLength(1);
  });
  it.each(['2002', '2003', '2005'])('%s cannot be joined', async (pageCode) => {
    const bench = makeBench();
    await bench.open(pageCode);
    expect(await press(bench)).toEqual({ kind: 'nothing' });
    expect(bench.calls()).toEqual(['info', 'progress']);
  });
  it('shows an exception that has begun in the meantime', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.answer('join', wireState('1003'));
    expect(await joining).toEqual({ kind: 'settled', pageCode: '1003' });
    expect(codeOf(bench)).toBe('1003');
  });

  it('settles at an unknown code', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.answer('join', wireState('2099'));
    expect(await joining).toEqual({ kind: 'settled', pageCode: 'unknown' });
    expect(bench.calls()).toEqual(['info', 'progress', 'join']);
  });

  describe.each(['500', 'drop', 'hang', 'malformed'])('a join lost by %s', (fault) => {
    const lose = async (bench: Bench): Promise<void> => {
      if (fault === '500') await bench.waiting('join').status(500);
      if (fault === 'drop') await bench.waiting('join').lose();
      if (fault === 'hang') await bench.faults.hang('join');
      if (fault === 'malformed') await bench.faults.malformed('join');
    };
    const lost = async () => {
      const bench = makeBench();
      await bench.open('2001');
      const joining = bench.store.join();
      await settle();
      await lose(bench);
      await settle();
      return { bench, joining };
    };

    it('succeeded: the page moves on', async () => {
      const { bench, joining } = await lost();
      await bench.answer('progress', wireState('2002'));
      expect(await joining).toEqual({ kind: 'settled', pageCode: '2002' });
      expect([codeOf(bench), bench.calls()]).toEqual(['2002', ['info', 'progress', 'join', 'progress']]);
    });
    it('did not succeed: says so, sends nothing automatically, and can be tapped again', async () => {
      const { bench, joining } = await lost();
      await bench.answer('progress', wireState('2001'));
      expect(await joining).toEqual({ kind: 'message', text: '系统繁忙，请稍后再试~' });
      expect(bench.calls()).toEqual(['info', 'progress', 'join', 'progress']);
      const again = bench.store.join();
      await settle();
      await bench.answer('join', wireState('2002'));
      expect(await again).toMatchObject({ kind: 'settled' });
    });
    it('result unknown: the next tap looks it up before joining', async () => {
      const { bench, joining } = await lost();
      await bench.faults.hang('progress');
      expect(await joining).toEqual({ kind: 'message', text: '系统繁忙，请稍后再试~' });
      const again = bench.store.join();
      await settle();
      await bench.answer('progress', wireState('2002'));
      expect(await again).toEqual({ kind: 'settled', pageCode: '2002' });
      expect(bench.calls().filter((name) => name === 'join')).toHaveLength(1);
    });
  });
  it('a connection lost while the device is offline is looked up like any other', async () => {
    const bench = makeBench();
    await bench.open('2001');
    bench.network.isOnline = false;
    const joining = bench.store.join();
    await settle();
    await bench.waiting('join').lose();
    await bench.faults.drop('progress');
    expect(await joining).toEqual({ kind: 'message', text: '系统繁忙，请稍后再试~' });
    expect([codeOf(bench), bench.store.isJoining]).toEqual(['2001', false]);
  });
  it.each([
    ['本轮参与人数已满', '本轮参与人数已满'],
    ['', '系统繁忙，请稍后再试~'],
  ])('refused with %p: %s', async (msg, text) => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.waiting('join').fail('100205031', msg);
    expect(await joining).toEqual({ kind: 'message', text });
    expect([codeOf(bench), bench.calls()]).toEqual(['2001', ['info', 'progress', 'join']]);
  });

  describe('logged out', () => {
    const loggedOut = async () => {
      const bench = makeBench({ token: null });
      await bench.open();
      const asking = bench.store.askProgress();
      await settle();
      await bench.unauthorized('progress');
      await bench.closeLogin();
      await asking;
      const joining = bench.store.join();
      await settle();
      expect(bench.gate.isOpen).toBe(true);
      return { bench, joining };
    };
    it('logs in, fetches the progress, and joins if still 2001', async () => {
      const { bench, joining } = await loggedOut();
      await bench.logIn();
      await bench.answer('progress', wireState('2001'));
      await bench.answer('join', wireState('2002'));
      expect(await joining).toMatchObject({ pageCode: '2002' });
      expect(bench.calls()).toEqual(['info', 'progress', 'progress', 'join']);
    });
    it('does not join a second time', async () => {
      const { bench, joining } = await loggedOut();
      await bench.logIn();
      await bench.answer('progress', wireState('2003'));
      expect(await joining).toEqual({ kind: 'settled', pageCode: '2003' });
      expect(bench.calls()).toEqual(['info', 'progress', 'progress']);
    });
    it('closing the login shows nothing, and the button works again', async () => {
      const { bench, joining } = await loggedOut();
      await bench.closeLogin();
      expect(await joining).toEqual({ kind: 'nothing' });
      expect([codeOf(bench), bench.store.isJoining, bench.store.offersLogin]).toEqual(['2001', false, true]);
    });
  });
  it('401 half-way: logs in, fetches the account’s progress, and continues once', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.unauthorized('join');
    expect(bench.gate.isOpen).toBe(true);
    await bench.logIn();
    await bench.answer('progress', wireState('2001'));
    await bench.answer('join', wireState('2002'));
    expect(await joining).toEqual({ kind: 'settled', pageCode: '2002' });
    expect(bench.calls()).toEqual(['info', 'progress', 'join', 'progress', 'join']);
  });
  it('refused again after the login: says so and offers another', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.unauthorized('join');
    await bench.logIn();
    await bench.unauthorized('progress');
    expect(await joining).toEqual({ kind: 'message', text: '系统繁忙，请稍后再试~' });
    expect(bench.store.offersLogin).toBe(true);
  });
  it('a response after unmount changes nothing', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    bench.scope.cancel();
    await bench.answer('join', wireState('2002'));
    expect(await joining).toEqual({ kind: 'nothing' });
    expect([codeOf(bench), bench.clock.pending]).toEqual(['2001', 0]);
  });
});

describe('shown again before it was open', () => {
  const closed = async (statusCode: string) => {
    const bench = makeBench();
    const entering = bench.store.load();
    await settle();
    await bench.answer('info', wireActivity({ statusCode }));
    expect(await entering).toBe(false);
    return bench;
  };
  it.each([
    ['NOT_START', '1001'],
    ['PAUSED', '1003'],
    ['OF_TOMORROW', 'unknown'],
  ])('%s: one background request at a time; if open, goes on as on first entry', async (statusCode, code) => {
    const bench = await closed(statusCode);
    const reloading = bench.store.reload();
    expect(await bench.store.reload()).toBe(false);
    await settle();
    expect([bench.store.query.phase, codeOf(bench), bench.calls()]).toEqual([
      'ready',
      code,
      ['info', 'info'],
    ]);
    await bench.answer('info', wireActivity());
    expect(await reloading).toBe(true);
    const asking = bench.store.askProgress();
    await settle();
    await bench.answer('progress', wireState('2001'));
    await asking;
    expect(codeOf(bench)).toBe('2001');
  });
  it('shows the new state, open or not', async () => {
    const bench = await closed('NOT_START');
    const reloading = bench.store.reload();
    await settle();
    await bench.answer('info', wireActivity({ statusCode: 'FINISHED' }));
    expect([await reloading, codeOf(bench)]).toEqual([false, '1002']);
    expect([await bench.store.reload(), bench.calls().length]).toEqual([false, 2]);
  });
  it('a failure keeps the current state, and the next time it is refetched', async () => {
    const bench = await closed('NOT_START');
    const reloading = bench.store.reload();
    await settle();
    await bench.faults.status('info');
    expect([await reloading, bench.store.query.phase, codeOf(bench)]).toEqual([false, 'ready', '1001']);
    void bench.store.reload();
    await settle();
    await bench.answer('info', wireActivity());
    expect(bench.store.isOpen).toBe(true);
  });
  it('an activity that is open, over, or for other hosts is not refetched', async () => {
    const open = makeBench();
    await open.open('2002');
    expect([await open.store.reload(), open.calls()]).toEqual([false, ['info', 'progress']]);
    const ofOthers = makeBench();
    void ofOthers.store.load();
    await settle();
    await ofOthers.answer('info', wireActivity({ statusCode: 'NOT_START', clientMap: { '8': '百度' } }));
    expect([await ofOthers.store.reload(), ofOthers.calls()]).toEqual([false, ['info']]);
  });
});

describe('shown again', () => {
  it('refetches in the background and shows the round’s new state', async () => {
    const bench = makeBench();
    await bench.open('2002');
    const refreshing = bench.store.refresh();
    await settle();
    expect(codeOf(bench)).toBe('2002');
    await bench.answer('progress', wireState('2003'));
    await refreshing;
    expect(codeOf(bench)).toBe('2003');
  });
  it.each(FAULTS)('%s changes nothing', async (fault) => {
    const bench = makeBench();
    await bench.open('2002');
    const refreshing = bench.store.refresh();
    await settle();
    await bench.faults[fault]('progress');
    await refreshing;
    expect([codeOf(bench), bench.gate.isOpen]).toEqual(['2002', false]);
  });
  it('a refused token shows the round before joining, without a popup', async () => {
    const bench = makeBench();
    await bench.open('2002');
    const refreshing = bench.store.refresh();
    await settle();
    await bench.unauthorized('progress');
    await refreshing;
    expect([codeOf(bench), bench.store.offersLogin, bench.gate.isOpen]).toEqual(['2001', true, false]);
  });
  it('logged out elsewhere: no request; logged in elsewhere: the account’s round', async () => {
    const bench = makeBench();
    await bench.open('2002');
    bench.visitor.token = null;
    await bench.store.refresh();
    expect([codeOf(bench), bench.store.offersLogin, bench.calls().length]).toEqual(['2001', true, 2]);
    bench.visitor.token = 'OTHER';
    const refreshing = bench.store.refresh();
    await settle();
    expect(codeOf(bench)).toBe('2001');
    await bench.answer('progress', wireState('2004'));
    await refreshing;
    expect([codeOf(bench), bench.store.offersLogin]).toEqual(['2004', false]);
  });
  it('never while a join is running', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const joining = bench.store.join();
    await settle();
    await bench.store.refresh();
    expect(bench.calls()).toEqual(['info', 'progress', 'join']);
    await bench.answer('join', wireState('2002'));
    await joining;
  });
  it('a response older than the join does not undo it', async () => {
    const bench = makeBench();
    await bench.open('2001');
    const refreshing = bench.store.refresh();
    await settle();
    const slow = bench.waiting('progress');
    const joining = bench.store.join();
    await settle();
    await bench.answer('join', wireState('2002'));
    await joining;
    await slow.ok(wireState('2001'));
    await refreshing;
    expect(codeOf(bench)).toBe('2002');
  });
  it('sends one request at a time', async () => {
    const bench = makeBench();
    await bench.open('2002');
    const refreshing = bench.store.refresh();
    await bench.store.refresh();
    await settle();
    expect(bench.calls()).toEqual(['info', 'progress', 'progress']);
    await bench.answer('progress', wireState('2002'));
    await refreshing;
  });
});
