import type { Visitor } from '../core/rewardTypes';
import type { InvoiceCompany } from '../../contract/types';

type TitleType = 'COMPANY' | 'PERSON';

/** A payment that can be invoiced once. */
export interface InvoiceOrder {
  readonly orderNo: string;
  readonly waybillNo: string;
  readonly bizType: number;
  readonly companyCode: InvoiceCompany;
  readonly routeText: string;
  readonly payFen: number;
  readonly atMs: number;
  /** Phone numbers of sender and receiver. */
  readonly phones: readonly string[];
}

export interface InvoiceTitle {
  readonly titleType: TitleType;
  readonly title: string;
  /** '': none; also for the following fields. */
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
  /** '': not sent. */
  readonly requestNo: string;
  /** Why the tax office will refuse it; '': it will not. */
  readonly failsWith: string;
}

export interface Invoice extends NewInvoice {
  readonly invoiceNo: string;
  readonly atMs: number;
  /** When the tax office responds; Infinity: not while the sandbox runs. */
  readonly endsAtMs: number;
  /** When a red invoice reverses it; Infinity: never. */
  readonly redAtMs: number;
  /** When the user last requested the mail again; null: only sent on issue. */
  readonly mailedAtMs: number | null;
}

export type TitleOutcome =
  | { readonly kind: 'saved'; readonly title: SavedTitle }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' };

/** Invoices, invoiceable orders, saved titles. Stored by phone number, as wallets are. */
export interface InvoiceStore {
  /** Every paid order, invoiced or not, newest first. */
  invoiceOrders(visitor: Visitor): Promise<readonly InvoiceOrder[]>;
  /** Newest first. */
  invoicesOf(visitor: Visitor): Promise<readonly Invoice[]>;
  /** Creates the invoice that `make` returns for the current state; atomic per account. */
  applyInvoice<Refusal>(
    visitor: Visitor,
    make: (
      orders: readonly InvoiceOrder[],
      invoices: readonly Invoice[],
    ) => { readonly invoice: NewInvoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal }>;
  /** Applies `change` to the invoice, or returns why not; null: this account has no invoice with that number. */
  changeInvoice<Refusal>(
    visitor: Visitor,
    invoiceNo: string,
    change: (
      invoice: Invoice,
      nowMs: number,
    ) => { readonly invoice: Invoice } | { readonly refusal: Refusal },
  ): Promise<{ readonly invoice: Invoice } | { readonly refusal: Refusal } | null>;
  /** The default first, then the most recently saved. */
  titlesOf(visitor: Visitor): Promise<readonly SavedTitle[]>;
  /** An empty id creates a new one; the same texts of one kind are one title. */
  saveTitle(visitor: Visitor, title: SavedTitle): Promise<TitleOutcome>;
  deleteTitle(visitor: Visitor, headId: string): Promise<void>;
}
