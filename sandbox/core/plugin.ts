import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { handlerOf } from '../areas';
import type { Replay } from '../gateway/fixtures';
import type { Drafts } from '../studio/drafts';
import { NotLoggedIn, succeed, type Answer, type Call, type GatewayTools } from './call';
import { checkCode, checkRequest, checkResponse, type Violation } from './contract/check';
import type { Contract, Operation } from './contract/load';
import { decodeBody } from './decode';
import type { Fault, FaultQueue } from './faults';
import { OTHER_CLAIM, splitRequestNo, type FirstAnswers } from './firstAnswers';
import { GATEWAY_PREFIXES } from './prefixes';
import type { LoggedRequest, RequestLog } from './requestLog';
import type { ResponseForm } from './responseModes';
import { unauthorizedAnswer } from './unauthorized';

interface GatewayOptions {
  readonly contract: Contract;
  readonly tools: GatewayTools;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
  readonly firstAnswers: FirstAnswers<Outcome>;
  readonly wire: ResponseForm;
  /** Recorded responses of a gateway, sent instead of the sandbox's own. */
  readonly replay?: Replay;
  /** Answers written in the studio. */
  readonly drafts?: Drafts;
  /** `fc-encrypt-token`; valid as long as this process runs. */
  readonly encryptToken: string;
}

const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];

/** A call and its log entry. */
interface Logged {
  readonly log: RequestLog;
  readonly entry: LoggedRequest;
}

/** The result of a call, before a fault changes it. */
export type Outcome = { readonly status: number; readonly body: unknown; readonly token?: string };

const envelope = (code: string, msg: string, extra: object = {}) => ({
  success: false,
  code,
  msg,
  data: null,
  ...extra,
});

/**
 * The gateway under both prefixes. Order for each call: fault lookup, decode, contract check of the request, first
 * response of its `requestNo` or else handler and contract check of the response, wire mode, fault effect, log.
 * @throws at start when an operation of the contract has no handler
 */
export async function gatewayPlugin(app: FastifyInstance, options: GatewayOptions): Promise<void> {
  const missing = options.contract.operations
    .filter(({ id }) => handlerOf(id) === undefined)
    .map(({ id }) => id);
  if (missing.length > 0) throw new Error(`sandbox: no handler for ${missing.join(', ')}`);

  // Bodies arrive as bytes: decoding is part of the contract check, and the error must say where a body is invalid.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const prefix of GATEWAY_PREFIXES) {
    app.route({
      method: HTTP_METHODS,
      url: `${prefix}/*`,
      handler: (request, reply) => handleCall(request, reply, prefix, options),
    });
  }
}

async function handleCall(
  request: FastifyRequest,
  reply: FastifyReply,
  prefix: string,
  options: GatewayOptions,
): Promise<FastifyReply> {
  const { tools, faults, log, contract, wire, encryptToken } = options;
  const gatewayPath = (request.url.split('?')[0] ?? '').slice(prefix.length);
  const operation = contract.find(request.method, gatewayPath);
  const raw = Buffer.isBuffer(request.body) ? request.body : undefined;
  const isEncrypted = request.headers['gw-req-encrypt'] === '1';
  const decoded = decodeBody(
    raw,
    request.headers['content-type'] ?? '',
    isEncrypted,
    encryptToken,
    operation,
  );
  const text = raw?.toString('utf8') ?? '';
  const entry = log.begin(
    {
      at: tools.clock.nowMs(),
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: decoded.kind === 'decoded' ? decoded.body : raw === undefined ? null : text,
    },
    text,
  );
  const logged: Logged = { log, entry };
  reply.header('fc-encrypt-token', encryptToken).header('fc_ip', clientIp(request));

  const fault = faults.take(gatewayPath);
  if (fault !== undefined) entry.fault = fault.kind;
  if (fault?.kind === 'status') {
    return answer(reply, logged, {
      status: fault.status,
      body: fault.body ?? envelope('SANDBOX_FAULT', '系统繁忙，请稍后再试~'),
    });
  }
  if (fault?.kind === 'hang') {
    reply.hijack();
    return reply;
  }
  if (fault?.kind === 'slow') await setTimeout(fault.delayMs, undefined, { ref: false });

  let outcome: Outcome;
  if (operation === undefined) {
    outcome = {
      status: 404,
      body: envelope('GW_NOT_FOUND', `${request.method} ${gatewayPath} is not in the contract`),
    };
  } else if (decoded.kind === 'broken') {
    outcome = contractViolation([decoded.violation], decoded.code);
  } else {
    const violations = checkRequest(operation, {
      headers: request.headers,
      query: queryOf(request),
      mediaType: decoded.mediaType,
      body: decoded.body,
    });
    outcome =
      violations.length > 0
        ? contractViolation(violations)
        : (recordedOutcome(operation, decoded.body, request, options) ??
          (await draftedOutcome(operation, decoded.body, request, reply, options)));
    if (outcome.status === 200) outcome = { ...outcome, body: wire.convert(operation, outcome.body) };
  }
  return spoil(reply, logged, outcome, fault);
}

/** What a gateway answered to such a call, differences from the contract included. */
function recordedOutcome(
  operation: Operation,
  body: unknown,
  request: FastifyRequest,
  { replay }: GatewayOptions,
): Outcome | undefined {
  const hasToken = request.headers.authorization !== undefined;
  const recorded = replay?.responseTo(operation, { body, query: queryOf(request), hasToken });
  return recorded === undefined ? undefined : { status: 200, body: recorded };
}

