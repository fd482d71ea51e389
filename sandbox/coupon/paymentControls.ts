import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, refuse } from '../core/fields';
import { orderOfPayment } from './paymentParams';
import { payStateOf } from './payRules';
import type { PayOrder, PayResult } from './payTypes';

const RESULTS: readonly PayResult[] = ['pay', 'cancel', 'fail', 'unknown'];
/** How much later a payment arrives whose result the host does not know. */
const LATER_MS = 3000;

/** Controls for payments: the payment succeeds or not, and what a host's payment reports next. */
export function paymentControls(app: FastifyInstance, { store, clock }: ControlTools): void {
  const orderOf = (orderNo: unknown): Promise<PayOrder | null> =>
    orderNo === 'latest'
      ? store.pay.latestPayOrder()
      : store.pay.payOrder(typeof orderNo === 'string' ? orderNo : '');
  const stateAnswer = async ({ orderNo }: PayOrder) => {
    const order = await store.pay.payOrder(orderNo);
    return { orderNo, state: order === null ? null : payStateOf(order, clock.nowMs()) };
  };

  /** `refuse` does nothing: the payment does not arrive. */
  app.post('/__sandbox/pay', async (request, reply) => {
    const result = field(request.body, 'result') ?? 'pay';
    const order = await orderOf(field(request.body, 'orderNo') ?? 'latest');
    if (order === null) return reply.code(404).send({ error: 'there is no such order' });
    if (result !== 'pay' && result !== 'refuse' && result !== 'later')
      return refuse(reply, 'result must be pay, refuse or later');
    if (result !== 'refuse')
      await store.pay.takeMoney(order.orderNo, clock.nowMs() + (result === 'later' ? LATER_MS : 0));
    return stateAnswer(order);
  });

  app.get('/__sandbox/pay/next', async () => ({ result: store.pay.nextPayResult }));
  app.post('/__sandbox/pay/next', async (request, reply) => {
    const wanted = field(request.body, 'result');
    const result = RESULTS.find((name) => name === wanted);
    if (result === undefined && wanted !== null)
      return refuse(reply, `result must be one of ${RESULTS.join(', ')}, or null: the person decides`);
    store.pay.nextPayResult = result ?? null;
    return { result: store.pay.nextPayResult };
  });

  /**
   * A host's cashier calls this: `payment` is `package` or `tradeNo`, `choice` is the button that the user tapped. A
   * result set by `pay/next` takes precedence, once. Responds with what the host must report.
   */
  app.post('/__sandbox/pay/ask', async (request, reply) => {
    const payment = field(request.body, 'payment');
    const choice = field(request.body, 'choice') ?? 'pay';
    const orderNo = typeof payment === 'string' ? orderOfPayment(payment) : null;
    const order = orderNo === null ? null : await store.pay.payOrder(orderNo);
    const result = store.pay.nextPayResult ?? RESULTS.find((name) => name === choice);
    store.pay.nextPayResult = null;
    if (order === null || result === undefined) return { result: 'fail' satisfies PayResult, state: null };
    // An order that is closed cannot be paid.
    if (payStateOf(order, clock.nowMs()) !== 'PAYING')
      return { result: 'fail', ...(await stateAnswer(order)) };
    if (result === 'pay') await store.pay.takeMoney(order.orderNo, clock.nowMs());
    if (result === 'unknown') await store.pay.takeMoney(order.orderNo, clock.nowMs() + LATER_MS);
    return reply.send({ result, ...(await stateAnswer(order)) });
  });
}
