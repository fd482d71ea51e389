import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { host } from '@/platform/host';
import { payment } from '@/platform/payment';
import { random } from '@/platform/random';
import { canPayIn } from './canPayIn';
import type { OpenOrderMemory } from './payRules';
import type { PaymentTexts } from './payTexts';
import type { PurchaseApi } from './purchaseApi';
import { PurchaseStore, type PurchaseStoreDeps } from './PurchaseStore';
import type { PlacedPurchase } from './purchaseTypes';
import { makePurchaseWatch, type PurchaseWatch } from './PurchaseWatch';

export interface Payment {
  readonly purchase: PurchaseStore;
  readonly watch: PurchaseWatch;
  /** Whether this host supports payment. */
  readonly canPay: boolean;
}

interface PaymentSubject {
  readonly submitOrder: (submitNo: string) => Promise<PlacedPurchase>;
  readonly orders: PurchaseApi;
  readonly memory: OpenOrderMemory;
  readonly words: PaymentTexts;
  readonly agreedFen: PurchaseStoreDeps['agreedFen'];
}

const SUBMIT_NO_LENGTH = 32;

/** Paying for one thing with the app's services; one per page visit. */
export function makePayment(scope: Scope, { submitOrder, orders, ...subject }: PaymentSubject): Payment {
  const watch = makePurchaseWatch({ api: orders, ...pageDeps(scope) });
  const purchase = new PurchaseStore({
    ...subject,
    api: { submitOrder, closeOrder: orders.closeOrder, fetchLost: orders.fetchLost },
    watch,
    payment,
    ...pageDeps(scope),
    newSubmitNo: () => random.hex(SUBMIT_NO_LENGTH),
  });
  return { purchase, watch, canPay: canPayIn(host.current()) };
}
