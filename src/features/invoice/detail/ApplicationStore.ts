/** Store of the invoice application form: initial values, input, and one application however often the user taps. */
import { makeAutoObservable } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { boolean, object, string } from '@/api/decode';
import { submitInvoice, submitInvoiceLF, type Taxpayer } from '@/api/generated/operations/invoice';
import { invoiceHeadList, saveInvoiceHead } from '@/api/generated/operations/invoiceHeads';
import { getInvoiceContainOrders, getInvoiceHistory } from '@/api/generated/operations/invoiceRecords';
import type { InvoiceRecord } from '@/api/generated/schemas/InvoiceRecord';
import { type ClaimEnd, ClaimOnce, claimFailureText, isMade, type ClaimState } from '@/data/ClaimOnce';
import { FormModel, type Problems } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { applicationCount } from '@/features/invoice/applicationCount';
import { type InvoiceChoice, MAX_ORDERS } from '@/features/invoice/InvoiceChoice';
import { knownAgainst, makeSuggestions, type Suggestions } from '@/features/invoice/titleApi';
import {
  emailProblem,
  NO_TITLE,
  plainTitle,
  TITLE_FIELDS,
  TITLE_SHAPE,
  titleProblems,
  type TitleValues,
  valuesOf,
} from '@/features/invoice/titleRules';
import type { Draft } from '@/session/drafts';
import type { ActMemory } from '@/session/pendingActs';
import { normalizeEmail } from '@/utils/normalizeDocuments';
import { findOrder, type OrderToInvoice } from './orderToInvoice';

const KEY = 'submit';
/** Failure codes of `submitInvoice` (contract): the selected orders are no longer valid. */
const CHOICE_OVER = ['204100001', '204100002', '204100003', '204100005', '204100006'];

export const APPLY_TEXTS = {
  failed: '开票信息加载失败，请重试',
  notSubmitted: '申请没有成功，请稍后重试',
  underWay: '申请处理中，请稍后在开票记录中查看结果',
  earlier: '上一次申请已提交，本次没有提交，可在开票记录中查看',
  made: '上一次申请已提交，请勿重复申请',
  titleNotSaved: '发票已申请，抬头未能保存，可在抬头管理中添加',
  invoiced: '这个订单已开票',
  invoicing: '这个订单正在开票',
  closed: '这个订单暂不可开票，签收后按实付金额开票',
} as const;

export interface Application extends TitleValues {
  readonly remark: string;
  readonly email: string;
  /** Save the title as well. */
  readonly isTitleKept: boolean;
}
const NOTHING: Application = { ...NO_TITLE, remark: '', email: '', isTitleKept: false };
const decodeApplication = object({ ...TITLE_SHAPE, remark: string, email: string, isTitleKept: boolean });

interface ApplicationDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly choice: InvoiceChoice;
  readonly draft: Draft;
  /** Applications whose result is still unknown. */
  readonly acts: ActMemory;
  /** The failed invoice to apply for again; '' for none. */
  readonly invoiceNo: string;
  /** The one order to invoice, named by its page; '': the orders chosen on the list. */
  readonly orderNo: string;
}

export type Start =
  | { readonly kind: 'form' }
  /** A request whose response was lost has already made this application. */
  | { readonly kind: 'made'; readonly record: InvoiceRecord }
  /** The invoice to apply for again does not belong to this account. */
  | { readonly kind: 'unknown' }
  /** The one order cannot be invoiced now. */
  | Exclude<OrderToInvoice, { readonly kind: 'open' }>;

type ApplyOutcome =
  | { readonly kind: 'done'; readonly invoiceNo: string; readonly isTitleLost: boolean }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

export class ApplicationStore {
  readonly start: Query<Start>;
  readonly form: FormModel<Application>;
  readonly suggestions: Suggestions;
  isConfirming = false;
  private readonly claims: ClaimOnce;
  /** The account the form belongs to; null: none yet. */
  private begunFor: number | null = null;

