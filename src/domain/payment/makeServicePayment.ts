import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { Scope } from '@/api/scope';
import { host } from '@/platform/host';
import type { PlatformCode } from '@/platform/host/types';
import { openPerAccountStorage } from '@/session/deviceStorage';
import type { PerAccountName } from '@/session/perAccountStorage';
import { makePayment, type Payment } from './makePayment';
import { openOrderMemory } from './payRules';
import { type PurchaseCalls, purchaseApiOf, toPurchase } from './purchaseApi';
import type { PurchaseStoreDeps } from './PurchaseStore';
import { serviceTexts } from './serviceTexts';

interface Service extends PurchaseCalls {
  readonly order: (sent: {
    readonly submitNo: string;
    readonly client: PlatformCode;
  }) => Promise<{ readonly data: PayOrder }>;
  /** Of what the device keeps about an open order (docs/storage.md, `act.*`). */
  readonly key: PerAccountName;
  /** The sum is another one than shown. */
  readonly changed: string;
  readonly agreedFen: PurchaseStoreDeps['agreedFen'];
}

/** Paying for a service that the user has had: a fee, freight. One per page visit. */
export const makeServicePayment = (
  scope: Scope,
  { order, key, changed, agreedFen, ...calls }: Service,
): Payment =>
  makePayment(scope, {
    async submitOrder(submitNo) {
      const { data } = await order({ submitNo, client: host.current().platformCode });
      return toPurchase(data);
    },
    orders: purchaseApiOf(calls),
    memory: openOrderMemory(openPerAccountStorage(key)),
    words: serviceTexts(changed),
    agreedFen,
  });
