import { accountStores } from '../account/stores';
import { appStores } from '../app/stores';
import { campaignStores } from '../campaign/stores';
import { contrastStores } from '../contrast/stores';
import { couponStores } from '../coupon/stores';
import { evaluationStores } from '../evaluation/stores';
import { inviteStores } from '../invite/stores';
import { invoiceStores } from '../invoice/stores';
import { pickStores } from '../pick/stores';
import { reductionStores } from '../reduction/stores';
import { sendStores } from '../send/stores';
import { taskStores } from '../task/stores';
import { walletStores } from '../wallet/stores';
import { weeklyStores } from '../weekly/stores';
import type { StoreTools } from './storeTools';

/** The stores of every area, in their first state; an area is given the stores of others that it reads. */
function firstStores(tools: StoreTools) {
  const account = accountStores(tools);
  const coupon = couponStores(tools);
  const send = sendStores(tools);
  const campaign = campaignStores(tools, send.orders);
  const invite = inviteStores(tools, account.accounts);
  return {
    ...account,
    ...appStores(),
    ...campaign,
    ...contrastStores(tools),
    ...coupon,
    ...evaluationStores(tools),
    ...invite,
    ...invoiceStores(tools, send.orders),
    ...pickStores(tools),
    ...reductionStores(tools, { ...campaign, ...coupon, ...invite }),
    ...send,
    ...taskStores(tools),
    ...walletStores(tools, invite.helps),
    ...weeklyStores(tools, coupon.ledger),
  };
}

/**
 * The complete state of the sandbox, behind promises as with a database: another request may run between any two calls.
 * Whatever must be atomic is one call.
 */
export type SandboxStore = Readonly<ReturnType<typeof firstStores>> & {
  /** Back to the first state: creates every store again, so that nothing can be left over. */
  reset(): void;
};

export function createStore(tools: StoreTools): SandboxStore {
  const store = {
    ...firstStores(tools),
    reset: () => {
      Object.assign(store, firstStores(tools));
    },
  };
  return store;
}
