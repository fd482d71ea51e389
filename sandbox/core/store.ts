import { accountTables } from '../account/tables';
import { appTables } from '../app/tables';
import { campaignTables } from '../campaign/tables';
import { contrastTables } from '../contrast/tables';
import { couponTables } from '../coupon/tables';
import { evaluationTables } from '../evaluation/tables';
import { inviteTables } from '../invite/tables';
import { invoiceTables } from '../invoice/tables';
import { pickTables } from '../pick/tables';
import { reductionTables } from '../reduction/tables';
import { sendTables } from '../send/tables';
import { taskTables } from '../task/tables';
import { walletTables } from '../wallet/tables';
import { weeklyTables } from '../weekly/tables';
import type { TableTools } from './tableTools';

/** The tables of every area, in their first state; an area is given the tables of others that it reads. */
function firstTables(tools: TableTools) {
  const account = accountTables(tools);
  const coupon = couponTables(tools);
  const send = sendTables(tools);
  const campaign = campaignTables(tools, send.orders);
  const invite = inviteTables(tools, account.accounts);
  return {
    ...account,
    ...appTables(),
    ...campaign,
    ...contrastTables(tools),
    ...coupon,
    ...evaluationTables(tools),
    ...invite,
    ...invoiceTables(tools, send.orders),
    ...pickTables(tools),
    ...reductionTables(tools, { ...campaign, ...coupon, ...invite }),
    ...send,
    ...taskTables(tools),
    ...walletTables(tools, invite.helps),
    ...weeklyTables(tools, coupon.ledger),
  };
}

/**
 * The complete state of the sandbox, behind promises as with a database: another request may run between any two calls.
 * Whatever must be atomic is one call.
 */
export type SandboxStore = Readonly<ReturnType<typeof firstTables>> & {
  /** Back to the first state: creates every store again, so that nothing can be left over. */
  reset(): void;
};

export function createStore(tools: TableTools): SandboxStore {
  const store = {
    ...firstTables(tools),
    reset: () => {
      Object.assign(store, firstTables(tools));
    },
  };
  return store;
}
