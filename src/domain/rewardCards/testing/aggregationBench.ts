/** A store on a real request pipeline and login gate; the test controls the transport. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createAggregationApi } from '../aggregationApi';
import { AggregationStore } from '../AggregationStore';
import type { DistributionStatus } from '../aggregationTypes';
import { pressCard } from '../pressCard';
import type { PressOutcome } from '../pressOutcome';

interface StageFacts {
  readonly target: number;
  readonly sent: number;
  readonly status?: DistributionStatus;
}

/** A task package DTO: stages numbered 1, 2, … */
const wireActivity = (stages: readonly StageFacts[], changes: object = {}): object => ({
  activityId: 'A1',
  activityName: '寄件奖励计划',
  userTag: '新客专享',
  taskPkgName: '寄件任务礼包',
  taskPkgReceiveId: 'PKG-1',
  endTm: '2030-01-01 08:00:00',
  stageList: stages.map(({ target, sent, status = 0 }, index) => ({
    stageNo: index + 1,
    targetCount: target,
    currentCount: sent,
    distributionStatus: status,
    prizeValue: 500,
    prizeTitle: '寄件券',
    couponIdsStr: '',
  })),
  ...changes,
});

/** The request's parsed body. */
export const bodyOf = (request: SentRequest | undefined): unknown =>
  JSON.parse((request?.method === 'POST' && request.body) || '{}');

export const ENTRANCE = '/activity/marketingEntrance/aggregationEntrance';
export const CLAIM = '/activity/incentive/activity/send/receive';

export interface Bench {
  readonly store: AggregationStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly account: { token: string | null };
  /** Messages shown and `send page`, in order. */
  readonly seen: string[];
  /** Server time minus device time; the store reads it each time. */
  readonly server: { offsetMs: number };
  /** Requests to a path. */
  sentTo(path: string): readonly SentRequest[];
  /** Responds to the latest request with a task package. */
  show(stages: readonly StageFacts[], changes?: object): Promise<void>;
  press(stageNo: number): Promise<PressOutcome>;
  /** Logs in through the popup. */
  logIn(token: string): Promise<void>;
  /** Fails the latest read and both of its retries in the same way. */
  failRead(fail: (request: SentRequest) => Promise<void>): Promise<void>;
}

export function makeBench(options: { isOnline?: boolean; token?: string | null } = {}): Bench {
  const clock = new FakeClock(Date.UTC(2026, 10, 21));
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
  const server = { offsetMs: 0 };
  const seen: string[] = [];
  const store = new AggregationStore({
    api: createAggregationApi(gateway, { prizeSource: 1, sourceBizId: 'ORDER-1' }, 9, scope),
    isLoggedIn: () => account.token !== null,
    newRequestNo: requestNos(),
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, options.isOnline ?? true),
    clock,
    serverNowMs: () => clock.nowMs() + server.offsetMs,
    scope,
  });
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    seen,
    server,
    sentTo: (path) => transport.sent.filter((request) => request.path === path),
    show: (stages, changes) => transport.last.ok({ activity: wireActivity(stages, changes) }),
    press: (stageNo) =>
      pressCard(store, stageNo, {
        toast: (text) => seen.push(text),
        openSendPage: () => Promise.resolve(seen.push('send page')),
      }),
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

/** A bench that shows the given stages. */
export async function shown(stages: readonly StageFacts[], changes: object = {}): Promise<Bench> {
  const bench = makeBench();
  void bench.store.load();
  await settle();
  await bench.show(stages, changes);
  return bench;
}
