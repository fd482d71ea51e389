/** A paged list on a gateway whose answers the test gives. For tests only. */
import { createScope, type Gateway, type OwnedScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway, type FakeTransport } from '@/api/testing/fakeTransport';
import { gatedBy } from '@/session/gated';
import type { LoginGate } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { PagedQueryDeps } from '../PagedQuery';

export type PagedTestDeps = Omit<PagedQueryDeps<never>, 'fetchPage' | 'pageSize'>;

/** What the suite needs to know of a user of `PagedQuery`. */
export interface PagedUser<Store> {
  readonly make: (gateway: Gateway, deps: PagedTestDeps) => Store;
  /** A row as the gateway sends it. */
  readonly wireRow: (id: string) => Readonly<Record<string, unknown>>;
}

export interface PagedBenchOptions {
  /** Null: nobody is logged in. */
  readonly token?: string | null;
  readonly isOnline?: boolean;
}

export interface PagedBench<Store> {
  readonly store: Store;
  readonly transport: FakeTransport;
  readonly gate: LoginGate;
  readonly clock: FakeClock;
  readonly scope: OwnedScope;
  /** Answers the latest call: rows `${prefix}${first}` and so on. */
  page(prefix: string, count: number, total: number, first?: number): Promise<void>;
  /** Somebody logs in through the popup. */
  logIn(token: string): Promise<void>;
}

export function pagedBench<Store>(
  { make, wireRow }: PagedUser<Store>,
  { token = 'first', isOnline = true }: PagedBenchOptions = {},
): PagedBench<Store> {
  const clock = new FakeClock();
  const account = { token };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => account.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === account.token) account.token = null;
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => account.token !== null);
  const scope = createScope();
  const store = make(gateway, {
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, isOnline),
    scope,
  });
  return {
    store,
    transport,
    gate,
    clock,
    scope,
    page: (prefix, count, total, first = 0) =>
      transport.last.ok({
        content: Array.from({ length: count }, (_, index) => wireRow(`${prefix}${first + index}`)),
        total,
      }),
    async logIn(next) {
      account.token = next;
      gate.loggedIn();
      await settle();
    },
  };
}
