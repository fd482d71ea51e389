import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Contract, Operation } from '../core/contract/load';
import { encryptBody } from '../crypto/encryptedBody';
import { redirectWithin, serverOf, targetOf, type Gateway } from './address';
import { Checker, type Exchange, type GatewayResponse } from './exchange';
import type { Recorder } from './fixtures';
import { prepare, type Params, type PreparedCall } from './params';
import type { GatewayReport } from './report';
import { begin, Copy, whyNotConnected, whyUnreachable } from './upstream';

interface ReadOptions {
  readonly gateway: Gateway;
  readonly contract: Contract;
  readonly params: Params;
  /** Of an account whose data is read; null: calls that need one are answered with 401. */
  readonly token: string | null;
  /** `Original-Channel` of the token: how its user logged in. */
  readonly channel: string;
  readonly report: GatewayReport;
  readonly recorder: Recorder | null;
  readonly onProgress?: (done: number, all: number) => void;
  readonly idleMs?: number;
  readonly pauseMs?: number;
}

/**
 * - `equal`: every response is what the contract says
 * - `different`: at least one is not
 * - `unreachable`: there was no response at all
 */
type ReadResult =
  { readonly kind: 'equal' | 'different' } | { readonly kind: 'unreachable'; readonly reason: string };

/** Between two calls: a check is no load test. */
const PAUSE_MS = 50;

/** Makes every call once that only reads (contract, `x-read`), one after the other, and checks the responses. */
export async function callReads(options: ReadOptions): Promise<ReadResult> {
  const { gateway, contract, params, report, recorder, idleMs, pauseMs = PAUSE_MS } = options;
  const unreachable = await whyNotConnected(gateway);
  if (unreachable !== null) return { kind: 'unreachable', reason: unreachable };
  const reads = contract.operations.filter(({ isRead }) => isRead);
  for (const _ of contract.operations.filter(({ isRead }) => !isRead)) report.addNotMade('changes something');
  const ids = new Set(reads.map(({ id }) => id));
  for (const id of Object.keys(params).filter((each) => each !== '*' && !ids.has(each)))
    report.addNotMade(`${id}: is named in --params, but is no call that only reads`);
  const checker = new Checker(contract);
  let responses = 0;
  let isDifferent = false;
  let lastFailure = '';
  for (const [index, operation] of reads.entries()) {
    options.onProgress?.(index, reads.length);
    const call = prepare(operation, params, headersOf(operation, options));
    if (typeof call === 'string') {
      report.addNotMade(`${operation.id}: ${call}`);
      continue;
    }
    const checked = checker.check(await send(gateway, operation, call, checker.encryptToken, idleMs));
    report.add(checked);
    recorder?.add(checked);
    if (checked.exchange.response === null) lastFailure = checked.exchange.failure ?? '';
    else responses += 1;
    isDifferent ||= checked.differences.length > 0;
    await setTimeout(pauseMs);
  }
  if (responses === 0) return { kind: 'unreachable', reason: lastFailure };
  return { kind: isDifferent ? 'different' : 'equal' };
}

function headersOf(operation: Operation, { token, channel }: ReadOptions): Readonly<Record<string, string>> {
  const isAnonymous = token === null || operation.forbidsAuthorization || operation.skipsAuth;
  return {
    'original-path': '/',
    ...(isAnonymous ? {} : { authorization: token, 'original-channel': channel }),
  };
}

/** One call, without following a redirect. */
async function send(
  gateway: Gateway,
  operation: Operation,
  { path, query, mediaType, body, headers }: PreparedCall,
  encryptToken: string | undefined,
  idleMs: number | undefined,
): Promise<Exchange> {
  const isEncrypted = operation.isEncrypted && body !== undefined && encryptToken !== undefined;
  const text = isEncrypted ? JSON.stringify(encryptBody(body, encryptToken)) : textOf(mediaType, body);
  const requestHeaders = {
    ...headers,
    'user-agent': 'parcel-campaign gateway check',
    accept: 'application/json',
    'accept-encoding': 'gzip, deflate, br',
    ...(isEncrypted ? { 'gw-req-encrypt': '1' } : {}),
    ...(text === null
      ? {}
      : { 'content-type': mediaType, 'content-length': String(Buffer.byteLength(text)) }),
  };
  const startedAtMs = performance.now();
  const target = targetOf(gateway, path);
  const over = (response: GatewayResponse | null, failure: string | null): Exchange => ({
    method: operation.method,
    path: operation.path,
    query,
    requestHeaders,
    requestBody: Buffer.from(text ?? ''),
    response,
    failure,
    ms: performance.now() - startedAtMs,
  });
  if (target === null) return over(null, 'The path leads out of the gateway.');
  try {
    const response = await responseOf(target, operation.method, requestHeaders, text, idleMs);
    const { location } = response.headers;
    if (location !== undefined && redirectWithin(gateway, target, location) === null)
      return over(response, `The gateway redirects to ${serverOf(target, location)}: not followed.`);
    return over(response, null);
  } catch (error) {
    return over(null, whyUnreachable(gateway.name, error));
  }
}

function textOf(mediaType: string, body: PreparedCall['body']): string | null {
  if (body === undefined) return null;
  if (mediaType === 'application/json') return JSON.stringify(body);
  return new URLSearchParams(Object.entries(body).map(([name, value]) => [name, String(value)])).toString();
}

function responseOf(
  target: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  text: string | null,
  idleMs: number | undefined,
): Promise<GatewayResponse> {
  return new Promise((resolve, reject) => {
    const request = begin(target, method, headers, idleMs);
    request.on('error', reject);
    request.on('response', (response: IncomingMessage) => {
      const copy = new Copy();
      response.on('data', (chunk: Buffer) => copy.add(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: copy.whole() }),
      );
    });
    request.end(text ?? undefined);
  });
}
