/** Passed from the send page to the success page, in memory only: after a reload the page fetches the order. */
export interface MadeOrder {
  readonly orderNo: string;
  /** `11-28 10:00-12:00`. */
  readonly slotText: string;
  readonly payFen: number;
}

let made: (MadeOrder & { readonly account: number }) | null = null;

/** @param account the order's account (`SessionStore.loginEpoch`) */
export function noteMadeOrder(order: MadeOrder, account: number): void {
  made = { ...order, account };
}

/** Null: this visit has not just made this order for this account. */
export const madeOrder = (orderNo: string, account: number): MadeOrder | null =>
  made !== null && made.orderNo === orderNo && made.account === account ? made : null;
