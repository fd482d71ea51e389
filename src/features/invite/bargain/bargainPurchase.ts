import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import { bargainOrder, type HelpHome } from '@/api/generated/operations/help';
import { createSaleOrderApi } from '@/domain/couponSale/saleApi';
import { SALE_WORDS } from '@/domain/couponSale/saleRules';
import { makePayment, type Payment } from '@/domain/payment/makePayment';
import { openOrderMemory, type OpenOrderMemory } from '@/domain/payment/payRules';
import { toPurchase } from '@/domain/payment/purchaseApi';
import type { HelpStore } from '@/features/invite/HelpStore';
import { host } from '@/platform/host';
import { burialPointInfo } from '@/session';
import { openPerAccountStorage } from '@/session/deviceStorage';
import { agreedFen } from './bargainRules';

/**
 * Purchase of the user's own bargain, made like that of a coupon package; one per page visit.
 *
 * Decision: it is bought at the price on the tapped button. A friend may lower the price in that moment: an order at
 * another price, even a lower one, is closed with a message (`PurchaseStore`), and the page shows the new price.
 */
export function makeBargainPurchase(help: Pick<HelpStore, 'query' | 'home'>, scope: Scope): Payment {
  /** The page's data when the user tapped 立即购买. */
  let shown: HelpHome | null = null;
  return makePayment(scope, {
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
      return toPurchase(data);
    },
    orders: createSaleOrderApi(gateway, scope),
    memory: memoryOf(() => help.home?.activityCode ?? ''),
    words: SALE_WORDS,
    async agreedFen({ isAfterLogin, isContinued }) {
      if (isAfterLogin) await help.query.refetch();
      else shown = help.home;
      return agreedFen(shown, help.home, isContinued);
    },
  });
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
    const made = openOrderMemory(openPerAccountStorage(`couponSale.order.bargain.${last}`));
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
