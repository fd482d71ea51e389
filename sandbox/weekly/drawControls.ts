import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, refuse } from '../core/fields';

/** Control for draws: the prize of the next one. */
export function drawControls(app: FastifyInstance, { store }: ControlTools): void {
  app.post('/__sandbox/draws/next', async (request, reply) => {
    const prizeCode = field(request.body, 'prizeCode');
    if (prizeCode !== null && typeof prizeCode !== 'string')
      return refuse(reply, 'prizeCode must be a text, or null: by weight');
    store.draws.nextPrizeCode = prizeCode;
    return { prizeCode };
  });
}
