/** An incentive store on the real request pipeline and login gate; the test plays the gateway and the user. */
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createIncentiveApi } from '../incentiveApi';
import { IncentiveStore } from '../IncentiveStore';

const PATHS = { info: 'info', progress: 'progress', join: 'join' } as const;
type CallName = keyof typeof PATHS;

const wireTask = (changes: object = {}): object => ({
  prizeTotalAmount: 2840,
  remainingDays: 14,
  taskStatus: 1,
  prizesInfo: [
    { receiveStatus: 1, taskNum: 1, prizeAmount: 250, prizeNum: 1 },
    { receiveStatus: 0, taskNum: 3, prizeAmount: 500, prizeNum: 2 },
  ],
  ...changes,
});

export const wireState = (pageCode: string, changes: object = {}): object => ({
  pageCode,
  taskInfo: pageCode.startsWith('1') ? null : wireTask(),
  phone: '13911110007',
  ...changes,
});

export const wireActivity = (changes: object = {}): object => ({
  code: 'IN-1',
  title: '寄件成长礼',
  description: '',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-12-31 23:59:59',
  statusCode: 'PROCEED',
  biz: 2,
  scene: 1,
  clientMap: { '0': '全部' },
  pageConfigDTO: {
    homePageInfo: { homePageImgColor: '', homePageImgUrl: '', progressBarPrizeImgUrl: '' },
    sharePageInfo: { shareTitle: '', shareSummary: '', shareMiniPicImgUrl: '' },
    exceptionPageList: [],
    activityTaskPageList: [],
  },
  taskInfo: wireTask({ taskStatus: 0, prizesInfo: [] }),
  ...changes,
});

export function makeBench({ token = 'TOKEN' }: { readonly token?: string | null } = {}) {
  const clock = new FakeClock();
  const scope = createScope();
  const network = { isOnline: true };
  const {
    gateway,
    transport,
    state: visitor,
  } = makeTestGateway(clock, {
    onUnauthorized() {
      visitor.token = null;
      return visitor.answer;
    },
  });
  visitor.token = token;
  const gate = makeTestGate(() => visitor.token !== null);
  const store = new IncentiveStore({
    activityCode: 'IN-1',
    api: createIncentiveApi(gateway, 9, scope),
    client: { platformCode: 9, isPlainBrowser: true },
    isLoggedIn: () => visitor.token !== null,
    joinSource: () => ({ channelCode: 'bus', burialPointInfo: '{"channel_id":"ad"}' }),
    toCallFailure: (cause) => toCallFailure(cause, network.isOnline),
    newRequestNo: requestNos(),
    scope,
    runGated: gatedBy(gate, scope),
  });

  const calls = (): string[] => transport.sent.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));
  /** The only pending request, which must have this name. */
  const waiting = (name: CallName) => {
    const { last } = transport;
    if (!last.path.endsWith(`/${PATHS[name]}`)) throw new Error(`${last.path} waits, not ${name}`);
    return last;
  };
  const answer = (name: CallName, data: unknown): Promise<void> => waiting(name).ok(data);
  /** Every way a response can be lost or unusable; reads are retried automatically until they give up. */
  const break_ = {
    async status(name: CallName, status = 500) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await waiting(name).status(status);
        await clock.advance(2_000);
      }
    },
    async drop(name: CallName) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await waiting(name).lose();
        await clock.advance(2_000);
      }
    },
    hang: (name: CallName) => waiting(name).answer({ kind: 'timeout' }),
    malformed: (name: CallName) => waiting(name).status(200, '<html>'),
    noRound: (name: CallName) => waiting(name).ok(wireState('2002', { taskInfo: null })),
  };

  return {
    clock,
    scope,
    network,
    transport,
    visitor,
    gate,
    store,
    calls,
    waiting,
    answer,
    faults: break_,
    async unauthorized(name: CallName): Promise<void> {
      await waiting(name).status(401, { code: '030100001' });
    },
    async logIn(newToken = 'NEW'): Promise<void> {
      visitor.token = newToken;
      gate.loggedIn();
      await settle();
    },
    async closeLogin(): Promise<void> {
      gate.close();
      await settle();
    },
    /** Like the page: loads, then fetches the progress. */
    async open(pageCode?: string): Promise<void> {
      const entering = store.load();
      await settle();
      await answer('info', wireActivity());
      if (!(await entering) || pageCode === undefined) return;
      const asking = store.askProgress();
      await settle();
      await answer('progress', wireState(pageCode));
      await asking;
    },
  };
}
export type Bench = ReturnType<typeof makeBench>;
