/**
 * Buying a coupon package: the order, the host's cashier, and what became of it (contract tag `pay`).
 * Knows no page, toast or address: every action answers with an outcome, the page decides what a person sees.
 */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { PaymentCapability, PaymentParams } from '@/platform/payment/types';
import type { RunGated } from '@/session/LoginGate';
import type { OrderApi, SaleApi } from './saleApi';
import { SALE_CODE, SALE_TEXTS } from './saleTexts';
import { type OrderState, type PayState, type PlacedOrder, refusalText } from './saleRules';
import {
  isOfferedAtOnce,
  mayArrive,
  nextStep,
  type OpenOrder,
  type OpenOrderMemory,
  reportOf,
} from './payRules';
import type { OrderWatch, WatchEnd } from './OrderWatch';

export type PurchaseOutcome =
  | { readonly kind: 'paid'; readonly orderNo: string }
  /** The order is over, unpaid. */
  | { readonly kind: 'closed'; readonly text: string }
  /** What is on sale may have changed with it. */
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to tell beyond `phase`: something runs, the page has ended, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

/** `unconfirmed`: it may be paid, nobody pays again. `unpaid`: the order can be paid. */
export type PurchasePhase = 'idle' | 'ordering' | 'paying' | 'confirming' | 'unconfirmed' | 'unpaid';

export interface PurchaseStoreDeps {
  readonly api: Pick<SaleApi, 'submitOrder'> & Pick<OrderApi, 'closeOrder' | 'fetchLost'>;
  readonly watch: Pick<OrderWatch, 'run'>;
  readonly payment: PaymentCapability;
  readonly memory: OpenOrderMemory;
  readonly runGated: RunGated;
  readonly isLoggedIn: () => boolean;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Matches the contract's `submitNo`. */
  readonly newSubmitNo: () => string;
  /** What the page shows, fen; null: it may not be bought (any more). */
  readonly agreedFen: (purchase: {
    /** Somebody logged in meanwhile: the package may be another matter for that account. */
    readonly isAfterLogin: boolean;
    /** The order holds its package already, also when no other is left. */
    readonly isContinued: boolean;
  }) => Promise<number | null>;
  /** Life of the page. */
  readonly scope: Scope;
}

const NOTHING: PurchaseOutcome = { kind: 'nothing' };
const message = (text: string): PurchaseOutcome => ({ kind: 'message', text });
/** The answer to an order is lost, and the gateway could not be asked for it. */
const ORDER_UNKNOWN = message(SALE_TEXTS.orderUnknown);

export class PurchaseStore {
  phase: PurchasePhase = 'idle';
  /** Of the order in question, Beijing wall clock; '' while it is not known. */
  expiresAt = '';
  /** The cashier said that it could not pay the order in question. */
  hasFailed = false;
  /** The order that the person has been told is not paid: the next press pays it. */
  private unpaidNo = '';
  /** Of the latest action: one before that still waits for money changes nothing any more. */
  private turn = 0;
  /** Money may still arrive for an order that can be paid again already. */
  private isWatching = false;

