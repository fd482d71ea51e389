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

  /** Which number a mini program's own user has, so that it is logged in silently; null: it has to be entered. */
  app.post('/__sandbox/host-users', async (request, reply) => {
    const platform = field(request.body, 'platform');
    const openId = field(request.body, 'openId');
    const mobile = mobileOf(request.body);
    if (platform !== 5 && platform !== 6) return refuse(reply, 'platform must be 5 (weapp) or 6 (alipay)');
    if (typeof openId !== 'string' || !/^[\w-]{1,64}$/.test(openId))
      return refuse(reply, 'openId must be up to 64 letters, digits, - and _');
    if (mobile === null && field(request.body, 'mobile') !== null)
      return refuse(reply, 'mobile must be 11 digits, or null');
    const user = { platform, openId };
    if (mobile === null) await store.accounts.signOut(user);
    else await store.accounts.bindHostUser(user, mobile);
    return { platform, openId, mobile };
  });
}
