import type { TitleValues } from './titleRules';

/**
 * What invoice pages tell each other in memory. `chooseInvoice` is the description's global state (product §2.2): the
 * title that was picked on `/invoiceTitle` for the application below it. It is taken once, by the account it is of.
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

/** How often this run has applied: a list that is seen again with another count is an old one. */
export const applied = {
  get count(): number {
    return applications;
  },
  note(): void {
    applications += 1;
  },
};
