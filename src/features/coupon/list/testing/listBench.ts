/** A store on a real request pipeline and login gate, whose far ends are the test's. For tests only. */
import { createScope, type OwnedScope } from '@/api';
import { number, object } from '@/api/decode';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport, type SentRequest } from '@/api/testing/fakeTransport';
import type { LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { CouponListStore } from '../CouponListStore';
import { createCouponListApi } from '@/domain/coupon/listApi';

export interface ListBench {
  readonly store: CouponListStore;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  /** What the session holds. */
  readonly account: { token: string | null; phone: string | null };
  /** Bodies of all requests, in order. */
  asked(): readonly { pageNo: number; releaseStatus: number }[];
  /** Answers the latest request with coupons `prefix0`, `prefix1`, … */
  page(prefix: string, count: number, total: number, firstAt?: number): Promise<void>;
  /** Somebody logs in through the popup. */
  logIn(token: string, phone: string | null): Promise<void>;
}

export const wireCoupon = (id: string): Record<string, unknown> => ({
  id,
  couponType: 3,
  couponCostStr: '5.00',
  limitDescription: '满20元可用',
  couponTitle: '寄件券',
  validStartTm: '2026-11-01 00:00:00',
  validEndTm: '2026-12-01 23:59:59',
  couponDescription: '<p>说明</p>',
  prizeStatus: 1,
});

export const wirePage = (prefix: string, count: number, total: number, firstAt = 0): unknown => ({
  content: Array.from({ length: count }, (_, index) => wireCoupon(`${prefix}${firstAt + index}`)),
  total,
});

const listBody = object({ pageNo: number, releaseStatus: number });

/** What a request asked for. */
export const bodyOf = (request: SentRequest): { pageNo: number; releaseStatus: number } =>
  listBody(JSON.parse(request.body ?? '{}'), 'body');

export function makeBench(options: { isOnline?: boolean } = {}): ListBench {
  const clock = new FakeClock();
  const account: ListBench['account'] = { token: 'first', phone: '138****0001' };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) Object.assign(account, { token: null, phone: null });
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const store = new CouponListStore({
    api: createCouponListApi(gateway, 'LIST-137'),
    async runGated(action, loadScope) {
      const outcome = await gate.run(action, { scope: loadScope });
      return outcome.kind === 'login-cancelled' ? { kind: 'login-closed' } : outcome;
    },
    toCallFailure: (cause) => toCallFailure(cause, options.isOnline ?? true),
    account: () => ({ ...account }),
    scope,
  });
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    account,
    asked: () => transport.sent.map(bodyOf),
    page: (prefix, count, total, firstAt) => transport.last.ok(wirePage(prefix, count, total, firstAt)),
    async logIn(token, phone) {
      Object.assign(account, { token, phone });
      gate.loggedIn();
      await settle();
    },
  };
}