  constructor(private readonly deps: PurchaseStoreDeps) {
    makeAutoObservable<this, 'deps' | 'unpaidNo' | 'turn' | 'isWatching'>(
      this,
      { deps: false, unpaidNo: false, turn: false, isWatching: false },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.phase === 'ordering' || this.phase === 'paying' || this.phase === 'confirming';
  }

  /** 立即购买, 继续支付, 重新支付: login where one is needed, the order, the cashier, the gateway's word. */
  buy(): Promise<PurchaseOutcome> {
    let isFirstTry = true;
    return this.run('ordering', () => {
      const isAfterLogin = !isFirstTry;
      isFirstTry = false;
      return this.attempt(isAfterLogin);
    });
  }

  /** 刷新结果. */
  refresh(): Promise<PurchaseOutcome> {
    return this.run('confirming', () => this.ask(true));
  }

  /** 取消订单, of one that is not paid. */
  cancel(): Promise<PurchaseOutcome> {
    const open = this.deps.memory.read();
    if (open !== null && !this.isBusy && this.phase === 'unpaid')
      this.deps.memory.write({ ...open, report: 'cancelled' });
    return this.refresh();
  }

  /**
   * The page is seen, first or again, or somebody has logged in: goes on with an order that was left open, without
   * asking for a login.
   */
  async resume(): Promise<PurchaseOutcome> {
    const orderNo = this.deps.memory.read()?.orderNo;
    if (this.isBusy || this.isWatching || !this.deps.isLoggedIn() || orderNo === undefined) return NOTHING;
    const turn = this.beginTurn('confirming');
    try {
      const end = await this.ask(orderNo !== this.unpaidNo);
      return end === ORDER_UNKNOWN ? NOTHING : end; // nobody has pressed anything
    } catch (cause) {
      this.deps.toCallFailure(cause);
      return NOTHING; // the login is over: the next press asks for it
    } finally {
      this.endTurn(turn);
    }
  }

  /** One at a time, behind the login. */
  private async run(phase: PurchasePhase, action: () => Promise<PurchaseOutcome>): Promise<PurchaseOutcome> {
    if (this.isBusy) return NOTHING;
    const before = this.phase;
    const turn = this.beginTurn(phase);
    try {
      const result = await this.deps.runGated(action, { asksFirst: true });
      if (result.kind === 'done') return result.value;
      if (turn === this.turn) this.settle(before);
      return NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      if (turn !== this.turn) return NOTHING;
      this.settle(before);
      return message(SALE_TEXTS.orderFailed);
    } finally {
      this.endTurn(turn);
    }
  }

  private async attempt(isAfterLogin: boolean): Promise<PurchaseOutcome> {
    const open = this.deps.memory.read();
    let isContinued = false;
    if (open !== null) {
      const wasTold = open.orderNo === this.unpaidNo;
      const before = await this.ask(!wasTold);
      isContinued = this.phase === 'unpaid' && (wasTold || open.report === 'none');
      // An order that ended unpaid is no news to somebody who buys.
      const makesWay = this.phase === 'idle' && (before.kind === 'nothing' || before.kind === 'closed');
      if (!isContinued && !makesWay) return before;
    }
    this.settle('ordering'); // busy throughout: nothing is resumed over it
    const agreedFen = await this.deps.agreedFen({ isAfterLogin, isContinued });
    if (agreedFen === null || this.deps.scope.isCancelled) {
      this.settle('idle');
      return NOTHING; // the button says why
    }
    return this.order(agreedFen, true);
  }

  /** @param canRepeat a submitNo whose order is over makes way for a new one, once */
  private async order(agreedFen: number, canRepeat: boolean): Promise<PurchaseOutcome> {
    const { api, memory, newSubmitNo } = this.deps;
    const kept: OpenOrder = { ...memory.begin(newSubmitNo), report: 'none' };
    // Before it is sent: after a lost answer the same number finds the order again.
    memory.write(kept);
    let order: PlacedOrder;
    try {
      order = await api.submitOrder(kept.submitNo);
    } catch (cause) {
      return this.notOrdered(kept, cause);
    }
    const { orderNo } = order;
    if (order.payment === null) {
      memory.forget(kept);
      if (order.state !== 'PAID' && canRepeat) return this.order(agreedFen, false);
      this.settle('idle');
      return order.state === 'PAID' ? { kind: 'paid', orderNo } : message(SALE_TEXTS.orderFailed);
    }
    if (order.payFen !== agreedFen) {
      memory.write({ ...kept, orderNo, report: 'cancelled' });
      const end = await this.ask(false);
      return end.kind === 'paid' ? end : message(SALE_TEXTS.priceChanged);
    }
    return this.pay({ ...kept, orderNo, report: 'asked' }, order.payment);
  }

  private async pay(open: OpenOrder, params: PaymentParams): Promise<PurchaseOutcome> {
    const { memory, payment } = this.deps;
    memory.write(open);
    this.settle('paying');
    const outcome = await payment.pay(params);
    memory.write({ ...open, report: reportOf(outcome) });
    const end = await this.ask(true);
    const wasNoCashier = outcome.kind === 'unsupported' && end.kind === 'closed';
    return wasNoCashier ? message(SALE_TEXTS.cannotPayHere) : end;
  }

  /**
   * Asks how the order in memory stands and settles it as far as that goes (`nextStep`); `phase` says what is left.
   * @param isPatient asks for ten seconds where the money may still be on its way
   * @throws the cause itself when it asks for login
   */
  private async ask(isPatient: boolean): Promise<PurchaseOutcome> {
    const open = this.deps.memory.read();
    if (open === null) {
      this.settle('idle');
      return NOTHING;
    }
    this.settle('confirming');
    if (open.orderNo === '') return this.askLost(open, isPatient);
    const { turn } = this;
    let end: WatchEnd;
    try {
      end = await this.deps.watch.run(open.orderNo, isPatient && mayArrive(open.report), (order) =>
        this.offer(turn, open, order),
      );
    } catch (cause) {
      if (turn !== this.turn) return NOTHING;
      throw cause;
    }
    if (this.deps.scope.isCancelled || turn !== this.turn) return NOTHING;
    this.isWatching = false;
    if (end !== 'gone') return this.take(open, end);
    this.deps.memory.deny(open);
    return this.ask(isPatient); // another mark may have left one too
  }

  /** The order was sent and no answer came: it is asked for by the number that it was sent with. */
  private async askLost(open: OpenOrder, isPatient: boolean): Promise<PurchaseOutcome> {
    const { api, memory, scope, toCallFailure } = this.deps;
    let found: OrderState | null;
    try {
      found = await api.fetchLost(open.submitNo);
    } catch (cause) {
      if (toCallFailure(cause).kind === 'unauthorized') throw cause;
      this.settle('idle');
      return ORDER_UNKNOWN;
    }
    if (scope.isCancelled) return NOTHING;
    if (found === null && memory.isOwn(open)) {
      this.settle('idle'); // never made: the next press sends the same number
      return NOTHING;
    }
    if (found === null) {
      memory.deny(open);
      return this.ask(isPatient);
    }
    const known: OpenOrder = { ...memory.adopt(open), orderNo: found.orderNo };
    memory.write(known);
    return this.take(known, found);
  }

  /** Not paid yet, says the gateway: the order need not stay locked until the money might have come. */
  private offer(turn: number, open: OpenOrder, order: OrderState): boolean {
    if (turn !== this.turn) return false;
    if (!isOfferedAtOnce(open.report)) return true;
    this.isWatching = true;
    const mine = this.deps.memory.adopt(open);
    this.note(mine, order);
    this.unpaidNo = mine.orderNo;
    this.settle('unpaid');
    return true;
  }

  private async take(asked: OpenOrder, end: Exclude<WatchEnd, 'gone'>): Promise<PurchaseOutcome> {
    const order = end === 'unknown' ? null : end;
    const open = order === null ? asked : this.deps.memory.adopt(asked);
    this.note(open, order);
    switch (nextStep(stateOf(order), open.report)) {
      case 'paid':
        return this.finish(open, { kind: 'paid', orderNo: open.orderNo });
      case 'closed':
        return this.finish(open, {
          kind: 'closed',
          text: open.report === 'cancelled' ? SALE_TEXTS.cancelled : order?.message || SALE_TEXTS.closed,
        });
      case 'refunded':
        return this.finish(open, message(order?.message || SALE_TEXTS.refunded));
      case 'unconfirmed':
        this.settle('unconfirmed');
        return NOTHING;
      case 'unpaid':
        this.unpaidNo = open.orderNo;
        this.settle('unpaid');
        return NOTHING;
      case 'close':
        return this.giveUp(open);
    }
  }

  /** Frees what the order holds. It may have been paid in the same moment: the answer says. */
  private async giveUp(open: OpenOrder): Promise<PurchaseOutcome> {
    let end: OrderState | null;
    try {
      end = await this.deps.api.closeOrder(open.orderNo);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') throw cause;
      this.settle('unconfirmed');
      return NOTHING;
    }
    if (end === null) return this.finish(open, NOTHING);
    if (end.state !== 'PAYING') return this.take(open, end);
    this.settle('unconfirmed'); // against the contract: asked about again, not closed again and again
    return NOTHING;
  }

  private async notOrdered(kept: OpenOrder, cause: unknown): Promise<PurchaseOutcome> {
    const failure = this.deps.toCallFailure(cause);
    if (failure.kind === 'unauthorized') throw cause;
    this.settle('idle');
    switch (failure.kind) {
      case 'cancelled':
        return NOTHING;
      case 'offline':
      case 'no-answer': {
        const end = await this.askLost(kept, false);
        const isMade = end !== NOTHING || this.phase !== 'idle';
        return isMade || this.deps.scope.isCancelled ? end : message(SALE_TEXTS.orderFailed);
      }
      case 'business':
        // Refused is not made: the number is free, or spoilt.
        this.deps.memory.forget(kept);
        return message(
          failure.code === SALE_CODE.otherThing
            ? SALE_TEXTS.orderFailed
            : refusalText(failure.code, failure.message),
        );
    }
  }

  private finish(open: OpenOrder, outcome: PurchaseOutcome): PurchaseOutcome {
    this.deps.memory.forget(open);
    this.unpaidNo = '';
    this.settle('idle');
    return outcome;
  }

  private note(open: OpenOrder, order: OrderState | null): void {
    this.hasFailed = isOfferedAtOnce(open.report);
    this.expiresAt = order?.expiresAt ?? this.expiresAt;
  }

  private settle(phase: PurchasePhase): void {
    this.phase = phase;
  }

  private beginTurn(phase: PurchasePhase): number {
    this.isWatching = false;
    this.turn += 1;
    this.phase = phase;
    return this.turn;
  }

  /** What ended on its way (the page has ended, a bug) leaves no button busy. */
  private endTurn(turn: number): void {
    if (turn !== this.turn) return;
    runInAction(() => {
      this.isWatching = false;
      if (this.isBusy) this.phase = 'idle';
    });
  }
}

const stateOf = (order: OrderState | null): PayState | null => order?.state ?? null;
