import Fastify, { type FastifyInstance } from 'fastify';
import path from 'node:path';
import { NUMBERS } from './account/accounts';
import { FIXTURE_LINKS } from './areas';
import { artPlugin } from './art/plugin';
import { captchaPlugin } from './captcha/plugin';
import { compressTexts } from './compress';
import { ServerClock } from './core/clock';
import { loadContract } from './core/contract/load';
import { controlPlugin } from './core/controlPlugin';
import { FaultQueue } from './core/faults';
import { FirstAnswers } from './core/firstAnswers';
import { gatewayPlugin, type Outcome } from './core/plugin';
import { createRandom, type Random } from './core/random';
import { RequestLog } from './core/requestLog';
import { ResponseForm } from './core/responseModes';
import { createStore } from './core/store';
import { SmsKey } from './crypto/smsKey';
import type { Gateway } from './gateway/address';
import { Recorder, Replay } from './gateway/fixtures';
import { Masker } from './gateway/mask';
import { passThroughPlugin } from './gateway/plugin';
import { GatewayReport } from './gateway/report';
import { ReportFile } from './gateway/reportFile';
import { gatewayTablePlugin } from './gateway/tablePlugin';
import { guard } from './guard';
import { isBeingBuilt, type Builder } from './lab/builds';
import { labPlugin } from './lab/plugin';
import { mapPlugin } from './map/plugin';
import { listener } from './network';
import { pagesPlugin } from './pages/plugin';
import { sharePlugin } from './share/plugin';
import { createH5Handler } from './static/h5';
import { Drafts } from './studio/drafts';
import { studioPlugin } from './studio/plugin';
import { uploadsPlugin } from './uploads/plugin';

interface SandboxOptions {
  /** The port to listen on (0: any free port); without it, only `inject` reaches the server. */
  readonly port?: number;
  /** Reachable from every machine on the network, not only from this one. */
  readonly isOnNetwork?: boolean;
  /** Folder with the builds: `h5`, `weapp`, `alipay`. Whatever is missing answers 503 or 404 until it is built. */
  readonly distDir: string;
  /** Builds packages while the sandbox runs; without it, the existing packages are served as they are (tests). */
  readonly builder?: Builder;
  /** Makes ids, tokens and shuffles repeatable; never the RSA key. */
  readonly seed?: number;
  /** Calls are passed through to a gateway and checked; without it, the sandbox answers them. */
  readonly gateway?: GatewayBeside;
  /** Folder with recorded responses that the sandbox sends instead of its own. */
  readonly replayFrom?: string;
  /** Log of the server itself (sandbox bugs, start-up); off by default. */
  readonly logger?: boolean;
}

/** A gateway outside, and where its report and recorded responses go. */
interface GatewayBeside {
  readonly address: Gateway;
  readonly reportFile: string;
  /** Folder; null: nothing is recorded. */
  readonly recordTo: string | null;
  /** How long it may send nothing; default 30 s. */
  readonly idleMs?: number;
}

/**
 * Converts a path with invalid percent encoding (a truncated link) character by character, so that it reaches the app
 * or the gateway's 404 instead of the router's own error.
 */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replace(/%/g, '%25'), ...query].join('?');
  }
}

/**
 * The embedded gateway with its control calls, stand-in pages, drawings, device lab and the H5 build.
 * Close it with `app.close()`: open and hanging connections end with it.
 * @throws if the contract is invalid, the port is taken or `replayFrom` has nothing to send
 */
export async function createSandbox({
  port,
  isOnNetwork = false,
  distDir,
  builder,
  seed,
  gateway,
  replayFrom,
  logger = false,
}: SandboxOptions): Promise<FastifyInstance> {
  const clock = new ServerClock();
  let draws = createRandom(seed);
  const random: Random = { hex: (bytes) => draws.hex(bytes), integer: (below) => draws.integer(below) };
  const store = createStore({ clock, random });
  const faults = new FaultQueue();
  const log = new RequestLog();
  const wire = new ResponseForm();
  const drafts = new Drafts();
  // A business response is HTTP 200; anything else does not answer a claim (contract, "Claims sent again").
  const firstAnswers = new FirstAnswers<Outcome>(clock, ({ status }) => status === 200);
  let seededAtMs = clock.nowMs();
  const reset = (stoppedAtMs: number | null): void => {
    clock.setOffset(0);
    clock.stopAt(stoppedAtMs);
    if (stoppedAtMs !== null) draws = createRandom(stoppedAtMs);
    seededAtMs = clock.nowMs();
    store.reset();
    firstAnswers.clear();
    faults.clear();
    log.clear();
    wire.mode = 'full';
  };

  const app = Fastify({
    logger: logger ? { level: 'warn' } : false,
    forceCloseConnections: true,
    trustProxy: 'loopback', // a tunnel or a test may be in front: responses use the address that the client used
    bodyLimit: 1_048_576,
    rewriteUrl: ({ url = '/' }) => decodable(url),
  });
  guard(app, isOnNetwork);
  const listen = listener(app, isOnNetwork);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(clock.nowMs()).toUTCString()).header('x-content-type-options', 'nosniff');
  });
  compressTexts(app);
  // First: its hooks set the host headers of the lab's phones before the gateway and the app see the requests.
  labPlugin(app, {
    distDir,
    fixtures: FIXTURE_LINKS,
    numbers: NUMBERS,
    isOnNetwork,
    builder: builder ?? null,
  });
  const contract = loadContract();
  const tools = { store, clock, random, smsKey: new SmsKey(random), seededAtMs: () => seededAtMs };
  const masker = new Masker();
  const report = gateway === undefined ? null : new GatewayReport(gateway.address.name, masker);
  if (gateway !== undefined && report !== null) {
    await app.register(passThroughPlugin, {
      gateway: gateway.address,
      contract,
      masker,
      report,
      file: new ReportFile(gateway.reportFile, report),
      recorder: gateway.recordTo === null ? null : new Recorder(gateway.recordTo, masker),
      log,
      idleMs: gateway.idleMs,
    });
  } else {
    await app.register(gatewayPlugin, {
      contract,
      tools,
      drafts,
      faults,
      log,
      firstAnswers,
      wire,
      ...(replayFrom === undefined ? {} : { replay: Replay.read(replayFrom, contract) }),
      encryptToken: random.hex(16),
    });
  }
  await app.register(gatewayTablePlugin, { report });
  await app.register(studioPlugin, { contract, tools, drafts, isAnswering: report === null });
  await app.register(controlPlugin, { store, clock, faults, log, contract, wire, reset });
  await app.register(captchaPlugin, { store });
  await app.register(mapPlugin);
  await app.register(uploadsPlugin, { store, clock, faults, log });
  await app.register(pagesPlugin, { store });
  await app.register(sharePlugin);
  await app.register(artPlugin);
  app.setNotFoundHandler(
    createH5Handler(
      path.join(path.resolve(distDir), 'h5'),
      async () => builder !== undefined && isBeingBuilt(distDir, 'h5'),
    ),
  );
  await app.ready();
  if (port !== undefined) await listen(port);
  return app;
}
