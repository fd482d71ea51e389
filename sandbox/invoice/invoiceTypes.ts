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
