/**
 * The request pipeline (spec 1 §7, §8): a typed call becomes an HTTP exchange, its answer a decoded value or one of
 * the errors of `errors.ts`. Policy (what a 401 means, where tokens live) comes in through `GatewayDeps`.
 */
import type { RequestCapability, TransportRequest } from '@/platform/request/types';
import type { Clock } from '@/utils/clock';
import { encodeFlat, pathOf, skipsAuth, type Call, type PlainCall, type Reply } from './call';
import type { GatewayPath } from './contractTypes';
import { boolean, nullable, object, optional, string, type Decoder } from './decode';
import {
  BusinessError,
  CancelledError,
  ContractError,
  HttpError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
  type UnauthorizedAnswer,
} from './errors';
import { Flights } from './flights';
import { withRetry } from './retry';
import { createScope, type Scope } from './scope';
import type { ServerClock } from './serverClock';

export interface UnauthorizedFacts {
  readonly code: string;
  readonly locationUrl: string | null;
  /** The token that the refused request carried; null when it carried none. */
  readonly sentToken: string | null;
}

export interface GatewayDeps {
  readonly request: Pick<RequestCapability, 'send'>;
  /** Base URL with the prefix, e.g. `https://gw.example.com/wxgw`; asked for at every call. */
  root(): string;
  /** Path of the page on screen, for `Original-Path`. */
  pagePath(): string;
  token(): string | null;
  /** Which account the login is or was last, told apart by its number: a write goes on in no other. */
  account(): number;
  /** `sms` makes the channel `unifylogin`, anything else `consumer`. */
  loginType(): 'sms' | 'host' | 'other';
  /** While it is not known yet who the visitor is (a login without a word on entering); null: it is. */
  settling(): Promise<void> | null;
  /** Logs in again without a word after a 401, where the platform can; true: asking again is worth it. Rejects never. */
  renewLogin(): Promise<boolean>;
  /** A 401 that is about the present state of the session (stale ones are dealt with before). */
  onUnauthorized(facts: UnauthorizedFacts): UnauthorizedAnswer;
  /** The `fc-encrypt-token` kept last. */
  encryptToken(): string | null;
  /** `fc-encrypt-token` and `fc_ip` of an answer, where it has them. */
  keep(headers: { readonly encryptToken?: string; readonly ip?: string }): void;
  loadCipher(): Promise<{ encryptBody(json: string, encryptToken: string): string }>;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  /** 0..1, for the jitter of retries. */
  random(): number;
}

export interface Gateway {
  /**
   * Asks without changing anything: identical reads in flight share one request, lost ones are retried.
   * Rejects with an `ApiError`, `CancelledError` once `scope` has ended.
   */
  read<P extends GatewayPath, T>(call: Call<P, T>, scope?: Scope): Promise<Reply<T>>;
  /** Changes something: sent exactly once. After `NetworkError` or `TimeoutError` it may still have happened. */
  write<P extends GatewayPath, T>(call: Call<P, T>, scope?: Scope): Promise<Reply<T>>;
}

