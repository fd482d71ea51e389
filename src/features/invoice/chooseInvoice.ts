import type { TitleValues } from './titleRules';

/**
 * Global state of the product (§2.2): the title picked on `/invoiceTitle` for the application page below it, in memory.
 * It can be taken once, by the account it belongs to.
 */
let chosen: { readonly account: number; readonly title: TitleValues } | null = null;

export const chooseInvoice = {
  put(account: number, title: TitleValues): void {
    chosen = { account, title };
  },
  take(account: number): TitleValues | null {
    const title = chosen?.account === account ? chosen.title : null;
    chosen = null;
    return title;
  },
};
