import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import type { Contract } from '../core/contract/load';
import { GATEWAY_PREFIXES } from '../core/prefixes';
import type { RequestLog } from '../core/requestLog';
import { redirectWithin, serverOf, targetOf, type Gateway } from './address';
import { Checker, type Checked, type Exchange, type GatewayResponse } from './exchange';
import type { Recorder } from './fixtures';
import type { Masker } from './mask';
import type { GatewayReport } from './report';
import type { ReportFile } from './reportFile';
import { begin, Copy, requestHeaders, responseHeaders, TimedOut, whyUnreachable } from './upstream';

interface PassThroughOptions {
  readonly gateway: Gateway;
  readonly contract: Contract;
  readonly masker: Masker;
  readonly report: GatewayReport;
  readonly file: ReportFile;
  /** Null: responses are not recorded. */
  readonly recorder: Recorder | null;
  readonly log: RequestLog;
  /** How long the gateway may send nothing; tests have less time. */
  readonly idleMs?: number;
}

/**
 * Passes every gateway call on to the named gateway, instead of the sandbox's own (core/plugin.ts). Bodies pass as they
 * are, in both directions and while they arrive; a copy is checked against the contract afterwards.
 */
export async function passThroughPlugin(app: FastifyInstance, options: PassThroughOptions): Promise<void> {
  const checker = new Checker(options.contract);
  app.removeAllContentTypeParsers();
  // Bodies stay streams.
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  for (const prefix of GATEWAY_PREFIXES) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'],
      url: `${prefix}/*`,
      handler: (request, reply) => {
        reply.hijack();
        new Passage(request, reply, prefix, options, checker).begin();
      },
    });
  }
  app.addHook('onClose', async () => options.file.flushOrWarn());
}

/** One call on its way through. */
class Passage {
  private readonly startedAtMs = performance.now();
  private readonly asked = new Copy();
  private readonly received = new Copy();
  private isPassingBack = false;
  private isOver = false;

  constructor(
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
    private readonly prefix: string,
    private readonly options: PassThroughOptions,
    private readonly checker: Checker,
  ) {}

  begin(): void {
    const { gateway, idleMs } = this.options;
    const target = targetOf(gateway, this.request.url);
    if (target === null) return this.refuse(400, 'GW_PATH', 'The path leads out of the gateway: refused.');
    const { raw } = this.request;
    const upstream = begin(target, this.request.method, requestHeaders(this.request.headers), idleMs);
    upstream.on('error', (error) => {
      raw.unpipe(upstream);
      const isLate = error instanceof TimedOut;
      this.refuse(
        isLate ? 504 : 502,
        isLate ? 'GW_TIMEOUT' : 'GW_UNREACHABLE',
        whyUnreachable(gateway.name, error),
      );
    });
    upstream.on('response', (response) => this.passBack(target, response));
    // The client is gone: nobody waits for the response. Once there is one, `passBack` notices.
    this.reply.raw.once('close', () => {
      if (!this.isPassingBack) this.end(null, null);
      if (!this.reply.raw.writableFinished) upstream.destroy();
    });
    raw.on('data', (chunk: Buffer) => this.asked.add(chunk));
    raw.pipe(upstream);
  }

  private passBack(target: URL, response: IncomingMessage): void {
    const status = response.statusCode ?? 502;
    const headers = responseHeaders(response.headers);
    const { location } = response.headers;
    if (location !== undefined) {
      const path = redirectWithin(this.options.gateway, target, location);
      if (path === null) {
        response.resume();
        const where = serverOf(target, location);
        return this.refuse(
          502,
          'GW_REDIRECT',
          `The gateway ${this.options.gateway.name} redirects (HTTP ${status}) to ${where}: refused.`,
        );
      }
      headers.location = path;
    }
    this.isPassingBack = true;
    const { raw } = this.reply;
    raw.sendDate = false;
    raw.writeHead(status, headers);
    const { received } = this;
    const copy = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        received.add(chunk);
        done(null, chunk);
      },
    });
    pipeline(response, copy, raw, (error) => {
      // The client was first to close: no fault of the gateway.
      if (error?.code === 'ERR_STREAM_PREMATURE_CLOSE') return this.end(null, null);
      const failure = error ? 'The response broke off.' : null;
      this.end({ status, headers: response.headers, body: received.whole() }, failure);
    });
  }

  /** Answers in place of the gateway, in the shape of its envelope. */
  private refuse(status: number, code: string, msg: string): void {
    const { raw } = this.reply;
    if (this.isOver) return;
    this.end(null, msg);
    if (raw.headersSent) {
      raw.destroy();
      return;
    }
    const text = JSON.stringify({ success: false, code, msg, data: null });
    raw.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    raw.end(text);
  }

  /** Notes the call, once. */
  private end(response: GatewayResponse | null, failure: string | null): void {
    if (this.isOver) return;
    this.isOver = true;
    const { request } = this;
    const [path = ''] = request.url.slice(this.prefix.length).split('?');
    const exchange: Exchange = {
      method: request.method,
      path,
      query: typeof request.query === 'object' && request.query !== null ? { ...request.query } : {},
      requestHeaders: request.headers,
      requestBody: this.asked.whole(),
      response,
      failure,
      ms: performance.now() - this.startedAtMs,
    };
    const { report, file, recorder } = this.options;
    try {
      const checked = this.checker.check(exchange);
      report.add(checked);
      file.changed();
      this.list(checked);
      if (failure === null) recorder?.add(checked);
    } catch (error) {
      process.stderr.write(
        `A call could not be noted: ${error instanceof Error ? error.name : 'unknown error'}\n`,
      );
    }
  }

  /** For the lab's list of calls: masked, since it may be opened on another machine. */
  private list({ operation, exchange, asked, body }: Checked): void {
    const { masker, log } = this.options;
    const mask = (value: unknown, shape = operation?.answer ?? null): unknown => masker.value(value, shape);
    const shown = mask(asked, [...(operation?.bodies.values() ?? [])][0]?.shape ?? null) ?? null;
    const { authorization, ...headers } = exchange.requestHeaders;
    const entry = log.begin(
      {
        at: Date.now(),
        method: exchange.method,
        path: masker.freeText(this.request.url),
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [
              name,
              typeof value === 'string' && name !== 'user-agent' ? masker.freeText(value) : value,
            ]),
          ),
          ...(authorization === undefined ? {} : { authorization: '***' }),
        },
        body: shown,
      },
      JSON.stringify(shown),
    );
    const answer = exchange.failure ?? mask(body) ?? null;
    log.end(entry, exchange.response?.status ?? null, answer, JSON.stringify(answer), exchange.ms);
  }
}
