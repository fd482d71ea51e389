/**
 * Page and sessions store on a real request pipeline and login gate; transport and login are fakes. For tests only.
 */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createModulePageApi } from '../../page/modulePageApi';
import { ModulePageStore } from '../../page/ModulePageStore';
import { NO_PLACE } from '../../page/modulePageTypes';
import { FlashSaleStore } from '../FlashSaleStore';
import type { RightStatus } from '../sessionTypes';
import { TEN_MS, wireRight, wireSeckill, wireSession } from './sessionFixtures';

export const HOME = '/activity/api/marketing/aggregatePage/home';
export const CLAIM = '/activity/api/marketing/aggregatePage/receiveCoupon';
export const SUBSCRIBE = '/activity/api/marketing/aggregatePage/subscribePush';

/** Page data of the fake response: session S with the rights R1 and R2. */
export interface PageFacts {
  readonly r1?: RightStatus;
  readonly r2?: RightStatus;
  readonly session?: 0 | 1;
  readonly page?: 0 | 1;
}

export interface Bench {
  readonly modulePage: ModulePageStore;
  readonly store: FlashSaleStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly account: { token: string | null };
  sentTo(path: string): readonly SentRequest[];
  /** Answers the latest request, which must be for the page. */
  show(facts?: PageFacts): Promise<void>;
  logIn(token: string): Promise<void>;
  /** Fails the latest read and both of its retries in the same way. */
  failRead(fail: (request: SentRequest) => Promise<void>): Promise<void>;
}

function makeBench(options: { readonly isOnline?: boolean; readonly token?: string | null }): Bench {
  const clock = new FakeClock(TEN_MS + 60_000);
  const account: Bench['account'] = { token: options.token === undefined ? 'first' : options.token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const failureOf = (cause: unknown) => toCallFailure(cause, options.isOnline ?? true);
  const api = createModulePageApi(
    gateway,
    { configId: 'FRI', channelId: 'CH', scene: 'page', areThumbnailsOff: false },
    { platformCode: 9, appVersion: '', appSystem: '' },
    scope,
  );
  const modulePage = new ModulePageStore({
    api,
    toCallFailure: failureOf,
    clock,
    serverClock: { spanMs: () => [clock.nowMs(), clock.nowMs()] },
    random: () => 0.5,
    firstPlace: { ...NO_PLACE, province: '广东省', city: '深圳市' },
    scope,
  });
  const store = new FlashSaleStore({
    api,
    modulePage,
    newRequestNo: requestNos(),
    runGated: gatedBy(gate, scope),
    toCallFailure: failureOf,
    burialPointInfo: () => '{"channel_id":"C1"}',
    scope,
  });
  return {
    modulePage,
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    sentTo: (path) => transport.sent.filter((request) => request.path === path),
    async show({ r1 = 'AVAILABLE', r2 = 'AVAILABLE', session = 0, page = 0 } = {}) {
      if (transport.last.path !== HOME) throw new Error(`waits for ${transport.last.path}`);
      await transport.last.ok({
        baseInfo: {},
        subscribeInfo: { status: page },
        seckillModule: wireSeckill([
          wireSession('S', {
            subscribeInfo: { status: session },
            rightsItemList: [wireRight('R1', r1), wireRight('R2', r2)],
          }),
        ]),
      });
    },
    async logIn(token) {
      account.token = token;
      gate.loggedIn();
      await settle();
    },
    async failRead(fail) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await fail(transport.last);
        await clock.advance(2_000);
      }
    },
  };
}

/** Creates a bench with a loaded page. */
export async function shown(
  facts: PageFacts = {},
  options: { readonly isOnline?: boolean; readonly token?: string | null } = {},
): Promise<Bench> {
  const bench = makeBench(options);
  void bench.modulePage.load();
  await settle();
  await bench.show(facts);
  return bench;
}

/** Holds the promise's value once it resolves, without awaiting it. */
export function watch<T>(promise: Promise<T>): { value: T | null } {
  const seen: { value: T | null } = { value: null };
  void promise.then((value) => {
    seen.value = value;
  });
  return seen;
}
