import type { FastifyInstance } from 'fastify';
import type { GatewayReport } from './report';

interface TableOptions {
  /** Null: no gateway was named. */
  readonly report: GatewayReport | null;
}

/** What the lab's table of a gateway shows (lab/page/gateway.ts). */
export async function gatewayTablePlugin(app: FastifyInstance, { report }: TableOptions): Promise<void> {
  app.get('/__sandbox/gateway/report', async () => ({ report }));
  app.delete('/__sandbox/gateway/report', async () => {
    report?.clear();
    return { ok: true };
  });
}
