import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { mobileOf, refuse } from '../core/fields';

/** Lists the messages to be sent. */
export function messageControls(app: FastifyInstance, { store }: ControlTools): void {
  /** Messages that a number's account will receive, one for each time it accepted. */
  app.get('/__sandbox/messages', async (request, reply) => {
    const mobile = mobileOf(request.query);
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    const { id } = await store.accounts.accountOfPhone(mobile);
    return { mobile, templateIds: await store.messages.messagesOf(id) };
  });
}
