import type { TitleValues } from './titleRules';

/**
 * In-memory state shared by the invoice pages. `chooseInvoice` is the description's global state (product §2.2): the
 * title picked on `/invoiceTitle` for the application page below it. It can be taken once, by the account it belongs
 * to.
 */
let chosen: { readonly account: number; readonly title: TitleValues } | null = null;
let applications = 0;

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

/** Number of applications in this run: a list that was loaded at another count is outdated. */
export const applied = {
  get count(): number {
    return applications;
  },
  note(): void {
    applications += 1;
  },
};
