import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, mobileOf, refuse } from '../core/fields';

/** In one request; enough for any campaign. */
const MAX_PARCELS = 1000;

/** Controls for the parcels that campaigns count. */
export function parcelControls(app: FastifyInstance, { store }: ControlTools): void {
  /** Adds parcels to a number's account, which campaigns count. */
  app.post('/__sandbox/parcels', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const count = field(request.body, 'count') ?? 1;
    const isShipped = field(request.body, 'isShipped') ?? true;
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MAX_PARCELS)
      return refuse(reply, `count must be a whole number from 1 to ${MAX_PARCELS}`);
    if (typeof isShipped !== 'boolean') return refuse(reply, 'isShipped must be true or false');
    const { id } = await store.accounts.accountOfPhone(mobile);
    await store.parcels.sendParcels(id, count, isShipped);
    return { mobile, ...(await store.parcels.parcelsOf(id)) };
  });
  app.post('/__sandbox/parcels/ship', async (request, reply) => {
    const mobile = mobileOf(request.body);
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    const { id } = await store.accounts.accountOfPhone(mobile);
    await store.parcels.shipParcels(id);
    return { mobile, ...(await store.parcels.parcelsOf(id)) };
  });
}
