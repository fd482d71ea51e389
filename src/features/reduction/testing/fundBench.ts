/** The fund's queries on a gateway whose responses the test provides. */
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import { Query } from '@/data/Query';
import { FundStore } from '@/features/reduction/center/FundStore';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { createFundApi } from '../fundApi';
import { FUND_TEXTS } from '../fundRules';

export const WIRE_FUND = {
  availableMoney: 1250,
  usedMoney: 300,
  expiredMoney: 45,
  expiringMoney: 350,
  expiringTm: '2026-11-28 23:59:59',
  orderLimitMoney: 500,
  bizList: [2, 4],
  ruleDesc: '<p>规则</p>',
};

/** One of every status, and an unknown one. */
export const WIRE_JOINED = {
  joinedList: [1, 2, 3, 4, 5, 9].map((status) => ({
    bizId: `B-${status}`,
    activityName: `活动${status}`,
    reduceMoney: status * 100,
    leftMoney: status === 1 || status === 3 ? status * 50 : 0,
    status,
    activityRuleDesc: status === 2 ? '' : `<p>活动${status}的规则</p>`,
  })),
};

export interface FundBenchOptions {
  /** Null: not logged in. */
  readonly token?: string | null;
  readonly isOnline?: boolean;
}

const nameOf = ({ path }: SentRequest): string => path.replace(/.*\//, '');

export function fundBench({ token = 'first', isOnline = true }: FundBenchOptions = {}) {
  const clock = new FakeClock();
  const account: { token: string | null } = { token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const api = createFundApi(gateway, 'CH');
  const calls = {
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause: unknown) => toCallFailure(cause, isOnline),
    scope,
  };
  const shared = { ...calls, token: () => account.token, isForAll: false };
  const fund = new Query({ ...shared, fetch: api.fetchFund, failedText: FUND_TEXTS.failed });
  const joined = new Query({ ...shared, fetch: api.fetchJoined, failedText: FUND_TEXTS.joinedFailed });
  return {
    clock,
    account,
    gateway,
    transport,
    gate,
    scope,
    fund,
    joined,
    store: new FundStore(fund, joined),
    /** The app services that a paged list needs. */
    listDeps: { ...calls, account: () => (account.token === 'first' ? 1 : 2) },
    asked: (name: string) => latest(transport, name),
    async logIn(next: string): Promise<void> {
      account.token = next;
      gate.loggedIn();
      await settle();
    },
  };
}
export type FundBench = ReturnType<typeof fundBench>;

/** The latest request with that name. */
function latest(transport: FakeTransport, name: string): SentRequest {
  const found = transport.sent.filter((sent) => nameOf(sent) === name).pop();
  if (found === undefined) throw new Error(`${name} was not asked for`);
  return found;
}
