import type { FastifyInstance } from 'fastify';
import { AREAS } from '../areas';
import type { ServerClock } from './clock';
import type { Contract } from './contract/load';
import { parseJson } from './contract/parseJson';
import { parseFault, type FaultQueue } from './faults';
import { field, refuse } from './fields';
import type { RequestLog } from './requestLog';
import { RESPONSE_MODES, responseModeOf, type ResponseForm } from './responseModes';
import type { SandboxStore } from './store';

interface ControlOptions {
  readonly store: SandboxStore;
  readonly clock: ServerClock;
  readonly faults: FaultQueue;
  readonly log: RequestLog;
  readonly contract: Contract;
  readonly wire: ResponseForm;
  /**
   * Back to the first state.
   * @param stoppedAtMs where the clock stops, epoch milliseconds; null: it runs
   */
  readonly reset: (stoppedAtMs: number | null) => void;
}

/** The control calls for users and tests, under `/__sandbox/`: the sandbox's own, and those of each area. */
export async function controlPlugin(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { store, clock, faults, log, contract, wire, reset } = options;

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

  /** Every call of the contract; `fault` is the suffix that a fault names, after the last part that varies. */
  app.get('/__sandbox/calls', async () =>
    contract.operations.map(({ id, method, path }) => ({
      id,
      method,
      path,
      fault: path.replace(/^.*\}/, '').replace(/^\//, ''),
    })),
  );

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
    const mode = responseModeOf(field(request.body, 'mode'));
    if (mode === undefined) return refuse(reply, `mode must be one of ${RESPONSE_MODES.join(', ')}`);
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

  for (const area of AREAS) area.control?.(app, { store, clock });
}
