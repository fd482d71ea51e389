/** One visit to the wallet: what can be withdrawn, and one withdrawal however often it is pressed (product §3.13). */
import { makeAutoObservable, observableRef } from 'mobx';
import type { Gateway, Scope } from '@/api';
import { BusinessError } from '@/api/errors';
import { object, string } from '@/api/decode';
import {
  type WalletHome,
  walletHome,
  type Withdrawal,
  withdraw,
  withdrawal,
} from '@/api/generated/operations/wallet';
import { ClaimOnce, type Standing } from '@/data/ClaimOnce';
import { FormModel } from '@/data/FormModel';
import type { PageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import type { Draft } from '@/session/drafts';
import type { LoginFlow, LoginFlowDeps } from '@/session/login/LoginFlow';
import { amountProblem, fenOf, type PayTo, type Person, personProblems, wantsCode } from './moneyRules';
import { plainDigits } from '@/utils/typed';

/** Of `withdraw` (contract): what the dialog asks for after all. */
const CODE = { needsName: '203100003', needsCode: '203100005', codeOver: '203100006', none: '203100010' };
const KEY = 'withdraw';

export const MONEY_TEXTS = {
  failed: '钱包加载失败，请重试',
  withdrawFailed: '提现没有成功，请稍后重试',
  verifyFailed: '验证失败，请重试',
} as const;

export interface MoneyDeps extends PageDeps {
  readonly gateway: Pick<Gateway, 'call'>;
  readonly payTo: PayTo;
  readonly draft: Draft;
}

export type WithdrawOutcome =
  | { readonly kind: 'done'; readonly withdrawNo: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/** The login's own form, for another purpose; its code comes with the question. */
export type CreateCodeFlow = (purpose: Pick<LoginFlowDeps, 'redeem' | 'words'>) => LoginFlow;

interface Proof {
  readonly mobile: string;
  readonly verifyCodeToken: string;
}

export class MoneyStore {
  readonly home: Query<WalletHome>;
  readonly amount: FormModel<{ readonly amount: string }>;
  /** Never kept: neither in a draft nor anywhere else. */
  readonly person: FormModel<Person>;
  /** Proves the own number; made once a sum wants it. */
  private flow: LoginFlow | null = null;
  isConfirming = false;
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
        home: false,
        amount: false,
        person: false,
      },
      { autoBind: true },
    );
  }

  /** Fen of the sum that is typed; 0 for what is none. */
  get fen(): number {
    return fenOf(this.amount.values.amount) ?? 0;
  }

  get needsCode(): boolean {
    return this.home.value !== null && wantsCode(this.fen, this.home.value);
  }

  get isBusy(): boolean {
    return this.claims.isBusy || this.flow?.step === 'submitting';
  }

  /** Opens the question when the sum is right; else marks what is wrong with it. */
  async ask(): Promise<void> {
    const asked = await this.amount.submit(async () => ({ kind: 'asked' }));
    if (asked.kind === 'asked') this.setConfirming(true);
  }

  setConfirming(isConfirming: boolean): void {
    this.isConfirming = isConfirming;
  }

  /** The fields of number and code; what they prove is sent with the withdrawal. */
  codeFlow(create: CreateCodeFlow): LoginFlow {
    if (this.flow !== null) return this.flow;
    const flow = create({
      words: { verifyFailed: MONEY_TEXTS.verifyFailed, redeemFailed: MONEY_TEXTS.verifyFailed },
      redeem: async (mobile, verifyCodeToken) => {
        this.proof = { mobile, verifyCodeToken };
        return null;
      },
    });
    // Nothing is agreed to here: the flow's agreement is the login's.
    flow.setAgreed(true);
    this.flow = flow;
    return flow;
  }

  /** Withdraws once, after what is asked of the person; a lost answer is asked for before anything is sent again. */
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
        ? { realName: realName.trim(), idLast4: plainDigits(idLast4).toUpperCase() }
        : {};
    let seen: Withdrawal | null = null;
    return this.claims.run<Withdrawal, WithdrawOutcome>(
      {
        key: KEY,
        login: { asksFirst: true },
        send: async (requestNo) => {
          const body = { amountFen, payTo, ...person, ...this.proof, requestNo };
          return (await gateway.call(withdraw, body, scope)).data;
        },
        look: async () => {
          seen = await this.find(scope);
          return standing(seen);
        },
      },
      async (end) => {
        const made = end.kind === 'done' ? end.answer : seen;
        if (made !== null) {
          this.setConfirming(false);
          this.proof = null;
          await this.amount.submit(async () => ({ kind: 'done' })); // its draft goes
          this.amount.patch({ amount: '' });
          void this.home.askAnew();
          return { kind: 'done', withdrawNo: made.withdrawNo };
        }
        if (end.kind === 'nothing') return { kind: 'nothing' };
        if (end.kind === 'refused') {
          if (end.code === CODE.codeOver || end.code === CODE.needsCode) this.proof = null;
          await this.home.askAnew();
        }
        return {
          kind: 'message',
          text: (end.kind === 'refused' && end.message.trim()) || MONEY_TEXTS.withdrawFailed,
        };
      },
    );
  }

  /** What became of the request that is under way; null: the gateway knows none. @throws ApiError */
  private async find(scope: Scope): Promise<Withdrawal | null> {
    try {
      const ofRequestNo = this.claims.requestNoOf(KEY);
      return (await this.deps.gateway.call(withdrawal, { ofRequestNo }, scope)).data;
    } catch (cause) {
      if (cause instanceof BusinessError && cause.code === CODE.none) return null;
      throw cause;
    }
  }
}

const standing = (found: Withdrawal | null): Standing => (found === null ? 'open' : 'had');
