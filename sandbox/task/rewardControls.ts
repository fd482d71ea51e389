import type { FastifyInstance } from 'fastify';
import type { ServerClock } from '../core/clock';
import { finishTask } from './finishTask';
import { fundSums, partsToSpend } from '../reduction/fundRules';
import type { SandboxStore } from '../core/types';
import { field, mobileOf, refuse } from '../core/fields';

/** Controls for tasks and reduction funds: a task is done, an order uses money. */
export function rewardControls(
  app: FastifyInstance,
  { store, clock }: { readonly store: SandboxStore; readonly clock: ServerClock },
): void {
  app.post('/__sandbox/tasks/finish', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const taskId = field(request.body, 'taskId');
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof taskId !== 'string') return refuse(reply, 'taskId must be a text');
    const { id } = await store.accountOfPhone(mobile);
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

  app.post('/__sandbox/funds/use', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const money = field(request.body, 'money');
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof money !== 'number' || !Number.isSafeInteger(money) || money < 1)
      return refuse(reply, 'money must be a whole number of fen from 1');
    const { id } = await store.accountOfPhone(mobile);
    const visitor = { id, phone: mobile };
    const use = await store.spend(visitor, '快递柜寄件 运费抵扣', (fund, nowMs) =>
      partsToSpend(fund, nowMs, money),
    );
    if (use === null) return refuse(reply, 'there is not enough in the fund');
    return { mobile, ...fundSums(await store.fundOf(visitor), clock.nowMs()) };
  });
}
