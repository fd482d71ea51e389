/** What the send page hands the success page. In memory alone: a reload asks the gateway for the order. */
export interface MadeOrder {
  readonly orderNo: string;
  /** As the person chose it, e.g. `今天 10:00-12:00`. */
  readonly slotText: string;
  readonly payFen: number;
}

let made: (MadeOrder & { readonly account: number }) | null = null;

/** @param account whose order it is (`SessionStore.account`) */
export function noteMadeOrder(order: MadeOrder, account: number): void {
  made = { ...order, account };
}

/** Null: this visit has not just made this order for this account. */
export const madeOrder = (orderNo: string, account: number): MadeOrder | null =>
  made !== null && made.orderNo === orderNo && made.account === account ? made : null;