/**
 * The answer that a draft of the studio replaces; any other call that names the draft is one about its fixture. A draft
 * may break the contract: the studio shows what the page makes of that.
 */
async function draftedOutcome(
  operation: Operation,
  body: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  options: GatewayOptions,
): Promise<Outcome> {
  const query = queryOf(request);
  const named = options.drafts?.namedIn(body, query);
  if (named?.draft.operation !== operation.id)
    return runOnce(operation, named?.body ?? body, named?.query ?? query, request, reply, options);
  const { body: answered } = succeed(operation.successCode, named.draft.dataFor(originOf(request)));
  return { status: 200, body: answered };
}

/**
 * Runs the operation, unless the same user already has a response to it under the same `requestNo`: then returns that.
 */
async function runOnce(
  operation: Operation,
  given: unknown,
  query: Readonly<Record<string, unknown>>,
  request: FastifyRequest,
  reply: FastifyReply,
  { tools, firstAnswers }: GatewayOptions,
): Promise<Outcome> {
  const { requestNo, body } = operation.takesRequestNo
    ? splitRequestNo(given)
    : { requestNo: null, body: given };
  const token = request.headers.authorization;
  const account = token === undefined ? null : await tools.store.accounts.accountOfToken(token);
  const call: Call<unknown> = {
    body,
    query,
    clientIp: clientIp(request),
    origin: originOf(request),
    account,
    requestNo,
    token: token ?? null,
  };
  const answerNow = () => run(operation, call, request, reply, tools);
  if (requestNo === null || account === null) return answerNow();
  const claim = { accountId: account.id, path: operation.path, requestNo, body };
  return (await firstAnswers.answer(claim, answerNow)) ?? OTHER_CLAIM;
}

/**
 * Runs the operation and checks its response against the contract. A response that violates it is a bug of the sandbox:
 * 500, unless its fixture simulates such a gateway.
 */
async function run(
  operation: Operation,
  call: Call<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  tools: GatewayTools,
): Promise<Outcome> {
  let result: Answer;
  try {
    const handler = handlerOf(operation.id);
    if (handler === undefined) throw new Error(`no handler for ${operation.id}`);
    result = await handler(call, tools);
  } catch (error) {
    if (!(error instanceof NotLoggedIn)) {
      request.log.error({ operation: operation.id, err: error }, 'sandbox operation failed');
      return {
        status: 500,
        body: envelope(
          'SANDBOX_ERROR',
          `sandbox bug in ${operation.id}: ${error instanceof Error ? error.message : String(error)}`,
        ),
      };
    }
    result = await unauthorizedAnswer({
      account: call.account,
      headers: request.headers,
      origin: call.origin,
      isRedirectOff: call.query.__no_redirect === '1',
      issueBindTicket: (accountId) => tools.store.accounts.issueBindTicket(accountId),
    });
  }
  if (result.isBrokenOnPurpose === true) return result;
  const headers = { ...reply.getHeaders(), date: 'set on send' };
  const violations = [
    ...checkResponse(operation, result.status, result.body, headers),
    ...(result.status === 200 ? checkCode(operation, result.body) : []),
  ];
  if (violations.length > 0) {
    request.log.error(
      { operation: operation.id, violations, answer: result.body },
      'sandbox answer breaks the contract',
    );
    return {
      status: 500,
      body: envelope('GW_RESPONSE', `sandbox bug: the answer of ${operation.id} breaks the contract`, {
        errors: violations,
      }),
    };
  }
  return result;
}

function contractViolation(
  errors: readonly Violation[],
  code: 'GW_CONTRACT' | 'GW_DECRYPT' = 'GW_CONTRACT',
): Outcome {
  const msg = errors.map(({ where, message }) => `${where} ${message}`).join('; ');
  return { status: 400, body: envelope(code, msg, { errors }) };
}

/** Sends the result, or what a fault makes of it after the call took effect. */
function spoil(
  reply: FastifyReply,
  logged: Logged,
  outcome: Outcome,
  fault: Fault | undefined,
): FastifyReply {
  if (fault?.kind === 'drop') {
    logged.log.end(logged.entry, null, outcome.body, JSON.stringify(outcome.body));
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (outcome.token !== undefined) reply.header('authorization', outcome.token);
  if (fault?.kind === 'empty') return answerText(reply, logged, 200, '');
  if (fault?.kind === 'malformed') {
    const text = JSON.stringify(fault.body === undefined ? outcome.body : fault.body);
    if (typeof fault.body === 'string') return answerText(reply, logged, 200, fault.body);
    return answerText(
      reply,
      logged,
      200,
      fault.body === undefined ? text.slice(0, Math.ceil(text.length / 2)) : text,
    );
  }
  return answer(reply, logged, outcome);
}

function answer(reply: FastifyReply, logged: Logged, { status, body }: Outcome): FastifyReply {
  if (typeof body === 'string') return answerText(reply, logged, status, body);
  const text = JSON.stringify(body);
  logged.log.end(logged.entry, status, body, text);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

function answerText(reply: FastifyReply, { log, entry }: Logged, status: number, text: string): FastifyReply {
  log.end(entry, status, text, text);
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}

/** Query parameters; a repeated one becomes a list, which no parameter of the contract is. */
function queryOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const { query } = request;
  return typeof query === 'object' && query !== null ? { ...query } : {};
}

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

const clientIp = (request: FastifyRequest): string => request.ip.replace(/^::ffff:/, '');
