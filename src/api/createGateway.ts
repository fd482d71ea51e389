/**
 * The request pipeline (product §1.7, §1.8): sends a typed call as an HTTP request and returns the decoded response, or
 * throws one of the errors of `errors.ts`. Policy (how to handle a 401, where tokens are stored) comes from
 * `GatewayDeps`.
 */
import type { RequestCapability, TransportRequest } from '@/platform/request/types';
import { wellFormed } from '@/utils/characters';
import type { Clock } from '@/utils/clock';
import { type Call, encodeFlat, type Operation, pathOf, type Reply } from './call';
import { boolean, nullable, object, optional, string } from './decode';
import type { Decoder } from './decoder';
import {
  BusinessError,
  CancelledError,
  ContractError,
  HttpError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
  type ApiError,
  type UnauthorizedAnswer,
} from './errors';
import { isObject, withDefault } from './lenient';
import { parseJson } from './parseJson';
import { InFlightRequests, withRetry } from './reads';
import { retryAfterMs } from './retryAfter';
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
  /** Base URL with the prefix, e.g. `https://gw.example.com/wxgw`; read on every call. */
  root(): string;
  /** Path of the current page, for `Original-Path`. */
  pagePath(): string;
  token(): string | null;
  /** Identifies the current or last account (`SessionStore.loginEpoch`): a write does not continue under another one. */
  account(): number;
  /** `sms` makes the channel `unifylogin`, anything else `consumer`. */
  loginType(): 'sms' | 'host' | 'other';
  /** Pending while the login state is still unknown (a silent login on entering); otherwise null. */
  settling(): Promise<void> | null;
  /** Logs in again silently after a 401, where the platform can; true: a retry is worthwhile. Never rejects. */
  renewLogin(): Promise<boolean>;
  /** Handles a 401 about the session's current state (stale ones are handled before). */
  onUnauthorized(facts: UnauthorizedFacts): UnauthorizedAnswer;
  /** The last stored `fc-encrypt-token`. */
  encryptToken(): string | null;
  /** Stores the `fc-encrypt-token` and `fc_ip` of a response, if present. */
  keep(headers: { readonly encryptToken?: string; readonly ip?: string }): void;
  loadCipher(): Promise<{ encryptBody(json: string, encryptToken: string): Promise<string> }>;
  /** Parts of a response were left out (`x-lenient`): the call's path, the error of the first part, and the count. */
  onBadParts(path: string, first: ApiError, count: number): void;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  /** 0..1, for the jitter of retries. */
  random(): number;
}

export interface Gateway {
  /**
   * Makes a call of the contract (`generated/operations`). For a read, identical calls in flight share one request, and
   * a lost one is retried. A write is sent exactly once; after `NetworkError` or `TimeoutError` it may still have
   * happened. Rejects with an `ApiError`, or with `CancelledError` once `scope` has ended.
   *
   * @param token sent instead of the session's, to find out whose it is: its 401 says nothing about the session
   */
  call<I extends object, T>(
    operation: Operation<I, T>,
    input: NoInfer<I>,
    scope?: Scope,
    token?: string,
  ): Promise<Reply<T>>;
}

interface RawReply {
  readonly data: unknown;
  readonly msg: string;
  readonly headers: Readonly<Record<string, string>>;
}

const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 15_000;

/** Without a `code`, `success` decides; a code that is neither text nor number makes the response invalid. */
const envelope = object({ success: boolean, code: nullable(string), msg: nullable(string) });
/** What a refusal may carry in its `data`: the reason, as code and as text. */
const refusalFields = object({
  reasonCode: withDefault(string, ''),
  reasonMsg: withDefault(string, ''),
  toast: withDefault(string, ''),
});
/** Codes of 401 have nine digits and begin with 0, which a JSON number does not keep. */
const refusalCode: Decoder<string> = (value, path) =>
  typeof value === 'number' ? string(value, path).padStart(9, '0') : string(value, path);
const refusal = object({ code: optional(refusalCode), locationUrl: nullable(string) });

