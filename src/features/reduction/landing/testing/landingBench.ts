/** A store on a real request pipeline and login gate; the test plays their far ends. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createLandingApi, type LandingPlace } from '../landingApi';
import { LandingStore } from '../LandingStore';

const JOIN = '/activity/api/reduceMoneyActivity/join';

/** 2026-11-21 10:00:00 in Beijing. */
const NOW_MS = Date.UTC(2026, 10, 21, 2);

/** An activity as the gateway sends it. */
export const wireInfo = (changes: object = {}): object => ({
  activityCode: 'RF-1',
  activityName: '寄件立减',
  headImgUrl: '',
  reduceMoney: 500,
  validDays: 30,
  statusCode: 'RUNNING',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-12-31 23:59:59',
  ruleDesc: '<p>规则</p>',
  joined: false,
  bizId: '',
  validEndTm: '',
  buttonText: '',
  useUrl: '',
  shareTitle: '',
  shareImgUrl: '',
  ...changes,
});

export const JOINED = { joined: true, bizId: 'B1', validEndTm: '2026-12-21 10:00:00' };
export const wireJoin = (changes: object = {}): object => ({
  bizId: 'B1',
  reduceMoney: 500,
  alreadyJoined: false,
  validEndTm: '2026-12-21 10:00:00',
  ...changes,
});

/** Body of a request. */
export const bodyOf = (request: SentRequest | undefined): unknown =>
  JSON.parse((request?.method === 'POST' && request.body) || '{}');

export interface Bench {
  readonly store: LandingStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly account: { token: string | null };
  /** Requests so far, in order. */
  paths(): readonly string[];
  /** A user logs in through the popup. */
  logIn(token: string): Promise<void>;
  /** Fails the latest read and both of its retries in the same way. */
  failRead(fail: (request: SentRequest) => Promise<void>): Promise<void>;
}

export function makeBench(
  options: { isOnline?: boolean; token?: string | null; place?: Partial<LandingPlace> } = {},
): Bench {
  const clock = new FakeClock(NOW_MS);
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
  const place = { kind: 'EXTEND' as const, activityCode: 'RF-1', channelId: 'CH', ...options.place };
  const store = new LandingStore({
    api: createLandingApi(gateway, place, scope),
    newRequestNo: requestNos(),
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, options.isOnline ?? true),
    clock,
    serverNowMs: () => clock.nowMs(),
    scope,
  });
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    paths: () => transport.sent.map(({ path }) => (path === JOIN ? 'join' : 'info')),
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

/** A bench whose activity is shown. */
export async function shown(
  changes: object = {},
  options: Parameters<typeof makeBench>[0] = {},
): Promise<Bench> {
  const bench = makeBench(options);
  void bench.store.query.refresh();
  await settle();
  await bench.transport.last.ok(wireInfo(changes));
  return bench;
}
