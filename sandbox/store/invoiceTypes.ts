import type { Visitor } from './rewardTypes';

export type InvoiceCompany = 'OWN' | 'LF';
export type TitleType = 'COMPANY' | 'PERSON';
export type InvoiceState = 'UNDER_WAY' | 'ISSUED' | 'FAILED' | 'RED';

/** Something that was paid and can be invoiced once. */
export interface InvoiceOrder {
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly bizType: number;
  readonly companyCode: InvoiceCompany;
  readonly routeText: string;
  readonly payFen: number;
  readonly atMs: number;
  /** Of sender and receiver. */
  readonly phones: readonly string[];
}

export interface InvoiceTitle {
  readonly titleType: TitleType;
  readonly title: string;
  /** '' : none; so with what follows. */
  readonly taxNo: string;
  readonly bankName: string;
  readonly bankAccount: string;
  readonly address: string;
  readonly phone: string;
}

export interface SavedTitle extends InvoiceTitle {
  readonly headId: string;
  readonly isDefault: boolean;
}

export interface NewInvoice extends InvoiceTitle {
  readonly companyCode: InvoiceCompany;
  readonly orderNos: readonly string[];
  readonly amountFen: number;
  readonly remark: string;
  readonly email: string;
  /** '' : none was sent. */
  readonly requestNo: string;
  /** Why the tax office will refuse it; '' : it will not. */
  readonly failsWith: string;
}

export interface Invoice extends NewInvoice {
  readonly invoiceNo: string;
  readonly atMs: number;
  /** When the tax office answers; Infinity: not while the sandbox runs. */
  readonly endsAtMs: number;
  /** When a red one takes it back; Infinity: never. */
  readonly redAtMs: number;
  /** When somebody had it sent again; null: only when it was issued. */
  readonly mailedAtMs: number | null;
}

export type TitleOutcome =
  | { readonly kind: 'saved'; readonly title: SavedTitle }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' };

/** Invoices, what can be invoiced, saved titles. Known by phone number, as wallets are. */
export interface InvoiceStore {
  /** Everything that was paid, invoiced or not, newest first. */
  invoiceOrders(visitor: Visitor): Promise<readonly InvoiceOrder[]>;
  /** Newest first. */
  invoicesOf(visitor: Visitor): Promise<readonly Invoice[]>;
  /** Applies for what `make` says against the state as it is then; nobody of the account stands between. */
  applyInvoice<Refusal>(
    visitor: Visitor,
    make: (
      orders: readonly InvoiceOrder[],
      invoices: readonly Invoice[],
    ) => { readonly invoice: NewInvoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal }>;
  /** The invoice as `change` leaves it, or why it does not; null: this account has none of that number. */
  changeInvoice<Refusal>(
    visitor: Visitor,
    invoiceNo: string,
    change: (
      invoice: Invoice,
      nowMs: number,
    ) => { readonly invoice: Invoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal } | null>;
  /** The default first, then the last one saved. */
  titlesOf(visitor: Visitor): Promise<readonly SavedTitle[]>;
  /** An empty id makes a new one; the same words of one kind are one title. */
  saveTitle(visitor: Visitor, title: SavedTitle): Promise<TitleOutcome>;
  deleteTitle(visitor: Visitor, headId: string): Promise<void>;
}
