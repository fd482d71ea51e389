/** A store on a real request pipeline and login gate; the test plays their far ends. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { boolean, number, object, optional, string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { ContractError, toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { requestNos } from '@/data/testing/requestNos';
import type { TaskView } from '@/domain/task/taskTypes';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createIncentiveTaskApi, type IncentivePlace } from '../incentiveTaskApi';
import { IncentiveTaskStore } from '../IncentiveTaskStore';

const CLAIM = '/activity/api/appIncentive/claim';

export const taskView = (changes: Partial<TaskView> = {}): TaskView => ({
  taskId: 'T1',
  status: 1,
  type: 11,
  channel: 1,
  title: '看视频',
  prize: { text: '减免金', yuan: '1.5' },
  buttonText: '',
  iconUrl: '',
  jumpUrl: '',
  schemeUrl: '',
  taskToken: '',
  ruleHtml: '',
  isJustFinished: false,
  isReductionFund: false,
  channelId: '',
  bid: null,
  ...changes,
});

const wireTask = object({
  taskId: string,
  taskStatus: number,
  title: string,
  firstFinishedFlag: optional(boolean),
});

/** Replaces the task feature's own decoder, which has separate tests. */
const decodeTask: Decoder<TaskView> = (value, path) => {
  const { taskId, taskStatus, title, firstFinishedFlag = false } = wireTask(value, path);
  if (title === '') throw new ContractError(path, 'a task that can be shown');
  return taskView({ taskId, status: taskStatus, title, isJustFinished: firstFinishedFlag });
};

export interface ItemFacts {
  readonly id: string;
  readonly claim: number;
  readonly status?: number;
  readonly reward?: number;
  readonly title?: string;
  readonly isJustFinished?: boolean;
}

/** The page's response as the gateway sends it. */
export const wireInfo = (items: readonly ItemFacts[], changes: object = {}): object => ({
  activityCode: 'AI-1',
  activityName: '做任务赚奖励',
  headImgUrl: '',
  statusCode: 'RUNNING',
  startTm: '2026-11-01 00:00:00',
  endTm: '2026-12-31 23:59:59',
  ruleDesc: '',
  claimedMoney: 80,
  itemList: items.map(({ id, claim, status = 3, reward = 150, title = id, isJustFinished }) => ({
    task: { taskId: id, taskStatus: status, title, firstFinishedFlag: isJustFinished },
    reward,
    claimStatus: claim,
  })),
  ...changes,
});

/** Body of a request. */
export const bodyOf = (request: SentRequest | undefined): unknown =>
  JSON.parse((request?.method === 'POST' && request.body) || '{}');

export interface Bench {
  readonly store: IncentiveTaskStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  readonly account: { token: string | null };
  /** Requests so far, in order. */
  paths(): readonly string[];
  /** `id:claimStatus` of the tasks shown. */
  rows(): readonly string[];
  /** Answers the latest request with these tasks. */
  show(items: readonly ItemFacts[], changes?: object): Promise<void>;
  /** A user logs in through the popup. */
  logIn(token: string): Promise<void>;
  /** Fails the latest read and both of its retries in the same way. */
  failRead(fail: (request: SentRequest) => Promise<void>): Promise<void>;
}

interface BenchOptions {
  readonly isOnline?: boolean;
  readonly token?: string | null;
  readonly place?: Partial<IncentivePlace>;
}

export function makeBench(options: BenchOptions = {}): Bench {
  const clock = new FakeClock();
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
  const place = { activityCode: '', channelId: 'CH', appSystem: '', appVersion: '', ...options.place };
  const store = new IncentiveTaskStore({
    api: createIncentiveTaskApi(gateway, place, decodeTask, scope),
    isLoggedIn: () => account.token !== null,
    account: () => 1,
    newRequestNo: requestNos(),
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, options.isOnline ?? true),
    scope,
  });
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    paths: () => transport.sent.map(({ path }) => (path === CLAIM ? 'claim' : 'info')),
    rows: () => (store.page?.items ?? []).map(({ task, claimStatus }) => `${task.taskId}:${claimStatus}`),
    show: (items, changes) => transport.last.ok(wireInfo(items, changes)),
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

/** A bench whose tasks are shown. */
export async function shown(items: readonly ItemFacts[], options: BenchOptions = {}): Promise<Bench> {
  const bench = makeBench(options);
  void bench.store.query.loadGated();
  await settle();
  await bench.show(items);
  return bench;
}
