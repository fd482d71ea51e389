import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, mobileOf, refuse } from '../core/fields';
import { finishTask } from './finishTask';

/** Controls for tasks: the third party reports one as done; target of a bidding task's reports. */
export function taskControls(app: FastifyInstance, { store, clock }: ControlTools): void {
  app.post('/__sandbox/tasks/finish', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const taskId = field(request.body, 'taskId');
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof taskId !== 'string') return refuse(reply, 'taskId must be a text');
    const { id } = await store.accounts.accountOfPhone(mobile);
    const outcome = await finishTask(store, { id, phone: mobile }, taskId);
    switch (outcome.kind) {
      case 'unknown':
        return reply.code(404).send({ error: 'there is no such task' });
      case 'over':
        return refuse(reply, `${taskId} is over or cannot be started`);
      case 'finished':
        return { mobile, taskId, outcome: outcome.kind, paid: outcome.paid };
      case 'finished-before':
        return { mobile, taskId, outcome: outcome.kind, paid: 0 };
    }
  });

  // Target of a real-time-bidding task's nurl and curl: they only need to be called.
  app.get('/__sandbox/ping', async (request, reply) => {
    store.pings.add({ at: clock.nowMs(), path: request.url }, request.url.length);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
  app.get('/__sandbox/pings', async () => store.pings.list());
}
