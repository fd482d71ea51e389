/** The tasks' stores on a real request pipeline and login gate; the test controls the transport. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { PLATFORM_CODE, type Host } from '@/platform/host/types';
import { gatedBy, type LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createTaskApi, createTaskStart, type TaskPlace } from '../taskApi';
import { TaskStarts } from '../TaskStarts';
import { TaskStore } from '../TaskStore';
import { TaskSubscription } from '../TaskSubscription';

export interface TaskBench {
  readonly store: TaskStore;
  readonly subscription: TaskSubscription;
  readonly starts: TaskStarts;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  /** The session's token and account number. */
  readonly account: { token: string | null; number: number };
  isOnline: boolean;
  /** Bodies of the calls so far, in order. */
  bodies(): readonly unknown[];
  /** Logs in through the popup. */
  logIn(token: string): Promise<void>;
}

export const APP_HOST: Host = {
  kind: 'consumer-app',
  os: 'android',
  platformCode: PLATFORM_CODE.consumerApp,
  appVersionCode: 6_019_000,
  isInMiniProgramWebView: false,
};

export function makeBench(
  place: TaskPlace = { scene: 'center', channelId: 'CH' },
  { token = 'first', host = APP_HOST }: { readonly token?: string | null; readonly host?: Host } = {},
): TaskBench {
  const clock = new FakeClock();
  const account: TaskBench['account'] = { token, number: 1 };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const api = createTaskApi(gateway, place, host, scope);
  const deps = {
    isLoggedIn: () => account.token !== null,
    account: () => account.number,
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause: unknown) => toCallFailure(cause, bench.isOnline),
    scope,
  };
  const bench: TaskBench = {
    store: new TaskStore({ ...deps, api }),
    subscription: new TaskSubscription({ ...deps, api }),
    starts: new TaskStarts({ ...deps, api: { start: createTaskStart(gateway, scope) } }),
    transport,
    gate,
    clock,
    scope,
    account,
    isOnline: true,
    bodies: () => transport.sent.map(({ body }): unknown => JSON.parse(body ?? 'null')),
    async logIn(next) {
      account.token = next;
      gate.loggedIn();
      await settle();
    },
  };
  return bench;
}

/** Fails a read and its retries. */
export async function failAll(
  { transport, clock }: Pick<TaskBench, 'transport' | 'clock'>,
  fail: (sent: SentRequest) => Promise<void>,
): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await fail(transport.last);
    await clock.advance(2_000);
  }
}

/** A way in which a call fails. */
type Fault = readonly [name: string, answer: (sent: SentRequest) => Promise<void>];

/** All failures without a usable response, except a 401. */
export const NO_ANSWERS: readonly Fault[] = [
  ['status 500', (sent) => sent.status(500)],
  ['status 404', (sent) => sent.status(404, 'no')],
  ['timeout', (sent) => sent.answer({ kind: 'timeout' })],
  ['drop', (sent) => sent.lose()],
  ['malformed', (sent) => sent.status(200, '{"success":')],
  ['another shape', (sent) => sent.ok({ result: 'yes', status: 'on' })],
  ['empty', (sent) => sent.status(200, '')],
  ['without data', (sent) => sent.ok(null)],
];

export const wireTask = (changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  taskId: 'T1',
  taskStatus: 1,
  taskType: 11,
  taskChannel: 1,
  taskItemTitle: '看视频',
  taskTitle: '看视频',
  taskSubTitle: '减免金#1.2',
  taskStatusButtonText: '',
  taskIcon: '/i.png',
  taskJumpUrl: '/go',
  thirdSchemeUrl: '',
  taskToken: '',
  taskRule: '',
  firstFinishedFlag: false,
  isReductionFundsActivity: false,
  channelId: 'CH',
  appIncentiveTask: null,
  ...changes,
});

export const wireOffer = (
  tasks: readonly Record<string, unknown>[],
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> => ({
  titleImgUrl: '',
  taskStyleToggle: 0,
  taskItemList: tasks,
  joinedList: [],
  ...changes,
});
