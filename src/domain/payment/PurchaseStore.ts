/**
 * Paying for something through the host's cashier: the order, the cashier and the result. Coupon packages, bargains,
 * overdue fees and freight all pay this way.
 * No navigation or toasts here: every action returns an outcome, and the page decides what to show.
 */
import { runInAction, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import type { PaymentCapability, PaymentParams } from '@/platform/payment/types';
import type { RunGated } from '@/session/LoginGate';
import {
  isOfferedAtOnce,
  mayArrive,
  nextStep,
  type OpenOrder,
  type OpenOrderMemory,
  reportOf,
} from './payRules';
import { PAY_CODE, PAY_TEXTS, type PaymentTexts } from './payTexts';
import type { PurchaseApi } from './purchaseApi';
import type { PurchaseState, PayState, PlacedPurchase } from './purchaseTypes';
import type { PurchaseWatch, WatchEnd } from './PurchaseWatch';

export type PurchaseOutcome =
  | { readonly kind: 'paid'; readonly orderNo: string }
  /** The order ended unpaid. */
  | { readonly kind: 'closed'; readonly text: string }
  /** What is paid for may have changed too. */
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show beyond `phase`: an action is running, the page was unmounted, or the user closed the login. */
  | { readonly kind: 'nothing' };

/** `unconfirmed`: it may be paid, so paying again is not allowed. `unpaid`: the order can be paid. */
type PurchasePhase = 'idle' | 'ordering' | 'paying' | 'confirming' | 'unconfirmed' | 'unpaid';

export interface PurchaseStoreDeps {
  readonly api: Pick<PurchaseApi, 'closeOrder' | 'fetchLost'> & {
    /**
     * Places the order. If there is an unpaid one for the same thing, the gateway returns that one. Sent exactly once;
     * after a lost response the same `submitNo` finds the order again. @throws ApiError
     */
    submitOrder(submitNo: string): Promise<PlacedPurchase>;
  };
  readonly watch: Pick<PurchaseWatch, 'run'>;
  readonly payment: PaymentCapability;
  readonly memory: OpenOrderMemory;
  readonly words: PaymentTexts;
  readonly runGated: RunGated;
  readonly isLoggedIn: () => boolean;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Matches the contract's `submitNo`. */
  readonly newSubmitNo: () => string;
  /** The price the page shows, in fen; null: it may not be bought (any more). */
  readonly agreedFen: (purchase: {
    /** The user logged in meanwhile: price and limit may differ for that account. */
    readonly isAfterLogin: boolean;
    /** The order already holds what it is for, even if no other is left. */
    readonly isContinued: boolean;
  }) => Promise<number | null>;
  /** The page's scope. */
  readonly scope: Scope;
}

const NOTHING: PurchaseOutcome = { kind: 'nothing' };
const message = (text: string): PurchaseOutcome => ({ kind: 'message', text });
/** The response to an order is lost, and the gateway could not be reached to look it up. */
const ORDER_UNKNOWN = message(PAY_TEXTS.orderUnknown);

export class PurchaseStore {
  phase: PurchasePhase = 'idle';
  /** When the current order expires, Beijing wall clock; '' while unknown. */
  expiresAt = '';
  /** The cashier reported that it could not pay the current order. */
  hasFailed = false;
  /** The order that the page shows as unpaid: the next tap pays it. */
  private unpaidNo = '';
  /** Number of the latest action: an earlier one that still waits for the money changes nothing any more. */
  private turn = 0;
  /** Polling continues for an order that can already be paid again: its money may still arrive. */
  private isWatching = false;

  constructor(private readonly deps: PurchaseStoreDeps) {
    makeAutoObservable<this, 'deps' | 'unpaidNo' | 'turn' | 'isWatching'>(
      this,
      { deps: false, unpaidNo: false, turn: false, isWatching: false },
      { autoBind: true },
    );
  }

  get words(): PaymentTexts {
    return this.deps.words;
  }

  get isBusy(): boolean {
    return this.phase === 'ordering' || this.phase === 'paying' || this.phase === 'confirming';
  }

  /** 立即购买, 继续支付, 重新支付: login if needed, then the order, the cashier, and the gateway's order state. */
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

  /** 取消订单, for an unpaid order. */
  cancel(): Promise<PurchaseOutcome> {
    const open = this.deps.memory.read();
    if (open !== null && !this.isBusy && this.phase === 'unpaid')
      this.deps.memory.write({ ...open, report: 'cancelled' });
    return this.refresh();
  }

  /**
   * Called when the page is shown (first time or again) or after a login: continues an order that was left open,
   * without asking for login.
   */
  async resume(): Promise<PurchaseOutcome> {
    const orderNo = this.deps.memory.read()?.orderNo;
    if (this.isBusy || this.isWatching || !this.deps.isLoggedIn() || orderNo === undefined) return NOTHING;
    const turn = this.beginTurn('confirming');
    try {
      const end = await this.ask(orderNo !== this.unpaidNo);
      return end === ORDER_UNKNOWN ? NOTHING : end; // the user has tapped nothing
    } catch (cause) {
      this.deps.toCallFailure(cause);
      return NOTHING; // login expired: the next tap asks for login
    } finally {
      this.endTurn(turn);
    }
  }

  /** Runs one action at a time, behind the login gate. */
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
      // Refused again right after a login: no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      if (turn !== this.turn) return NOTHING;
      this.settle(before);
      return message(this.deps.words.orderFailed);
    } finally {
      this.endTurn(turn);
    }
  }

  private async attempt(isAfterLogin: boolean): Promise<PurchaseOutcome> {
    const open = this.deps.memory.read();
    let isContinued = false;
    if (open !== null) {
      const wasReported = open.orderNo === this.unpaidNo;
      const before = await this.ask(!wasReported);
      isContinued = this.phase === 'unpaid' && (wasReported || open.report === 'none');
      // The user is buying, so an earlier order that ended unpaid is not reported.
      const mayStart = this.phase === 'idle' && (before.kind === 'nothing' || before.kind === 'closed');
      if (!isContinued && !mayStart) return before;
    }
    this.settle('ordering'); // busy throughout, so that `resume` does not interfere
    const agreedFen = await this.deps.agreedFen({ isAfterLogin, isContinued });
    if (agreedFen === null || this.deps.scope.isCancelled) {
      this.settle('idle');
      return NOTHING; // the button shows why
    }
    return this.order(agreedFen, true);
  }

  /** @param canRepeat a submitNo whose order is over is replaced by a new one, once */
  private async order(agreedFen: number, canRepeat: boolean): Promise<PurchaseOutcome> {
    const { api, memory, newSubmitNo } = this.deps;
    const kept: OpenOrder = { ...memory.begin(newSubmitNo), report: 'none' };
    // Stored before sending: after a lost response the same number finds the order again.
    memory.write(kept);
    let order: PlacedPurchase;
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
      return order.state === 'PAID' ? { kind: 'paid', orderNo } : message(this.deps.words.orderFailed);
    }
    if (order.payFen !== agreedFen) {
      memory.write({ ...kept, orderNo, report: 'cancelled' });
      const end = await this.ask(false);
      return end.kind === 'paid' ? end : message(this.deps.words.priceChanged);
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
    return wasNoCashier ? message(this.deps.words.cannotPayHere) : end;
  }

  /**
   * Fetches the state of the stored order and settles it as far as possible (`nextStep`); `phase` shows what is left.
   * @param isPatient polls for ten seconds while the money may still arrive
   * @throws the original cause if login is needed
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
    return this.ask(isPatient); // another account mark may have left an order too
  }

  /** The order was sent but its response was lost: looks it up by the submitNo it was sent with. */
  private async askLost(open: OpenOrder, isPatient: boolean): Promise<PurchaseOutcome> {
    const { api, memory, scope, toCallFailure } = this.deps;
    let found: PurchaseState | null;
    try {
      found = await api.fetchLost(open.submitNo);
    } catch (cause) {
      if (toCallFailure(cause).kind === 'unauthorized') throw cause;
      this.settle('idle');
      return ORDER_UNKNOWN;
    }
    if (scope.isCancelled) return NOTHING;
    if (found === null && memory.isOwn(open)) {
      this.settle('idle'); // never made: the next tap sends the same number
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

  /** The gateway says PAYING: the order need not stay locked until the money might have arrived. */
  private offer(turn: number, open: OpenOrder, order: PurchaseState): boolean {
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
          text: open.report === 'cancelled' ? PAY_TEXTS.cancelled : order?.message || PAY_TEXTS.closed,
        });
      case 'refunded':
        return this.finish(open, message(order?.message || PAY_TEXTS.refunded));
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

  /** Closes the order to release what it holds. It may have been paid at the same moment; the response says so. */
  private async giveUp(open: OpenOrder): Promise<PurchaseOutcome> {
    let end: PurchaseState | null;
    try {
      end = await this.deps.api.closeOrder(open.orderNo);
    } catch (cause) {
      if (this.deps.toCallFailure(cause).kind === 'unauthorized') throw cause;
      this.settle('unconfirmed');
      return NOTHING;
    }
    if (end === null) return this.finish(open, NOTHING);
    if (end.state !== 'PAYING') return this.take(open, end);
    this.settle('unconfirmed'); // violates the contract: fetched again later, not closed over and over
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
        return isMade || this.deps.scope.isCancelled ? end : message(this.deps.words.orderFailed);
      }
      case 'business':
        // A refusal means that no order was made: the number is free, or unusable.
        this.deps.memory.forget(kept);
        return message(
          failure.code === PAY_CODE.otherThing
            ? this.deps.words.orderFailed
            : this.deps.words.refusal(failure.code, failure.message),
        );
    }
  }

  private finish(open: OpenOrder, outcome: PurchaseOutcome): PurchaseOutcome {
    this.deps.memory.forget(open);
    this.unpaidNo = '';
    this.settle('idle');
    return outcome;
  }

  private note(open: OpenOrder, order: PurchaseState | null): void {
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

  /** An action that ended early (page unmounted, or a bug) leaves no button busy. */
  private endTurn(turn: number): void {
    if (turn !== this.turn) return;
    runInAction(() => {
      this.isWatching = false;
      if (this.isBusy) this.phase = 'idle';
    });
  }
}

const stateOf = (order: PurchaseState | null): PayState | null => order?.state ?? null;