interface RawReply {
  readonly data: unknown;
  readonly msg: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Kind = 'read' | 'write';
const TIMEOUT_MS = { read: 10_000, write: 15_000 } as const satisfies Record<Kind, number>;

const envelope = object({ success: boolean, code: string, msg: nullable(string) });
const refusal = object({ code: optional(string), locationUrl: nullable(string) });

export function createGateway(deps: GatewayDeps): Gateway {
  const flights = new Flights<RawReply>();

  async function exchange(call: PlainCall, kind: Kind, scope: Scope, isResend = false): Promise<RawReply> {
    const settling = skipsAuth(call) ? null : deps.settling();
    if (settling !== null) await settling;
    const token = skipsAuth(call) ? null : deps.token();
    const account = deps.account();
    const request = await toRequest(call, token, TIMEOUT_MS[kind]);
    if (scope.isCancelled) throw new CancelledError();

    const sentAtMs = deps.clock.nowMs();
    const pending = deps.request.send(request);
    const forget = scope.onCancel(() => pending.cancel());
    const outcome = await pending.outcome;
    forget();
    if (scope.isCancelled || outcome.kind === 'cancelled') throw new CancelledError();
    if (outcome.kind === 'timeout') throw new TimeoutError(request.timeoutMs);
    if (outcome.kind === 'network-error') throw new NetworkError(outcome.message);

    const { headers, status, text, exchangedAtMs } = outcome;
    const times = exchangedAtMs ?? { sent: sentAtMs, received: deps.clock.nowMs() };
    deps.serverClock.observe(headers['date'], times.sent, times.received);
    deps.keep({ encryptToken: headers['fc-encrypt-token'], ip: headers['fc_ip'] });

    if (status === 401) {
      const mayResend = !skipsAuth(call) && !isResend;
      // The gateway did nothing, so asking again with the present login is safe, for writes too unless they were made
      // under another account: those fail, and whoever is logged in now may try by himself.
      const resend = (): Promise<RawReply> => {
        if (kind === 'write' && token !== null && account !== deps.account()) throw new HttpError(status);
        return exchange(call, kind, scope, true);
      };
      // The token changed while this was under way (a login, another tab's answer): the refusal is about the old one.
      const current = deps.token();
      if (mayResend && current !== null && current !== token) return resend();
      const { code = '', locationUrl } = readRefusal(text);
      const answer = deps.onUnauthorized({ code, locationUrl, sentToken: token });
      if (answer === 'login-needed' && mayResend && (await deps.renewLogin())) return resend();
      throw new UnauthorizedError(code, answer);
    }
    if (status !== 200) throw new HttpError(status);

    const body = parse(text);
    const { success, code, msg } = envelope(body, '');
    if (!success || code !== (call.okCode ?? '0')) throw new BusinessError(code, msg ?? '');
    return { data: Reflect.get(Object(body), 'data'), msg: msg ?? '', headers };
  }

  async function toRequest(
    call: PlainCall,
    token: string | null,
    defaultTimeoutMs: number,
  ): Promise<TransportRequest> {
    const headers: Record<string, string> = { 'Original-Path': asHeader(deps.pagePath()) };
    if (token !== null) {
      headers['Authorization'] = token;
      headers['Original-Channel'] = deps.loginType() === 'sms' ? 'unifylogin' : 'consumer';
    }
    const base = {
      url: deps.root() + pathOf(call),
      headers,
      timeoutMs: call.timeoutMs ?? defaultTimeoutMs,
    };
    if (call.method === 'GET') return { ...base, method: 'GET' };
    if (call.form !== undefined) {
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      return { ...base, method: 'POST', body: encodeFlat(call.form) };
    }
    headers['Content-Type'] = 'application/json';
    const json = JSON.stringify(call.json ?? {});
    const encryptToken = call.encrypt ? deps.encryptToken() : null;
    if (encryptToken === null) return { ...base, method: 'POST', body: json };
    headers['GW-REQ-ENCRYPT'] = '1';
    const cipher = await loadCipher();
    return { ...base, method: 'POST', body: cipher.encryptBody(json, encryptToken) };
  }

  async function loadCipher(): ReturnType<GatewayDeps['loadCipher']> {
    try {
      return await deps.loadCipher();
    } catch (cause) {
      throw new NetworkError(`cipher did not load: ${String(cause)}`);
    }
  }

  async function decoded<T>(raw: Promise<RawReply>, decode: Decoder<T>): Promise<Reply<T>> {
    const { data, msg, headers } = await raw;
    return { data: decode(data, 'data'), msg, headers };
  }

  return {
    read(call, scope) {
      const key = [
        call.method,
        pathOf(call),
        skipsAuth(call) ? '' : deps.token(),
        JSON.stringify([call.form, call.json]),
      ].join(' ');
      const raw = flights.join(key, scope, (shared) =>
        withRetry(
          () => exchange(call, 'read', shared),
          shared,
          deps.clock,
          () => deps.random(),
        ),
      );
      return decoded(raw, call.decode);
    },
    write(call, scope = createScope()) {
      return decoded(exchange(call, 'write', scope), call.decode);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ContractError('body', 'JSON');
    throw cause;
  }
}

/** A 401 counts whatever its body looks like: a proxy's answer has none of our fields. */
function readRefusal(text: string): { readonly code?: string; readonly locationUrl: string | null } {
  try {
    return refusal(parse(text), '');
  } catch (cause) {
    if (cause instanceof ContractError) return { locationUrl: null };
    throw cause;
  }
}

/** Header values are ASCII; the contract wants a leading slash and at most 512 characters. */
function asHeader(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]+/g, (part) =>
    encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '')),
  );
  return (encoded.startsWith('/') ? encoded : `/${encoded}`).slice(0, 512);
}
