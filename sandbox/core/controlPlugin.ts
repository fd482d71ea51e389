import type { FastifyInstance } from 'fastify';
import type { ServerClock } from './clock';
import { parseJson } from './contract/parseJson';
import { parseFault, type FaultQueue } from './faults';
import { WIRE_MODES, wireModeOf, type Wire } from './wireModes';
import type { PingLog, RequestLog } from './requestLog';
import type { SandboxStore } from './types';
import { AREAS } from '../areas';
import { field, mobileOf, refuse } from './fields';

interface ControlOptions {
  readonly store: SandboxStore;
  readonly clock: ServerClock;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
  readonly pings: PingLog;
  readonly wire: Wire;
  /**
   * Back to the first state.
   * @param stoppedAtMs where the clock stops, epoch milliseconds; null: it runs
   */
  readonly reset: (stoppedAtMs: number | null) => void;
}

/** In one request; enough for any campaign. */
const MAX_PARCELS = 1000;

/** The control calls of the sandbox for users and tests, under `/__sandbox/`. */
export async function controlPlugin(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { store, clock, faults, log, pings, wire, reset } = options;

  // Control calls are also made by hand (`curl -X POST`): an empty body with any content type is allowed.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined);
    try {
      done(null, parseJson(body.toString()));
    } catch (error) {
      done(Object.assign(error instanceof Error ? error : new Error(String(error)), { statusCode: 400 }));
    }
  });

  app.post('/__sandbox/reset', async (request, reply) => {
    const stoppedAtMs = field(request.body, 'stoppedAtMs');
    if (stoppedAtMs !== undefined && (typeof stoppedAtMs !== 'number' || !Number.isFinite(stoppedAtMs)))
      return refuse(reply, 'stoppedAtMs must be epoch milliseconds');
    reset(stoppedAtMs ?? null);
    return { ok: true };
  });

  app.get('/__sandbox/requests', async () => log.list());

  // Target of a real-time-bidding task's nurl and curl: they only need to be called.
  app.get('/__sandbox/ping', async (request, reply) => {
    pings.add({ at: clock.nowMs(), path: request.url }, request.url.length);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  app.get('/__sandbox/pings', async () => pings.list());

  app.get('/__sandbox/faults', async () => faults.list());
  app.delete('/__sandbox/faults', async () => {
    faults.clear();
    return { ok: true };
  });
  app.post('/__sandbox/faults', async (request, reply) => {
    const fault = parseFault(request.body);
    if (typeof fault === 'string') return refuse(reply, fault);
    if (!faults.add(fault)) return refuse(reply, 'too many faults are waiting: POST /__sandbox/reset');
    return { ok: true, waiting: faults.list() };
  });

  app.get('/__sandbox/wire', async () => ({ mode: wire.mode }));
  app.post('/__sandbox/wire', async (request, reply) => {
    const mode = wireModeOf(field(request.body, 'mode'));
    if (mode === undefined) return refuse(reply, `mode must be one of ${WIRE_MODES.join(', ')}`);
    wire.mode = mode;
    return { mode };
  });

  const clockState = () => ({ offsetMs: clock.offsetMs, nowMs: clock.nowMs() });
  app.get('/__sandbox/clock', async () => clockState());
  app.post('/__sandbox/clock', async (request, reply) => {
    const offsetMs = field(request.body, 'offsetMs');
    if (typeof offsetMs !== 'number' || !Number.isFinite(offsetMs))
      return refuse(reply, 'offsetMs must be milliseconds');
    clock.setOffset(offsetMs);
    return clockState();
  });

  app.get('/__sandbox/sms', async (request, reply) => {
    const mobile = field(request.query, 'mobile');
    if (typeof mobile !== 'string' || !/^\d{11}$/.test(mobile))
      return refuse(reply, 'mobile must be 11 digits');
    const sent = await store.lastCode(mobile);
    return sent === null
      ? reply.code(404).send({ error: `no code was sent to ${mobile}` })
      : { mobile, code: sent.code, sentAt: sent.sentAtMs };
  });

  app.get('/__sandbox/events', async () => store.events());

  /** A token without the login steps, for the lab and for journeys that do not test the login. */
  app.post('/__sandbox/token', async (request, reply) => {
    const mobile = field(request.body, 'mobile');
    if (mobile !== null && (typeof mobile !== 'string' || !/^\d{11}$/.test(mobile))) {
      return refuse(reply, 'mobile must be 11 digits, or null for an account without a number');
    }
    const account = mobile === null ? await store.createUnboundAccount() : await store.accountOfPhone(mobile);
    return { token: await store.issueToken(account.id) };
  });

  /** Adds parcels to a number's account, which campaigns count. */
  app.post('/__sandbox/parcels', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const count = field(request.body, 'count') ?? 1;
    const isShipped = field(request.body, 'isShipped') ?? true;
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_PARCELS)
      return refuse(reply, `count must be a whole number from 1 to ${MAX_PARCELS}`);
    if (typeof isShipped !== 'boolean') return refuse(reply, 'isShipped must be true or false');
    const { id } = await store.accountOfPhone(mobile);
    await store.sendParcels(id, count, isShipped);
    return { mobile, ...(await store.parcelsOf(id)) };
  });
  app.post('/__sandbox/parcels/ship', async (request, reply) => {
    const mobile = mobileOf(request.body);
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    const { id } = await store.accountOfPhone(mobile);
    await store.shipParcels(id);
    return { mobile, ...(await store.parcelsOf(id)) };
  });
  for (const area of AREAS) area.control?.(app, { store, clock });
}
