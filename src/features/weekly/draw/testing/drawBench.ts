/** A draw store on a real request pipeline and login gate; the test controls the transport. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import { PLATFORM_CODE, type PlatformCode } from '@/platform/host/types';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import type { ActMemory } from '@/session/pendingActs';
import { testActs } from '@/session/testing/testActs';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createDrawApi } from '../drawApi';
import { drawHostOf } from '../drawRules';
import { DrawStore, type DrawOutcome } from '../DrawStore';
import type { DrawPlace, DrawStyle } from '../drawTypes';

export interface BenchOptions {
  readonly style?: DrawStyle;
  readonly prizeCount?: number;
  readonly reasonCode?: string;
  readonly platformCode?: PlatformCode;
  readonly isAppOnly?: boolean;
  readonly token?: string | null;
  readonly wantsMotion?: boolean;
  readonly isOnline?: boolean;
  /** Storage of the device. */
  readonly acts?: ActMemory;
}

export interface DrawBench {
  readonly store: DrawStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  /** The session's token. */
  readonly account: { token: string | null };
  /** Outcomes of the taps, in order. */
  readonly outcomes: readonly DrawOutcome[];
  /** Taps the draw button and lets the request go out. */
  press(): Promise<void>;
  /** Requests of one kind, in order. */
  asked(call: 'prizeList' | 'drawPrize'): readonly SentRequest[];
  /** Responds to the latest request with the pool. */
  pool(changes?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Responds to the latest request with a draw. */
  drawn(prizeCode: string, changes?: Readonly<Record<string, unknown>>): Promise<void>;
  /** Logs in through the popup. */
  logIn(token: string): Promise<void>;
}

export const PLACE: DrawPlace = {
  configId: 'FRI-GRID',
  activityId: 'DA-1',
  channelId: 'CH',
  style: 'grid',
  isAppOnly: false,
};

export const wirePrize = (index: number): Record<string, unknown> => ({
  index,
  prizeCode: `P${index}`,
  prizeType: index === 3 ? 5 : 2,
  prizeName: `奖品${index}`,
  prizeImgUrl: '',
  couponType: 3,
  couponCostStr: '5',
  couponBizStr: '2',
  limitDesc: '',
});

export const wirePool = (
  count: number,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  activityCode: 'DC-1',
  activityId: 'DA-1',
  reasonCode: '1000',
  buttonText: '',
  nextRoundAwardTip: '',
  receiveLimitBiz: '2',
  prizeInfoList: Array.from({ length: count }, (_, index) => wirePrize(index)),
  ...changes,
});

export const wireDrawn = (
  prizeCode: string,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  result: true,
  prizeInfo: { prizeCode },
  reasonCode: '1000',
  nextReasonCode: '1000',
  buttonText: '再抽一次',
  leftDrawCount: 2,
  nextDrawTm: '2026-11-28 00:00:00',
  nextRoundAwardTip: '第 2 轮最高可得首件免单券',
  toast: '',
  ...changes,
});

/** A bench whose pool request is still running. */
export async function makeBench(options: BenchOptions = {}): Promise<DrawBench> {
  const clock = new FakeClock();
  const account: DrawBench['account'] = { token: options.token === undefined ? 'first' : options.token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const platformCode = options.platformCode ?? PLATFORM_CODE.browser;
  const client = { platformCode, appSystem: '' } as const;
  const store = new DrawStore({
    style: options.style ?? 'grid',
    isAppOnly: options.isAppOnly ?? false,
    host: drawHostOf(platformCode),
    api: createDrawApi(gateway, PLACE, client, () => '{"channel_id":"x"}', scope),
    newRequestNo: requestNos(),
    runGated: gatedBy(gate, scope),
    isLoggedIn: () => account.token !== null,
    toCallFailure: (cause) => toCallFailure(cause, options.isOnline ?? true),
    clock,
    serverNowMs: () => clock.nowMs(),
    acts: options.acts ?? testActs(),
    wantsMotion: () => options.wantsMotion ?? true,
    scope,
  });
  const outcomes: DrawOutcome[] = [];
  const count = options.prizeCount ?? 8;
  void store.load();
  await settle();
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    outcomes,
    async press() {
      void store.draw().then((outcome) => outcomes.push(outcome));
      await settle();
    },
    asked: (call) => transport.sent.filter(({ path }) => path.endsWith(call)),
    pool: (changes) =>
      transport.last.ok(wirePool(count, { reasonCode: options.reasonCode ?? '1000', ...changes })),
    drawn: (prizeCode, changes) => transport.last.ok(wireDrawn(prizeCode, changes)),
    async logIn(token) {
      account.token = token;
      gate.loggedIn();
      await settle();
    },
  };
}

/** A bench whose pool is shown. */
export async function readyBench(options: BenchOptions = {}): Promise<DrawBench> {
  const bench = await makeBench(options);
  await bench.pool();
  return bench;
}
