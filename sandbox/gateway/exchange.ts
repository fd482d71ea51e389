import type { IncomingHttpHeaders } from 'node:http';
import { checkRequest, type Violation } from '../core/contract/check';
import { differences, type Difference } from '../core/contract/differences';
import type { Contract, Operation } from '../core/contract/load';
import { parseJson } from '../core/contract/parseJson';
import { decodeBody } from '../core/decode';
import { field } from '../core/fields';
import { decoded } from './upstream';

/** A call as it passed, in memory only. */
export interface Exchange {
  readonly method: string;
  /** Without prefix and query. */
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly requestHeaders: IncomingHttpHeaders;
  /** Null: larger than is checked. */
  readonly requestBody: Buffer | null;
  /** Null: no response. */
  readonly response: GatewayResponse | null;
  /** Why there was no response, or why it was refused; null: neither. Without a response too: the client left. */
  readonly failure: string | null;
  readonly ms: number;
}

export interface GatewayResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As received. Null: larger than is checked. */
  readonly body: Buffer | null;
}

/** What an exchange looks like beside the contract. */
export interface Checked {
  /** Undefined: the contract has no such call. */
  readonly operation: Operation | undefined;
  readonly exchange: Exchange;
  /** Decoded; undefined: none, or it could not be read. */
  readonly asked: unknown;
  readonly requestViolations: readonly Violation[];
  /** Decoded; undefined: none, or it is not JSON. */
  readonly body: unknown;
  /** Business code; null: none. */
  readonly code: string | null;
  readonly differences: readonly Difference[];
}

/** How many tokens are tried for an encrypted body: each phone of the lab keeps the one that it got last. */
const MAX_TOKENS = 30;

/** Checks what passes against the contract. Keeps the gateway's last encrypt tokens, in memory. */
export class Checker {
  private tokens: readonly string[] = [];

  constructor(private readonly contract: Contract) {}

  /** The gateway's last `fc-encrypt-token`; undefined: none yet. */
  get encryptToken(): string | undefined {
    return this.tokens[0];
  }

  check(exchange: Exchange): Checked {
    const operation = this.contract.find(exchange.method, exchange.path);
    // The client left: its request may be half of one.
    const isUnfinished = exchange.response === null && exchange.failure === null;
    const { asked, requestViolations } = this.checkAsked(isUnfinished ? undefined : operation, exchange);
    const read = readBody(exchange.response);
    this.keepToken(exchange.response?.headers['fc-encrypt-token']);
    const found = [
      ...(exchange.failure === null ? [] : [other('call', exchange.failure)]),
      ...(read.problem === null ? [] : [other('body', read.problem)]),
      ...slowness(operation, exchange),
      ...(operation === undefined || exchange.response === null || read.problem !== null
        ? statusOnly(operation, exchange.response)
        : differences(operation, exchange.response.status, read.body, exchange.response.headers)),
    ];
    const code = field(read.body, 'code');
    return {
      operation,
      exchange,
      asked,
      requestViolations,
      body: read.body,
      code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
      differences: found,
    };
  }

  private checkAsked(
    operation: Operation | undefined,
    { requestHeaders, requestBody, query }: Exchange,
  ): Pick<Checked, 'asked' | 'requestViolations'> {
    if (operation === undefined) return { asked: undefined, requestViolations: [] };
    if (requestBody === null)
      return {
        asked: undefined,
        requestViolations: [{ where: 'body', message: 'is too large to be checked' }],
      };
    const contentType = requestHeaders['content-type'] ?? '';
    const isEncrypted = requestHeaders['gw-req-encrypt'] === '1';
    const decode = (token: string) => decodeBody(requestBody, contentType, isEncrypted, token, operation);
    let result = decode(this.tokens[0] ?? '');
    for (const token of this.tokens.slice(1)) {
      if (result.kind === 'decoded' || result.code !== 'GW_DECRYPT') break;
      result = decode(token);
    }
    if (result.kind === 'broken') return { asked: undefined, requestViolations: [result.violation] };
    const { mediaType, body } = result;
    return {
      asked: body,
      requestViolations: checkRequest(operation, { headers: requestHeaders, query, mediaType, body }),
    };
  }

  private keepToken(token: string | readonly string[] | undefined): void {
    if (typeof token !== 'string' || token === this.tokens[0]) return;
    this.tokens = [token, ...this.tokens.filter((each) => each !== token)].slice(0, MAX_TOKENS);
  }
}

const other = (where: string, detail: string): Difference => ({ kind: 'other', where, detail });

function readBody(response: GatewayResponse | null): {
  readonly body: unknown;
  readonly problem: string | null;
} {
  if (response === null) return { body: undefined, problem: null };
  const bytes = response.body === null ? null : decoded(response.body, response.headers['content-encoding']);
  if (bytes === null)
    return { body: undefined, problem: 'is too large to be checked, or does not decompress' };
  const text = bytes.toString('utf8');
  try {
    return { body: parseJson(text), problem: null };
  } catch {
    const type = (response.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
    const kind = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type : 'no content type';
    return { body: undefined, problem: text.trim() === '' ? 'is empty' : `is not JSON (${kind})` };
  }
}

/** For a response whose body says nothing. */
function statusOnly(
  operation: Operation | undefined,
  response: GatewayResponse | null,
): readonly Difference[] {
  if (operation === undefined || response === null || operation.responses.has(response.status)) return [];
  return [other('HTTP', `status ${response.status} is not in the contract`)];
}

function slowness(operation: Operation | undefined, { ms, response }: Exchange): readonly Difference[] {
  if (operation === undefined || response === null || ms <= operation.timeoutMs) return [];
  return [other('time', `is longer than the app waits (${operation.timeoutMs / 1000} s)`)];
}
