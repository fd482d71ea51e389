/** What every page passes to its stores, on a gateway and a login gate that the test controls. For tests only. */
import { observable, runInAction } from 'mobx';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { gatedBy } from '@/session/LoginGate';
import { makeTestGate } from '@/session/testing/testGate';
import { parseQuery } from '@/utils/addressQuery';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { PageDeps } from '../pageDeps';
import { requestNos } from './requestNos';

export interface PageBenchOptions {
  readonly token?: string | null;
}

export function pageBench({ token = 'first' }: PageBenchOptions = {}) {
  const clock = new FakeClock();
  const login = observable({ token, account: 1 });
  const change = (part: Partial<typeof login>): void => {
    runInAction(() => Object.assign(login, part));
  };
  const { gateway, transport } = makeTestGateway(clock, {
    token: () => login.token,
    onUnauthorized({ sentToken }) {
      if (sentToken === login.token) change({ token: null });
      return 'login-needed';
    },
  });
  const gate = makeTestGate(() => login.token !== null);
  const scope = createScope();
  const deps: PageDeps = {
    runGated: gatedBy(gate, scope),
    toCallFailure: (cause) => toCallFailure(cause, true),
    token: () => login.token,
    isLoggedIn: () => login.token !== null,
    account: () => login.account,
    newRequestNo: requestNos(),
    clock,
    scope,
  };
  return {
    clock,
    gateway,
    transport,
    gate,
    scope,
    deps,
    /** The last segment of each requested address, in order. */
    paths: (): readonly string[] => transport.sent.map(({ path }) => path.replace(/.*\//, '')),
    /** The body of the latest request. */
    body(): unknown {
      const body = transport.last.body ?? '';
      return body.startsWith('{') ? JSON.parse(body) : parseQuery(body);
    },
    /** The login popup ends with this account. */
    async logIn(next: string, account = 1): Promise<void> {
      change({ token: next, account });
      gate.loggedIn();
      await settle();
    },
    /** The session changes without the popup. */
    change,
  };
}
