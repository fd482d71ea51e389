import type { RouteName } from '@/navigation';
import { tracker } from '@/tracking';
import type { PurchaseActions } from './PurchaseStatus';
import type { PurchaseOutcome, PurchaseStore } from './PurchaseStore';

interface Reporting {
  readonly page: RouteName;
  /** Names of the taps in tracking. */
  readonly names: { readonly buy: string; readonly cancel: string };
  /** Shows what became of it. */
  readonly report: (outcome: PurchaseOutcome) => Promise<void>;
}

/** The taps on an order of this page: tracked, done, reported. */
export function purchaseActions(
  purchase: PurchaseStore,
  { page, names, report }: Reporting,
): PurchaseActions {
  const act = async (component: string, action: () => Promise<PurchaseOutcome>): Promise<void> => {
    tracker.click(page, component);
    await report(await action());
  };
  return {
    page,
    onBuy: () => act(names.buy, purchase.buy),
    onRefresh: () => act('refreshResult', purchase.refresh),
    onCancel: () => act(names.cancel, purchase.cancel),
  };
}
