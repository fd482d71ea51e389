import type {
  PendingExchange,
  RequestCapability,
  TransportOutcome,
  TransportRequest,
} from '@/platform/request/types';
import { settle } from '@/utils/testing/fakeClock';
import type { FakeClock } from '@/utils/testing/fakeClock';
import { createGateway, type Gateway, type GatewayDeps, type UnauthorizedFacts } from '../createGateway';
import type { UnauthorizedAnswer } from '../errors';
import { createServerClock } from '../serverClock';

export interface SentRequest extends TransportRequest {
  /** Path and query relative to the gateway's root. */
  readonly path: string;
  isCancelled: boolean;
  answer(outcome: TransportOutcome): Promise<void>;
  /** HTTP 200 in the envelope. */
  ok(
    data: unknown,
    options?: { code?: string; msg?: string; headers?: Record<string, string> },
  ): Promise<void>;
  /** HTTP 200, a business failure. */
  fail(code: string, msg?: string): Promise<void>;
  status(status: number, body?: unknown, headers?: Record<string, string>): Promise<void>;
  lose(): Promise<void>;
}

/** Fake server for tests: every request waits until the test answers it. */
export class FakeTransport implements Pick<RequestCapability, 'send' | 'sendAtPageEnd'> {
  readonly sent: SentRequest[] = [];
  readonly beacons: { url: string; body: string; headers: Readonly<Record<string, string>> }[] = [];
  acceptsBeacons = true;

  constructor(private readonly root = 'https://gw.test/wxgw') {}

  /** The latest request. */
  get last(): SentRequest {
    const last = this.sent[this.sent.length - 1];
    if (last === undefined) throw new Error('nothing was sent');
    return last;
  }

  send(request: TransportRequest): PendingExchange {
    let settleOutcome: (outcome: TransportOutcome) => void = () => undefined;
    const outcome = new Promise<TransportOutcome>((resolve) => {
      settleOutcome = resolve;
    });
    const answer = async (result: TransportOutcome): Promise<void> => {
      settleOutcome(result);
      await settle();
    };
    const respond = (status: number, body: unknown, headers: Record<string, string> = {}): Promise<void> =>
      answer({
        kind: 'response',
        status,
        headers,
        text: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const sent: SentRequest = {
      ...request,
      path: request.url.replace(this.root, ''),
      isCancelled: false,
      answer,
      ok: (data, { code = '0', msg = '', headers } = {}) =>
        respond(200, { success: true, code, msg, data }, headers),
      fail: (code, msg = '') => respond(200, { success: false, code, msg, data: null }),
      status: (status, body = '', headers) => respond(status, body, headers),
      lose: () => answer({ kind: 'network-error', message: 'lost' }),
    };
    this.sent.push(sent);
    return {
      outcome,
      cancel: () => {
        sent.isCancelled = true;
        settleOutcome({ kind: 'cancelled' });
      },
    };
  }

  sendAtPageEnd(url: string, body: string, headers: Readonly<Record<string, string>>): boolean {
    if (this.acceptsBeacons) this.beacons.push({ url, body, headers });
    return this.acceptsBeacons;
  }
}

interface TestGateway {
  readonly gateway: Gateway;
  readonly transport: FakeTransport;
  readonly refusals: UnauthorizedFacts[];
  readonly state: {
    token: string | null;
    account: number;
    loginType: 'sms' | 'other';
    encryptToken: string | null;
    ip: string | null;
    pagePath: string;
    answer: UnauthorizedAnswer;
  };
}

/** A real pipeline on a fake transport; `state` is the session's content. */
export function makeTestGateway(clock: FakeClock, overrides: Partial<GatewayDeps> = {}): TestGateway {
  const transport = new FakeTransport();
  const refusals: UnauthorizedFacts[] = [];
  const state: TestGateway['state'] = {
    token: null,
    account: 0,
    loginType: 'other',
    encryptToken: null,
    ip: null,
    pagePath: '/receiveCoupon/RC-OPEN',
    answer: 'login-needed',
  };
  const gateway = createGateway({
    request: transport,
    root: () => 'https://gw.test/wxgw',
    pagePath: () => state.pagePath,
    token: () => state.token,
    account: () => state.account,
    loginType: () => state.loginType,
    settling: () => null,
    renewLogin: () => Promise.resolve(false),
    onUnauthorized(facts) {
      refusals.push(facts);
      return state.answer;
    },
    encryptToken: () => state.encryptToken,
    keep({ encryptToken, ip }) {
      state.encryptToken = encryptToken ?? state.encryptToken;
      state.ip = ip ?? state.ip;
    },
    loadCipher: () => import('../encrypt'),
    onBadParts: () => undefined,
    clock,
    serverClock: createServerClock(() => clock.nowMs()),
    random: () => 0,
    ...overrides,
  });
  return { gateway, transport, refusals, state };
}
