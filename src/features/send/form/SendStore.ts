/**
 * Store of the send page (product §2.7): defaults from the address book, missing fields, and the submit. The form
 * values are in the draft, the gateway's data in `SendAnswers`. No navigation or toasts here: a submit returns an
 * outcome, and the page decides what to show.
 */
import { runInAction, reaction, makeAutoObservable } from 'mobx';
import { LatestScope } from '@/api/scope';
import type { DependentOutcome } from '@/data/DependentQuery';
import { fillContacts, needsBook } from '@/domain/send/contactRules';
import { EMPTY_FORM } from '@/domain/send/draftForm';
import type { SendDraft } from '@/domain/send/SendDraft';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type { GoodsType, SendField, SendProblem } from '@/domain/send/sendTypes';
import { stepWeight, weightLimit } from '@/domain/send/weightRules';
import type { BookApi } from '@/features/send/bookApi';
import type { RunGated } from '@/session/LoginGate';
import { textParam } from '@/utils/addressParams';
import { missingParts } from './missingParts';
import { SendAnswers, type SendAnswersDeps } from './SendAnswers';
import { datedSlotLabel } from './slotRules';
import { refusalOutcome, submitBody, type SubmitOutcome } from './submitRules';

interface SendStoreDeps extends SendAnswersDeps {
  readonly bookApi: BookApi;
  /** The account has accepted the agreements, when logging in or with an earlier order. */
  readonly hasAgreed: () => boolean;
  readonly noteAgreed: () => void;
  readonly runGated: RunGated;
}

/** Parameters that a tab switch may carry. */
type SendParams = Readonly<Record<string, string>>;

/** Decision: prices, coupons and slots older than this are refetched when the page is shown again. */
const STALE_MS = 60_000;
const NOTHING: SubmitOutcome = { kind: 'nothing' };

export class SendStore {
  readonly answers: SendAnswers;
  /** The part of the form that was refused, until the form changes. */
  private refusal: SendProblem | null = null;
  /** The parts that were missing at the last tap. */
  private asked: readonly SendProblem[] = [];
  isSubmitting = false;
  /** The user's own addresses are loading. */
  isFilling = false;
  private askedAtMs = 0;
  private readonly books: LatestScope;

  constructor(private readonly deps: SendStoreDeps) {
    this.answers = new SendAnswers(deps);
    this.books = new LatestScope(deps.scope);
    // Set from the first render on: a skeleton that appears a moment later costs another render.
    this.isFilling = deps.token() !== null && needsBook(deps.draft.form);
    makeAutoObservable<this, 'deps' | 'askedAtMs' | 'books'>(
      this,
      {
        deps: false,
        askedAtMs: false,
        books: false,
        answers: false,
      },
      { autoBind: true },
    );
  }

  get draft(): SendDraft {
    return this.deps.draft;
  }

  get needsAgreement(): boolean {
    return !this.deps.hasAgreed();
  }

  get missing(): readonly SendProblem[] {
    const { sender, receiver, weight, isAgreed } = this.draft.form;
    return missingParts({
      sender,
      receiver,
      goods: this.answers.goodsType,
      weight,
      hasCarrier: this.answers.quote !== null,
      isFreightLoading: this.answers.freight.phase === 'loading',
      hasSlot: this.answers.slot !== null,
      isAgreed: isAgreed || !this.needsAgreement,
    });
  }

  /** Fetches what the form allows, and again when it changes; the returned function stops this. */
  start(): () => void {
    const stops = [
      this.answers.start(),
      reaction(() => this.deps.token(), this.loginChanged),
      reaction(
        () => this.draft.form,
        () => (this.refusal = null),
      ),
    ];
    this.askedAtMs = this.deps.clock.nowMs();
    void this.fill();
    return () => stops.forEach((stop) => stop());
  }

  /** Takes sender, receiver and coupon from the parameters of the page or of a switch to it. */
  arrive(params: SendParams): void {
    const senderId = textParam(params, 'senderId');
    const receiverId = textParam(params, 'receiverId');
    const couponId = textParam(params, 'couponId');
    if (couponId !== '') this.draft.setCoupon({ kind: 'this', id: couponId });
    if (senderId || receiverId)
      this.draft.want({
        ...(senderId ? { SENDER: senderId } : {}),
        ...(receiverId ? { RECEIVER: receiverId } : {}),
      });
    void this.fill();
  }

  step(by: number): void {
    this.draft.setWeight(stepWeight(this.draft.form.weight, by, this.answers.goodsType));
  }

  chooseGoods(goods: GoodsType): void {
    this.draft.setGoods(goods.id);
    if (this.draft.form.weight > weightLimit(goods)) this.draft.setWeight(weightLimit(goods));
  }

  /** Refetches everything, each part in its place; a failure keeps the current data. */
  refresh(): Promise<DependentOutcome> {
    this.askedAtMs = this.deps.clock.nowMs();
    return this.answers.refresh();
  }

  /** The page is shown again. */
  async seenAgain(): Promise<void> {
    await this.fill();
    if (this.deps.clock.nowMs() - this.askedAtMs >= STALE_MS) await this.refresh();
  }

