import type { FastifyInstance } from 'fastify';
import type { ControlTools } from '../core/area';
import { field, mobileOf, refuse } from '../core/fields';
import { fundSums, partsToSpend } from './fundRules';

/** An order uses money of the fund. */
export function fundControls(app: FastifyInstance, { store, clock }: ControlTools): void {
  app.post('/__sandbox/funds/use', async (request, reply) => {
    const mobile = mobileOf(request.body);
    const money = field(request.body, 'money');
    if (mobile === null) return refuse(reply, 'mobile must be 11 digits');
    if (typeof money !== 'number' || !Number.isSafeInteger(money) || money < 1)
      return refuse(reply, 'money must be a whole number of fen from 1');
    const { id } = await store.accounts.accountOfPhone(mobile);
    const visitor = { id, phone: mobile };
    const use = await store.funds.spend(visitor, '快递柜寄件 运费抵扣', (fund, nowMs) =>
      partsToSpend(fund, nowMs, money),
    );
    if (use === null) return refuse(reply, 'there is not enough in the fund');
    return { mobile, ...fundSums(await store.funds.fundOf(visitor), clock.nowMs()) };
  });
}
