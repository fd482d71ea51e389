/** Store of the wallet page: withdrawable amounts, and one withdrawal however often the user taps (product §3.13). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gateway } from '@/api';
import { object, string } from '@/api/decode';
import {
  type WalletHome,
  walletHome,
  type Withdrawal,
  withdraw,
  withdrawal,
} from '@/api/generated/operations/wallet';
import { ignoreRefusal } from '@/api/ignoreRefusal';
import { type ClaimEnd, ClaimOnce, type ClaimState } from '@/data/ClaimOnce';
import { FormModel } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { Draft } from '@/session/drafts';
import type { LoginFlow, LoginFlowDeps } from '@/session/login/LoginFlow';
import type { ActMemory } from '@/session/pendingActs';
import { formatFen } from '@/utils/money';
import { normalizeDigits } from '@/utils/normalizeText';
import { amountProblem, fenOf, type PayTo, type Person, personProblems, wantsCode } from './moneyRules';

/** Failure codes of `withdraw` (contract): the dialog needs more input after all. */
const CODE = {
  needsName: '203100003',
  needsCode: '203100005',
  codeOver: '203100006',
  held: '203100007',
  none: '203100010',
};
const KEY = 'withdraw';

export const MONEY_TEXTS = {
  failed: '钱包加载失败，请重试',
  withdrawFailed: '提现没有成功，请稍后重试',
  held: '暂时不能提现，请联系客服',
  notMade: '上一笔提现没有提交，可重新提现',
  underWay: '提现处理中，请稍后刷新结果',
  verifyFailed: '验证失败，请重试',
} as const;

interface MoneyDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  /** Withdrawals whose result is still unknown. */
  readonly acts: ActMemory;
  readonly payTo: PayTo;
  readonly draft: Draft;
}

