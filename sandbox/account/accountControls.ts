import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, mobileOf, refuse } from '../core/fields';
import { vitalsSummary } from './vitalsSummary';

/** Controls for logins and tracking: codes sent, tokens, events received. */
export function accountControls(app: FastifyInstance, { store }: ControlTools): void {
  app.get('/__sandbox/sms', async (request, reply) => {
    const mobile = mobileOf(request.query);
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    const sent = await store.sms.lastCode(mobile);
    return sent === null
      ? reply.code(404).send({ error: `no code was sent to ${mobile}` })
      : { mobile, code: sent.code, sentAt: sent.sentAtMs };
  });

  app.get('/__sandbox/events', async () => store.tracking.events());
  app.get('/__sandbox/vitals/summary', async () => vitalsSummary(await store.tracking.events()));

  /** A token without the login steps, for the lab and for journeys that do not test the login. */
  app.post('/__sandbox/token', async (request, reply) => {
    const isUnbound = field(request.body, 'mobile') === null;
    const mobile = mobileOf(request.body);
    if (mobile === null && !isUnbound)
      return refuse(reply, 'mobile must be 11 digits, or null for an account without a number');
    const account =
      mobile === null
        ? await store.accounts.createUnboundAccount()
        : await store.accounts.accountOfPhone(mobile);
    return { token: await store.accounts.issueToken(account.id) };
  });
}