  constructor(private readonly deps: ApplicationDeps) {
    this.start = new Query({
      ...deps,
      fetch: (scope) => this.begin(scope),
      isForAll: false,
      failedText: APPLY_TEXTS.failed,
    });
    this.form = new FormModel<Application>({
      id: 'invoice',
      initial: NOTHING,
      fields: [...TITLE_FIELDS, 'email'],
      check: problemsOf,
      draft: { kept: deps.draft, decode: decodeApplication },
    });
    this.suggestions = makeSuggestions(deps);
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'begunFor'>(
      this,
      { deps: false, claims: false, begunFor: false, start: false, form: false, suggestions: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.claims.isBusy;
  }

  setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
  }

  /** Fills in a saved title or a suggested company. */
  useTitle(title: TitleValues): void {
    this.form.patch(title);
  }

  useCompany({ title, taxNo, bankName, bankAccount, address, phone }: Taxpayer): void {
    this.form.patch({ title, taxNo, bankName, bankAccount, address, phone });
  }

  /** Opens the confirmation if the form is valid; otherwise marks the problems. */
  async ask() {
    return this.form.submit(async (values) => {
      const text = await knownAgainst(plainTitle(values), this.deps, this.deps.scope);
      if (text !== '') return { kind: 'message', text } as const;
      this.setConfirming(true);
      return { kind: 'asked' } as const;
    });
  }

  /** Applies once; after a lost response, looks up the result before sending anything again. */
  async confirm(): Promise<ApplyOutcome> {
    const { gateway, scope, choice } = this.deps;
    const { orders, sumFen: amountFen, company } = choice;
    const { remark, email } = this.form.values;
    const title = plainTitle(this.form.values);
    const submit = company === 'LF' ? submitInvoiceLF : submitInvoice;
    const found: Found = { record: null };
    return this.claims.run<InvoiceRecord, ApplyOutcome>(
      {
        key: KEY,
        login: { asksFirst: true },
        kept: { acts: this.deps.acts, what: this.what },
        send: async (requestNo) => {
          const orderNos = orders.map(({ orderNo }) => orderNo);
          const body = {
            orderNos,
            amountFen,
            ...title,
            remark: remark.trim(),
            email: normalizeEmail(email),
            requestNo,
          };
          return (await gateway.call(submit, body, scope)).data;
        },
        checkStatus: (requestNo) => this.checkStatus(requestNo, found, scope),
      },
      (end) => this.report(end, end.kind === 'done' ? end.answer : found.record),
    );
  }

  private async report(end: ClaimEnd<InvoiceRecord>, made: InvoiceRecord | null): Promise<ApplyOutcome> {
    if (end.kind === 'nothing') return { kind: 'nothing' };
    if (made === null || !isMade(end)) {
      this.setConfirming(false);
      if (end.kind === 'earlier') {
        applicationCount.increment();
        return { kind: 'message', text: APPLY_TEXTS.earlier };
      }
      if (end.kind === 'refused' && CHOICE_OVER.includes(end.code)) {
        applicationCount.increment(); // lists refetch
        this.deps.choice.clear();
      }
      return { kind: 'message', text: claimFailureText(end, APPLY_TEXTS.notSubmitted, APPLY_TEXTS.underWay) };
    }
    const { isTitleKept } = this.form.values;
    const isTitleLost = isTitleKept && !(await this.keepTitle());
    await this.form.submit(async () => ({ kind: 'done' })); // clears its draft
    this.deps.choice.clear();
    applicationCount.increment();
    return { kind: 'done', invoiceNo: made.invoiceNo, isTitleLost };
  }

  /** @returns whether the title was saved; the application is valid either way */
  private async keepTitle(): Promise<boolean> {
    const { gateway, scope, toCallFailure } = this.deps;
    try {
      await gateway.call(saveInvoiceHead, { ...plainTitle(this.form.values) }, scope);
      return true;
    } catch (cause) {
      toCallFailure(cause);
      return false;
    }
  }

  /** Initial values: a draft as it is, else the failed invoice, else the default title. @throws ApiError */
  private async begin(scope: Scope): Promise<Start> {
    const record = await this.resume(scope);
    return record === null ? this.beginNew(scope) : { kind: 'made', record };
  }

  /** Fingerprint of the orders that the application covers. */
  private get what(): string {
    const { orders, company } = this.deps.choice;
    const orderNos = orders.map(({ orderNo }) => orderNo);
    return [company, ...orderNos.sort()].join(' ');
  }

  /** The application for the chosen orders made by a request whose response was lost; null if none was made. */
  private async resume(scope: Scope): Promise<InvoiceRecord | null> {
    const { acts, choice, draft } = this.deps;
    const what = acts.own()?.what;
    const found: Found = { record: null };
    const end = await this.claims.resume({
      key: KEY,
      kept: { acts, what: '' },
      checkStatus: (requestNo) => this.checkStatus(requestNo, found, scope),
    });
    if (end !== 'made') return null;
    applicationCount.increment();
    choice.resume();
    if (what !== this.what) return null; // other orders: their application is in the records
    choice.clear();
    draft.forget();
    return found.record;
  }

  private async checkStatus(requestNo: string, found: Found, scope: Scope): Promise<ClaimState> {
    found.record = await this.find({ ofRequestNo: requestNo }, scope);
    return found.record === null ? 'available' : 'claimed';
  }

  private async beginNew(scope: Scope): Promise<Start> {
    const { gateway, choice, draft, invoiceNo, orderNo, account } = this.deps;
    const owner = account();
    const begun: Start = { kind: 'form' };
    if (this.begunFor === owner) return begun;
    const [heads, again, wanted] = await Promise.all([
      gateway.call(invoiceHeadList, {}, scope),
      invoiceNo === '' ? null : this.failedOne(invoiceNo, scope),
      orderNo === '' || invoiceNo !== '' ? null : findOrder(gateway, orderNo, scope),
    ]);
    if (invoiceNo !== '' && again === null) return { kind: 'unknown' };
    if (wanted !== null && wanted.kind !== 'open') return wanted;
    if (this.begunFor !== null) this.form.patch(NOTHING); // clear the previous account's data
    this.begunFor = owner;
    if (again !== null) choice.beginAgain(invoiceNo, again.orders);
    else if (wanted !== null) choice.beginWith(wanted.order);
    else choice.resume();
    if (draft.read() !== null) return begun;
    const usual = heads.data.content.find(({ isDefault }) => isDefault);
    if (again !== null)
      this.form.patch({ ...valuesOf(again.record), remark: again.record.remark, email: again.record.email });
    else if (usual !== undefined) this.form.patch(valuesOf(usual));
    return begun;
  }

  private async failedOne(invoiceNo: string, scope: Scope) {
    const record = await this.find({ invoiceNo }, scope);
    if (record === null) return null;
    const page = { invoiceNo, pageNo: '1', pageSize: String(MAX_ORDERS) };
    const { data } = await this.deps.gateway.call(getInvoiceContainOrders, page, scope);
    return { record, orders: data.content };
  }

  /** @throws ApiError */
  private async find(
    by: { readonly invoiceNo: string } | { readonly ofRequestNo: string },
    scope: Scope,
  ): Promise<InvoiceRecord | null> {
    const query = { pageNo: '1', pageSize: '1', ...by };
    return (await this.deps.gateway.call(getInvoiceHistory, query, scope)).data.content[0] ?? null;
  }
}

/** The gateway's data on an application whose response was lost. */
interface Found {
  record: InvoiceRecord | null;
}

function problemsOf(values: Application): Problems<Application> {
  const email = emailProblem(values.email);
  return { ...titleProblems(values), ...(email === '' ? {} : { email }) };
}