type WithdrawOutcome =
  | { readonly kind: 'done'; readonly withdrawNo: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/** An earlier withdrawal that this page shows. */
type EarlierWithdrawal =
  /** Its response was lost, and the lookup at the gateway failed. */
  | { readonly kind: 'unknown'; readonly fen: number }
  | { readonly kind: 'made'; readonly withdrawal: Withdrawal };

/** The login form, used for another purpose; its code is loaded together with the dialog. */
type CreateCodeFlow = (purpose: Pick<LoginFlowDeps, 'redeem' | 'words'>) => LoginFlow;

interface Proof {
  readonly mobile: string;
  readonly verifyCodeToken: string;
}

export class MoneyStore {
  readonly home: Query<WalletHome>;
  readonly amount: FormModel<{ readonly amount: string }>;
  /** Never stored: neither in a draft nor anywhere else. */
  readonly person: FormModel<Person>;
  /** Verifies the user's own number; created when an amount requires it. */
  private flow: LoginFlow | null = null;
  isConfirming = false;
  /** While `unknown`, no other withdrawal is possible. */
  earlier: EarlierWithdrawal | null = null;
  /** The gateway's reason why the account can withdraw nothing for now, which only customer service can change. */
  heldText = '';
  private proof: Proof | null = null;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: MoneyDeps) {
    const { gateway, payTo, draft } = deps;
    this.home = new Query({
      ...deps,
      fetch: async (scope) => (await gateway.call(walletHome, { payTo }, scope)).data,
      isForAll: false,
      failedText: MONEY_TEXTS.failed,
    });
    this.amount = new FormModel({
      id: 'cashout',
      initial: { amount: '' },
      fields: ['amount'],
      check: ({ amount }) => {
        const problem = amountProblem(amount, this.home.value);
        return problem === '' ? {} : { amount: problem };
      },
      draft: { kept: draft, decode: object({ amount: string }) },
    });
    this.person = new FormModel<Person>({
      id: 'cashout-person',
      initial: { realName: '', idLast4: '' },
      fields: ['realName', 'idLast4'],
      check: personProblems,
    });
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims' | 'proof' | 'flow'>(
      this,
      {
        deps: false,
        claims: false,
        proof: false,
        flow: observableRef,
        earlier: observableRef,
        home: false,
        amount: false,
        person: false,
      },
      { autoBind: true },
    );
  }

  /** The typed amount in fen; 0 if invalid. */
  get fen(): number {
    return fenOf(this.amount.values.amount) ?? 0;
  }

  get needsCode(): boolean {
    return this.home.value !== null && wantsCode(this.fen, this.home.value);
  }

  get isBusy(): boolean {
    return this.claims.isBusy || this.flow?.step === 'submitting';
  }

  /** Opens the confirmation if the amount is valid; otherwise marks the problem. */
  async openConfirmation(): Promise<void> {
    const asked = await this.amount.submit(async () => ({ kind: 'asked' }));
    if (asked.kind === 'asked') this.setConfirming(true);
  }

  setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
  }

  /**
   * Looks up a withdrawal whose response was lost, on this page or an earlier one.
   * @returns the text to show; '' if `earlier` shows the result
   */
  async resume(): Promise<string> {
    if (!this.deps.isLoggedIn()) return '';
    const { acts } = this.deps;
    const fen = Number(acts.own()?.what ?? '');
    const found: Found = { withdrawal: null };
    const end = await this.claims.resume({
      key: KEY,
      kept: { acts, what: '' },
      checkStatus: (requestNo) => this.queryByNumber(requestNo, null, found),
    });
    return runInAction(() => {
      switch (end) {
        case 'made':
          if (found.withdrawal !== null) this.showEarlier(found.withdrawal);
          return '';
        case 'unknown':
          this.earlier = { kind: 'unknown', fen };
          return '';
        case 'not-made':
          this.earlier = null;
          return MONEY_TEXTS.notMade;
        case 'none':
          if (this.earlier?.kind === 'unknown') this.earlier = null;
          return '';
      }
    });
  }

  /** 刷新结果 of `earlier`. @returns the text to show; '' for none */
  async refreshEarlier(): Promise<string> {
    const text = await this.resume();
    if (this.earlier?.kind === 'unknown') return MONEY_TEXTS.underWay;
    await this.home.refetch();
    return text;
  }

  /** Creates the number and code fields; the token they yield is sent with the withdrawal. */
  codeFlow(create: CreateCodeFlow): LoginFlow {
    if (this.flow !== null) return this.flow;
    const flow = create({
      words: { verifyFailed: MONEY_TEXTS.verifyFailed, redeemFailed: MONEY_TEXTS.verifyFailed },
      redeem: async (mobile, verifyCodeToken) => {
        this.proof = { mobile, verifyCodeToken };
        return null;
      },
    });
    // No agreement is needed here; the flow's checkbox belongs to the login.
    flow.setAgreed(true);
    this.flow = flow;
    return flow;
  }

  /**
   * Withdraws once, after the user has provided what is required; after a lost response, looks up the result before
   * sending anything again.
   */
  async confirm(): Promise<WithdrawOutcome> {
    if (this.isBusy) return { kind: 'nothing' };
    if (this.home.value?.needsRealName === true) {
      const named = await this.person.submit(async () => ({ kind: 'named' }));
      if (named.kind !== 'named') return { kind: 'nothing' };
    }
    if (this.needsCode && this.proof === null) {
      const proved = await this.flow?.submit(this.deps.scope);
      if (proved?.kind === 'refused') return { kind: 'message', text: proved.text };
      if (proved?.kind !== 'done') return { kind: 'nothing' };
    }
    return this.send();
  }

  private async send(): Promise<WithdrawOutcome> {
    const { gateway, payTo, scope } = this.deps;
    const { realName, idLast4 } = this.person.values;
    const amountFen = this.fen;
    const person =
      this.home.value?.needsRealName === true
        ? { realName: realName.trim(), idLast4: normalizeDigits(idLast4).toUpperCase() }
        : {};
    const found: Found = { withdrawal: null };
    return this.claims.run<Withdrawal, WithdrawOutcome>(
      {
        key: KEY,
        login: { asksFirst: true },
        kept: { acts: this.deps.acts, what: String(amountFen) },
        send: async (requestNo) => {
          const body = { amountFen, payTo, ...person, ...this.proof, requestNo };
          return (await gateway.call(withdraw, body, scope)).data;
        },
        checkStatus: (requestNo) => this.queryByNumber(requestNo, amountFen, found),
      },
      (end) => this.report(end, amountFen, found.withdrawal),
    );
  }

  private async report(
    end: ClaimEnd<Withdrawal>,
    fen: number,
    found: Withdrawal | null,
  ): Promise<WithdrawOutcome> {
    switch (end.kind) {
      case 'done':
        return this.done(end.answer);
      case 'found':
      case 'claimed':
        return found === null ? this.failed(MONEY_TEXTS.withdrawFailed) : this.done(found);
      case 'earlier':
        this.setConfirming(false);
        if (found !== null) this.showEarlier(found);
        await this.home.refetch();
        return { kind: 'message', text: notThisOne(found, fen) };
      case 'unknown':
        this.setConfirming(false);
        this.earlier = { kind: 'unknown', fen: Number(this.deps.acts.own()?.what ?? '') };
        return this.failed(MONEY_TEXTS.underWay);
      case 'refused':
        if (end.code === CODE.codeOver || end.code === CODE.needsCode) this.proof = null;
        if (end.code === CODE.held) this.hold(end.message.trim());
        await this.home.refetch();
        return this.failed(end.message.trim() || MONEY_TEXTS.withdrawFailed);
      case 'lost':
      case 'closed':
      case 'unauthorized':
        return this.failed(MONEY_TEXTS.withdrawFailed);
      case 'nothing':
        return { kind: 'nothing' };
    }
  }

  private hold(message: string): void {
    this.setConfirming(false);
    this.heldText = message || MONEY_TEXTS.held;
  }

  private failed(text: string): WithdrawOutcome {
    return { kind: 'message', text };
  }

  private async done({ withdrawNo }: Withdrawal): Promise<WithdrawOutcome> {
    this.setConfirming(false);
    this.earlier = null;
    this.heldText = '';
    this.proof = null;
    await this.clearAmount();
    void this.home.refetch();
    return { kind: 'done', withdrawNo };
  }

  /** Shows the withdrawal and does not offer its amount a second time. */
  private showEarlier(made: Withdrawal): void {
    this.earlier = { kind: 'made', withdrawal: made };
    if (this.fen === made.amountFen) this.amount.patch({ amount: '' });
  }

  private async clearAmount(): Promise<void> {
    await this.amount.submit(async () => ({ kind: 'done' })); // clears its draft
    this.amount.patch({ amount: '' });
  }

  /**
   * Looks up the request with this number.
   * @param wantedFen another amount is another withdrawal; null: any
   * @throws ApiError
   */
  private async queryByNumber(
    requestNo: string,
    wantedFen: number | null,
    found: Found,
  ): Promise<ClaimState> {
    const { gateway, scope } = this.deps;
    return ignoreRefusal(CODE.none, 'available', async () => {
      const { data } = await gateway.call(withdrawal, { ofRequestNo: requestNo }, scope);
      found.withdrawal = data;
      return wantedFen === null || data.amountFen === wantedFen ? 'claimed' : 'other';
    });
  }
}

/** The gateway's data on a request whose response was lost. */
interface Found {
  withdrawal: Withdrawal | null;
}

const sum = (fen: number): string => ` ￥${formatFen(fen, { decimals: 2 })} `;

const notThisOne = (earlier: Withdrawal | null, fen: number): string =>
  `上一笔${earlier === null ? '' : sum(earlier.amountFen)}提现已提交，本次${sum(fen)}没有提交`;
