/** The sandbox's gateway in this process, on simulated time: its state, contract checks and first responses are real. */
import Fastify from 'fastify';
import type { TransportOutcome, TransportRequest } from '@/platform/request/types';
import { ServerClock } from '../../sandbox/core/clock';
import { loadContract } from '../../sandbox/core/contract/load';
import { FaultQueue } from '../../sandbox/core/faults';
import { FirstAnswers } from '../../sandbox/core/firstAnswers';
import { gatewayPlugin, type Outcome } from '../../sandbox/core/plugin';
import { createRandom } from '../../sandbox/core/random';
import { RequestLog } from '../../sandbox/core/requestLog';
import { ResponseForm } from '../../sandbox/core/responseModes';
import { createStore } from '../../sandbox/core/store';
import { SmsKey } from '../../sandbox/crypto/smsKey';
import type { SimClock } from './simClock';

export interface SimGateway {
  /** A new account, logged in. */
  logIn(phone: string): Promise<{ readonly accountId: string; readonly token: string }>;
  answer(request: TransportRequest): Promise<TransportOutcome>;
  /** Accounts that have claimed the right. */
  claimsOf(right: {
    readonly configId: string;
    readonly sessionId: string;
    readonly rightsNo: string;
  }): Promise<ReadonlySet<string>>;
  /** Coupons in the account's wallet. */
  couponCount(accountId: string): number;
  close(): Promise<void>;
}

/** The app's `root`. */
export const ROOT = 'http://gateway.test/wxgw';

export async function startGateway(time: SimClock, seed: number): Promise<SimGateway> {
  const clock = new ServerClock();
  const random = createRandom(seed);
  const store = createStore({ clock, random });
  const startMs = time.nowMs();
  clock.stopAt(startMs);
  const app = Fastify();
  await app.register(gatewayPlugin, {
    contract: loadContract(),
    tools: { store, clock, random, smsKey: new SmsKey(random), seededAtMs: () => startMs },
    faults: new FaultQueue(),
    log: new RequestLog(),
    firstAnswers: new FirstAnswers<Outcome>(clock, ({ status }) => status === 200),
    wire: new ResponseForm(),
    encryptToken: random.hex(16),
  });
  await app.ready();
  return {
    async logIn(phone) {
      const { id } = await store.accounts.accountOfPhone(phone);
      return { accountId: id, token: await store.accounts.issueToken(id) };
    },
    async answer({ url, method, headers, body }) {
      clock.stopAt(time.nowMs());
      const date = new Date(time.nowMs()).toUTCString();
      const { pathname, search } = new URL(url);
      const { statusCode, payload } = await app.inject({
        method,
        url: pathname + search,
        headers: { ...headers },
        payload: body ?? '',
      });
      return { kind: 'response', status: statusCode, headers: { date }, text: payload };
    },
    claimsOf: (right) => store.weekly.claimsOf(right),
    couponCount: (accountId) => store.ledger.allOf(accountId).length,
    close: () => app.close(),
  };
}
