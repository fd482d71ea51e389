/** Store of an invoice page: its data, sending the email again, changing the address (product §3.24). */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Gateway } from '@/api';
import { modifyInvoiceEmail, sendInvoiceEmail } from '@/api/generated/operations/invoiceRecords';
import type { InvoiceRecord } from '@/api/generated/schemas/InvoiceRecord';
import { type ClaimEnd, ClaimOnce, claimFailureText, isLost, isMade } from '@/data/ClaimOnce';
import { FormModel, type Refused } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { findRecord } from '@/features/invoice/recordApi';
import { emailProblem } from '@/features/invoice/titleRules';
import { normalizeEmail } from '@/utils/normalizeDocuments';

const MAIL = 'mail';

export const RECORD_TEXTS = {
  failed: '发票加载失败，请重试',
  sent: '发票已发送，请查收邮件',
  notSent: '发送没有成功，请稍后重试',
  modifiedIssued: '邮箱已修改，可重新发送发票',
  modifiedOpen: '邮箱已修改，开具后发送到新邮箱',
  notModified: '邮箱没有修改成功，请稍后重试',
} as const;

interface EmailForm {
  readonly email: string;
}

interface RecordDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly invoiceNo: string;
}

/** `record`: null if this account has no such invoice. */
interface Found {
  readonly record: InvoiceRecord | null;
}

export type MailOutcome =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/** Message texts of a write, and how to see that it succeeded. */
interface MailTexts {
  readonly done: string;
  readonly failed: string;
  readonly isThere: (record: InvoiceRecord) => boolean;
}

export class InvoiceRecordStore {
  readonly found: Query<Found>;
  /** Stored nowhere: neither in a draft nor in a URL. */
  readonly email: FormModel<EmailForm>;
  isAsking = false;
  /** Response of the last write, shown until the query returns newer data than it had at that time. */
  private written: { readonly over: Found | null; readonly record: InvoiceRecord } | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: RecordDeps) {
    this.found = new Query<Found>({
      ...deps,
      fetch: async (scope) => ({ record: await findRecord(deps.gateway, deps.invoiceNo, scope) }),
      isForAll: false,
      failedText: RECORD_TEXTS.failed,
    });
    this.email = new FormModel<EmailForm>({
      id: 'invoice-email',
      initial: { email: '' },
      fields: ['email'],
      check: ({ email }) => {
        const problem = emailProblem(email);
        return problem === '' ? {} : { email: problem };
      },
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'written'>(
      this,
      { deps: false, claims: false, found: false, email: false, written: observableRef },
      { autoBind: true },
    );
  }

  get record(): InvoiceRecord | null {
    const { value } = this.found;
    if (this.written !== null && this.written.over === value) return this.written.record;
    return value?.record ?? null;
  }

  get isSending(): boolean {
    return this.claims.has(MAIL);
  }

  /** Opens the form with the current address. */
  ask(): void {
    this.email.patch({ email: this.record?.email ?? '' });
    this.isAsking = true;
  }

  stopAsking(): void {
    if (!this.email.isSubmitting) this.isAsking = false;
  }

  /** Sends the email again, once; the gateway says how long to wait before the next one. */
  async sendMail(): Promise<MailOutcome> {
    const { gateway, invoiceNo, scope } = this.deps;
    const before = this.record?.mailTm ?? '';
    return this.claims.run<InvoiceRecord, MailOutcome>(
      {
        key: MAIL,
        login: { asksFirst: true },
        send: async (requestNo) =>
          (await gateway.call(sendInvoiceEmail, { invoiceNo, requestNo }, scope)).data,
        // Sent if the mail time differs from the one before the tap.
        checkStatus: async () =>
          ((await findRecord(gateway, invoiceNo, scope))?.mailTm ?? before) === before
            ? 'available'
            : 'claimed',
      },
      (end) =>
        this.report(end, {
          done: RECORD_TEXTS.sent,
          failed: RECORD_TEXTS.notSent,
          isThere: ({ mailTm }) => mailTm !== before,
        }),
    );
  }

  /** Changes the address; an unchanged one is not sent. */
  async modifyEmail(): Promise<MailOutcome | Refused<EmailForm>> {
    const outcome = await this.email.submit((values) => this.modify(normalizeEmail(values.email)));
    if (outcome.kind === 'done') this.stopAsking();
    return outcome;
  }

  private modify(email: string): Promise<MailOutcome> {
    const { gateway, invoiceNo, scope } = this.deps;
    const state = this.record?.stateCode;
    const done = state === 'ISSUED' ? RECORD_TEXTS.modifiedIssued : RECORD_TEXTS.modifiedOpen;
    if (email === this.record?.email) return Promise.resolve({ kind: 'done', text: '' });
    return this.claims.run<InvoiceRecord, MailOutcome>(
      {
        // Another address is another claim, with a separate request number.
        key: `email ${email}`,
        login: { asksFirst: true },
        send: async (requestNo) =>
          (await gateway.call(modifyInvoiceEmail, { invoiceNo, email, requestNo }, scope)).data,
        checkStatus: async () =>
          (await findRecord(gateway, invoiceNo, scope))?.email === email ? 'claimed' : 'available',
      },
      (end) =>
        this.report(end, {
          done,
          failed: RECORD_TEXTS.notModified,
          isThere: (record) => record.email === email,
        }),
    );
  }

  /** The shown data may be outdated whatever the result: refetch it in the background. */
  private async report(
    end: ClaimEnd<InvoiceRecord>,
    { done, failed, isThere }: MailTexts,
  ): Promise<MailOutcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    if (end.kind === 'done') this.written = { over: this.found.value, record: end.answer };
    const asked = this.found.refetch();
    if (isMade(end)) return { kind: 'done', text: done };
    // Trust the data on the page now, whatever the lookup returned.
    if (isLost(end)) {
      await asked;
      if (this.record !== null && isThere(this.record)) return { kind: 'done', text: done };
    }
    return { kind: 'message', text: claimFailureText(end, failed) };
  }
}
