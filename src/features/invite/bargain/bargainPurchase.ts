import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { bargainOrder, type HelpHome } from '@/api/generated/operations/help';
import { pageDeps } from '@/data/pageDeps';
import { canPayIn } from '@/domain/couponSale/canPayIn';
import { makeOrderWatch, type OrderWatch } from '@/domain/couponSale/OrderWatch';
import { openOrderMemory, type OpenOrderMemory } from '@/domain/couponSale/payRules';
import { PurchaseStore } from '@/domain/couponSale/PurchaseStore';
import { createOrderApi, toOrder } from '@/domain/couponSale/saleApi';
import type { HelpStore } from '@/domain/help/HelpStore';
import { host } from '@/platform/host';
import { payment } from '@/platform/payment';
import { random } from '@/platform/random';
import { burialPointInfo } from '@/session';
import { openAccountKept } from '@/session/kept';
import { agreedFen } from './bargainRules';

export interface BargainPurchase {
  readonly purchase: PurchaseStore;
  readonly watch: OrderWatch;
  /** Whether this host supports payment. */
  readonly canPay: boolean;
}

const SUBMIT_NO_LENGTH = 32;

/**
 * Purchase of the user's own bargain, made like that of a coupon package; one per page visit.
 *
 * Decision: it is bought at the price on the tapped button. A friend may lower the price in that moment: an order at
 * another price, even a lower one, is closed with a message (`PurchaseStore`), and the page shows the new price.
 */
export function makeBargainPurchase(help: Pick<HelpStore, 'query' | 'home'>, scope: Scope): BargainPurchase {
  const orders = createOrderApi(gateway, scope);
  const watch = makeOrderWatch({ api: orders, ...pageDeps(scope) });
  /** The page's data when the user tapped 立即购买. */
  let shown: HelpHome | null = null;
  const purchase = new PurchaseStore({
    api: {
      async submitOrder(submitNo) {
        const { data } = await gateway.call(
          bargainOrder,
          {
            inviteCode: shown?.inviteCode ?? '',
            submitNo,
            client: host.current().platformCode,
            burialPointInfo: burialPointInfo(),
          },
          scope,
        );
        return toOrder(data);
      },
      closeOrder: orders.closeOrder,
      fetchLost: orders.fetchLost,
    },
    watch,
    payment,
    memory: memoryOf(() => help.home?.activityCode ?? ''),
    ...pageDeps(scope),
    newSubmitNo: () => random.hex(SUBMIT_NO_LENGTH),
    async agreedFen({ isAfterLogin, isContinued }) {
      if (isAfterLogin) await help.query.refetch();
      else shown = help.home;
      return agreedFen(shown, help.home, isContinued);
    },
  });
  return { purchase, watch, canPay: canPayIn(host.current()) };
}

/**
 * Memory of the open order, keyed by the activity: an account buys once per activity, whichever bargain it belongs to.
 * The first response names the activity; the key stays the same while another response is loading.
 */
function memoryOf(activityCode: () => string): OpenOrderMemory {
  const opened = new Map<string, OpenOrderMemory>();
  let last = '';
  const memory = (): OpenOrderMemory => {
    last = activityCode() || last;
    const known = opened.get(last);
    if (known !== undefined) return known;
    const made = openOrderMemory(openAccountKept(`couponSale.order.bargain.${last}`));
    opened.set(last, made);
    return made;
  };
  return {
    read: () => memory().read(),
    begin: (newSubmitNo) => memory().begin(newSubmitNo),
    write: (order) => memory().write(order),
    adopt: (order) => memory().adopt(order),
    forget: (order) => memory().forget(order),
    isOwn: (order) => memory().isOwn(order),
    deny: (order) => memory().deny(order),
  };
}