  /** Marks parts of the form that must be filled in first, each until it is. */
  miss(missing: readonly SendProblem[]): SubmitOutcome {
    this.refusal = null;
    this.asked = missing;
    return { kind: 'problems', problems: missing };
  }

  /** What is marked in the form. */
  get problems(): readonly SendProblem[] {
    if (this.refusal !== null) return [this.refusal];
    return this.asked.filter(({ field, text }) =>
      this.missing.some((part) => part.field === field && part.text === text),
    );
  }

  /** What is wrong with that part of the form; '': nothing. */
  problemOf(field: SendField): string {
    return this.problems.find((problem) => problem.field === field)?.text ?? '';
  }

  /** 立即下单: login if needed, then one order. One at a time, however often it is called. */
  async submit(): Promise<SubmitOutcome> {
    if (this.isSubmitting) return NOTHING;
    const { missing } = this;
    const shownFen = this.answers.totals?.payFen;
    const shownId = this.answers.coupon?.id;
    if (missing.length === 1 && missing[0]?.field === 'agreement') return { kind: 'agreement' };
    if (missing.length > 0) return this.miss(missing);
    this.asked = [];
    if (shownFen === undefined) return this.report({ field: 'carrier', text: SEND_TEXTS.needCarrier });
    this.isSubmitting = true;
    try {
      const result = await this.deps.runGated(() => this.attempt(shownFen, shownId), { asksFirst: true });
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      // Refused again right after a login: there is no third try.
      if (this.deps.toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: 'message', text: SEND_TEXTS.submitFailed };
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  /**
   * One submit. The current user's coupons must be known first: the gateway accepts the order only at the price it will
   * charge. Decision: a coupon that the user has not seen, because the login brought it, is not spent: the price bar
   * shows it first. A price that only the fund has lowered needs no new confirmation.
   * @throws the cause if it requires a login: the gate handles that
   */
  private async attempt(shownFen: number, shownId: string | undefined): Promise<SubmitOutcome> {
    if (!(await this.answers.knowOffers())) return { kind: 'message', text: SEND_TEXTS.submitFailed };
    const { quote, slot, coupon, totals } = this.answers;
    if (quote === null || slot === null || totals === null)
      return this.missing.length > 0
        ? this.miss(this.missing)
        : this.report({ field: 'carrier', text: SEND_TEXTS.needFreight });
    if (totals.payFen > shownFen) return this.report({ field: 'coupon', text: SEND_TEXTS.couponGone });
    if (coupon !== null && coupon.id !== shownId)
      return this.report({ field: 'coupon', text: SEND_TEXTS.couponFound });
    const body = submitBody(
      this.draft.form,
      {
        carrierCode: quote.code,
        slotId: slot.id,
        couponId: coupon?.id ?? null,
        payFen: totals.payFen,
      },
      this.draft.takeSubmitNo(),
    );
    if (body === null) return NOTHING;
    try {
      const order = await this.deps.api.submit(body);
      if (this.needsAgreement) this.deps.noteAgreed();
      this.draft.ordered();
      return { kind: 'placed', order, slotText: datedSlotLabel(slot) };
    } catch (cause) {
      return this.refused(cause);
    }
  }

  private async refused(cause: unknown): Promise<SubmitOutcome> {
    const failure = this.deps.toCallFailure(cause);
    switch (failure.kind) {
      case 'unauthorized':
        throw cause;
      case 'cancelled':
        return NOTHING;
      case 'offline':
      case 'no-answer':
        // The order may exist: keep the number, so that the next tap sends the same order.
        return { kind: 'message', text: SEND_TEXTS.submitUnknown };
      case 'business': {
        this.draft.submitAnswered();
        const outcome = refusalOutcome(failure.code, failure.message);
        await this.answers.refetchAfterRefusal(failure.code);
        return outcome.kind === 'refused' ? this.report(outcome.problem) : outcome;
      }
    }
  }

  private report(problem: SendProblem): SubmitOutcome {
    this.refusal = problem;
    return { kind: 'problems', problems: [problem] };
  }

  /** Cancels a book request of the previous login. The draft decides what happens to the form. */
  private loginChanged(): void {
    this.books.cancel();
    this.isFilling = false;
    void this.fill();
  }

  /** Fills in the user's default sender if there is none, and the contacts that the page was opened for. */
  private async fill(): Promise<void> {
    if (this.deps.token() === null || !needsBook(this.draft.form)) return;
    const scope = this.books.next();
    this.isFilling = true;
    try {
      const book = await this.deps.bookApi.fetchBook('', scope);
      if (scope.isCancelled) return;
      runInAction(() => {
        const { sender, receiver, wanted } = this.draft.form;
        const filled = fillContacts({ sender, receiver, wanted }, book);
        if (filled.sender !== sender || filled.receiver !== receiver || wanted !== EMPTY_FORM.wanted)
          this.draft.setContacts(filled);
        this.isFilling = false;
      });
    } catch (cause) {
      // The form can be filled in by hand; a bug of ours goes to error reporting.
      this.deps.toCallFailure(cause);
      if (!scope.isCancelled) runInAction(() => (this.isFilling = false));
    }
  }
}
