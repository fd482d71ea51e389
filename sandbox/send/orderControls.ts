import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, mobileOf, refuse } from '../core/fields';
import { findCarrier } from './carriers';
import { cancelled, movedTo, ON_ITS_WAY, stateOf } from './orderRules';
import type { OrderState, SentOrder } from './orderTypes';
import { giveBack } from './sendSubmit';

const STATES: readonly OrderState[] = [...ON_ITS_WAY, 'CANCELLED'];

/** Controls for sent parcels and couriers: events outside the product. */
export function orderControls(app: FastifyInstance, { store, clock }: ControlTools): void {
  /** A number's orders, newest first, with the states that each can come into. */
  app.get('/__sandbox/orders', async (request, reply) => {
    const mobile = mobileOf(request.query);
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    const { id } = await store.accounts.accountOfPhone(mobile);
    const nowMs = clock.nowMs();
    const orders = await store.orders.ordersOf({ id, phone: mobile });
    return orders.map((order) => ({
      orderNo: order.orderNo,
      state: stateOf(order, nowMs),
      next: STATES.filter((state) => isAhead(order, state, nowMs)),
    }));
  });

  /** Advances an order. `latest` and order numbers created since reset need no `mobile`, the seeded ones do. */
  app.post('/__sandbox/orders/move', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const orderNo = field(request.body, 'orderNo');
    const wanted = field(request.body, 'state');
    const state = STATES.find((name) => name === wanted);
    if (typeof orderNo !== 'string') return refuse(reply, 'orderNo must be a text');
    if (state === undefined) return refuse(reply, `state must be one of ${STATES.join(', ')}`);
    const own = mobile === null ? await store.orders.senderOf(orderNo) : null;
    const visitor =
      mobile === null
        ? own?.visitor
        : { id: (await store.accounts.accountOfPhone(mobile)).id, phone: mobile };
    if (visitor === undefined)
      return reply
        .code(404)
        .send({ error: 'nobody placed that order since reset; a seeded one needs mobile' });
    const number = own?.orderNo ?? orderNo;
    const order = await store.orders.changeOrder(visitor, number, (before, nowMs) =>
      state === 'CANCELLED' ? cancelled(before, '商家取消', nowMs) : movedTo(before, state, nowMs),
    );
    if (order === null) return refuse(reply, `${number} is not there or cannot come into ${state}`);
    if (state === 'CANCELLED') await giveBack(visitor, order, { store });
    return { orderNo: number, state: stateOf(order, clock.nowMs()) };
  });

  app.post('/__sandbox/carriers', async (request, reply) => {
    const carrierCode = field(request.body, 'carrierCode');
    const isOpen = field(request.body, 'isOpen');
    if (typeof carrierCode !== 'string' || findCarrier(carrierCode) === undefined)
      return refuse(reply, 'carrierCode must be one of the contract');
    if (typeof isOpen !== 'boolean') return refuse(reply, 'isOpen must be true or false');
    store.orders.setClosed({ carriers: changed(store.orders.closed.carriers, carrierCode, !isOpen) });
    return { closed: [...store.orders.closed.carriers] };
  });

  app.post('/__sandbox/slots', async (request, reply) => {
    const slotId = field(request.body, 'slotId');
    const isFull = field(request.body, 'isFull');
    if (typeof slotId !== 'string') return refuse(reply, 'slotId must be a text');
    if (typeof isFull !== 'boolean') return refuse(reply, 'isFull must be true or false');
    store.orders.setClosed({ slots: changed(store.orders.closed.slots, slotId, isFull) });
    return { full: [...store.orders.closed.slots] };
  });
}

function isAhead(order: SentOrder, state: OrderState, nowMs: number): boolean {
  if (state === stateOf(order, nowMs)) return false;
  return (state === 'CANCELLED' ? cancelled(order, '', nowMs) : movedTo(order, state, nowMs)) !== null;
}

function changed(set: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(set);
  if (isIn) after.add(name);
  else after.delete(name);
  return after;
}