export function createGateway(deps: GatewayDeps): Gateway {
  const flights = new InFlightRequests<RawReply>();

  async function exchange(call: Call, scope: Scope, isResend = false): Promise<RawReply> {
    const isSessions = !call.skipsAuth && call.token === undefined;
    const settling = isSessions ? deps.settling() : null;
    if (settling !== null) await settling;
    const token = isSessions ? deps.token() : (call.token ?? null);
    const account = deps.account();
    const request = await toRequest(call, token);
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
    // "The response headers are stored" (product §1.7), but not if the login of the request has ended: the response to
    // the log-out itself must not bring back what was removed from the device.
    if (token === null || token === deps.token())
      deps.keep({ encryptToken: headers['fc-encrypt-token'], ip: headers['fc_ip'] });

    // The gateway did nothing, so resending with the current login is safe. That includes writes, unless they were made
    // under another account: those fail, and the current user may try again.
    const resend = (): Promise<RawReply> => {
      if (call.isWrite && token !== null && account !== deps.account()) throw new HttpError(status);
      return exchange(call, scope, true);
    };
    if (status === 401) {
      if (call.token !== undefined) throw new UnauthorizedError(readRefusal(text).code ?? '', 'login-needed');
      const mayResend = !call.skipsAuth && !isResend;
      // The token changed while the request was running (a login, a response in another tab): the refusal is about the
      // old one.
      const current = deps.token();
      if (mayResend && current !== null && current !== token) return resend();
      const { code = '', locationUrl } = readRefusal(text);
      const answer = deps.onUnauthorized({ code, locationUrl, sentToken: token });
      if (answer === 'login-needed' && mayResend && (await deps.renewLogin())) return resend();
      throw new UnauthorizedError(code, answer);
    }
    // The gateway has a new key by now, which this response contains.
    if (status === 400 && !isResend && readRefusal(text).code === 'GW_DECRYPT') return resend();
    if (status !== 200)
      throw new HttpError(status, retryAfterMs(headers['retry-after'], deps.serverClock.nowMs()));

    const body = parse(text);
    const { success, code, msg } = envelope(body, '');
    const data: unknown = Reflect.get(Object(body), 'data');
    const okCode = call.okCode ?? '0';
    if (success && (code || okCode) === okCode) return { data, msg: msg ?? '', headers };
    const { reasonCode, reasonMsg, toast } = refusalFields(isObject(data) ? data : {}, 'data');
    throw new BusinessError(
      code || reasonCode,
      reasonMsg.trim() || (msg ?? '').trim() || toast.trim(),
      reasonCode,
      toast.trim(),
    );
  }

  async function toRequest(call: Call, token: string | null): Promise<TransportRequest> {
    const headers: Record<string, string> = { 'Original-Path': asHeader(deps.pagePath()) };
    if (token !== null) {
      headers['Authorization'] = token;
      headers['Original-Channel'] = deps.loginType() === 'sms' ? 'unifylogin' : 'consumer';
    }
    const base = {
      url: deps.root() + pathOf(call),
      headers,
      timeoutMs: call.timeoutMs ?? (call.isWrite ? WRITE_TIMEOUT_MS : READ_TIMEOUT_MS),
    };
    if (call.method === 'GET') return { ...base, method: 'GET' };
    if (call.form) {
      headers['Content-Type'] = 'application/x-www-form-urlencoded';
      return { ...base, method: 'POST', body: encodeFlat(call.input) };
    }
    headers['Content-Type'] = 'application/json';
    const json = JSON.stringify(call.input, wellFormedValue);
    const encryptToken = call.encrypt ? deps.encryptToken() : null;
    if (encryptToken === null) return { ...base, method: 'POST', body: json };
    headers['GW-REQ-ENCRYPT'] = '1';
    return { ...base, method: 'POST', body: await encrypted(json, encryptToken) };
  }

  async function encrypted(json: string, encryptToken: string): Promise<string> {
    try {
      return await (await deps.loadCipher()).encryptBody(json, encryptToken);
    } catch (cause) {
      throw new NetworkError(`cipher did not load: ${String(cause)}`);
    }
  }

  function ask(call: Call, scope: Scope): Promise<RawReply> {
    const who = call.skipsAuth ? '' : (call.token ?? deps.token());
    const key = JSON.stringify([call.method, call.path, who, call.input]);
    return flights.join(key, scope, (shared) =>
      withRetry(
        () => exchange(call, shared),
        shared,
        deps.clock,
        () => deps.random(),
      ),
    );
  }

  return {
    async call(operation, input, scope = createScope(), token = undefined) {
      const call: Call = { ...operation, input, token };
      const { data, msg, headers } = await (call.isWrite ? exchange(call, scope) : ask(call, scope));
      const bad: ApiError[] = [];
      const read = operation.decode(data, 'data', (cause) => bad.push(cause));
      const [first] = bad;
      if (first !== undefined) deps.onBadParts(operation.path, first, bad.length);
      return { data: read, msg, headers };
    },
  };
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new ContractError('body', 'JSON');
    throw cause;
  }
}

/** A 401 counts whatever its body looks like: a proxy's response has none of our fields. */
function readRefusal(text: string): { readonly code?: string; readonly locationUrl: string | null } {
  try {
    return refusal(parse(text), '');
  } catch (cause) {
    if (cause instanceof ContractError) return { locationUrl: null };
    throw cause;
  }
}

/** For `JSON.stringify`: a server cannot read a body with half a surrogate pair. */
const wellFormedValue = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? wellFormed(value) : value;

/** Header values are ASCII; the contract requires a leading slash and at most 512 characters. */
function asHeader(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]+/g, (part) =>
    encodeURIComponent(part.replace(/[\ud800-\udfff]/g, '')),
  );
  return (encoded.startsWith('/') ? encoded : `/${encoded}`).slice(0, 512);
}
