/**
 * The gateway's data for the send form (goods, freight, coupons, slots), refetched as the form changes, and what
 * follows from it (product §2.7). The form values are in the draft. No navigation or toasts here.
 */
import { reaction, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import { DependentQuery, type DependentOutcome } from '@/data/DependentQuery';
import type { SendDraft } from '@/domain/send/SendDraft';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import type {
  CarrierQuote,
  FreightQuestion,
  GoodsInfo,
  GoodsType,
  Offers,
  OwnedOffersQuestion,
  PickUpDay,
  PickUpSlot,
  SendCoupon,
  SlotQuestion,
  Totals,
} from '@/domain/send/sendTypes';
import { chosenCoupon, chosenQuote, totalsOf } from '@/features/send/priceRules';
import type { Clock } from '@/utils/clock';
import { freightQuestion } from './freightQuestion';
import type { SendApi } from './sendApi';
import { openSlot, slotLabel } from './slotRules';
import { SEND_CODE } from './submitRules';

export interface SendAnswersDeps {
  readonly api: SendApi;
  readonly draft: SendDraft;
  /** Current login token; null when not logged in. */
  readonly token: () => string | null;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Epoch milliseconds, server time. */
  readonly serverNowMs: () => number;
  /** Page scope; cancelled on unmount. */
  readonly scope: Scope;
}

/**
 * Decision: the freight request waits until nothing has changed for this long; tapping + every 200 ms sends one
 * request.
 */
const PAUSE_MS = 300;

export class SendAnswers {
  readonly goods: DependentQuery<'all', GoodsInfo>;
  readonly freight: DependentQuery<FreightQuestion, readonly CarrierQuote[]>;
  readonly offers: DependentQuery<OwnedOffersQuestion, Offers>;
  readonly slots: DependentQuery<SlotQuestion, readonly PickUpDay[]>;
  /** The user has opened the slot picker. */
  private areSlotsWanted = false;

  constructor(private readonly deps: SendAnswersDeps) {
    const { api, toCallFailure, clock, scope } = deps;
    const shared = { toCallFailure, clock, scope };
    this.goods = new DependentQuery({
      ...shared,
      failedText: SEND_TEXTS.goodsFailed,
      fetch: (_all: 'all', life) => api.fetchGoods(life),
    });
    this.freight = new DependentQuery({
      ...shared,
      failedText: SEND_TEXTS.freightFailed,
      fetch: (question: FreightQuestion, life) => api.fetchFreight(question, life),
    });
    this.offers = new DependentQuery({
      ...shared,
      failedText: SEND_TEXTS.couponsFailed,
      fetch: ({ token: _token, ...question }: OwnedOffersQuestion, life) => api.fetchOffers(question, life),
    });
    this.slots = new DependentQuery({
      ...shared,
      failedText: SEND_TEXTS.slotsFailed,
      fetch: (question: SlotQuestion, life) => api.fetchSlots(question, life),
    });
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, goods: false, freight: false, offers: false, slots: false },
      { autoBind: true },
    );
  }

  /** The chosen goods type; null: none, or not known yet. */
  get goodsType(): GoodsType | null {
    const { goodsType } = this.deps.draft.form;
    return this.goods.value?.types.find(({ id }) => id === goodsType) ?? null;
  }

  get quote(): CarrierQuote | null {
    return chosenQuote(this.freight.current, this.deps.draft.form.carrierCode);
  }

  get coupon(): SendCoupon | null {
    return chosenCoupon(this.offers.current?.coupons ?? [], this.deps.draft.form.coupon);
  }

  /** Which coupon the user came with, and why it is not used; '' if it is. */
  get couponNote(): string {
    const choice = this.deps.draft.form.coupon;
    if (choice.kind !== 'this' || this.offers.current === null || this.coupon?.id === choice.id) return '';
    const wanted = this.offers.current.coupons.find(({ id }) => id === choice.id);
    return wanted === undefined || wanted.reason === ''
      ? SEND_TEXTS.couponGone
      : `${wanted.title}：${wanted.reason}`;
  }

  /** Null until the freight is known. */
  get totals(): Totals | null {
    return this.quote === null ? null : totalsOf(this.quote.freightFen, this.coupon, this.offers.current);
  }

  get isCalculating(): boolean {
    return this.freight.phase === 'loading' || this.offers.phase === 'loading';
  }

  get slot(): PickUpSlot | null {
    return openSlot(this.slots.current, this.deps.draft.form.slotId, this.deps.serverNowMs());
  }

  /** `今天 09:00-11:00`; '' while none is chosen. */
  get slotText(): string {
    return this.slot === null ? '' : slotLabel(this.slot, this.deps.serverNowMs());
  }

  get offersQuestion(): OwnedOffersQuestion | null {
    const token = this.deps.token();
    const question = freightQuestion(this.deps.draft.form);
    if (token === null || question === null || this.quote === null) return null;
    return { ...question, carrierCode: this.quote.code, token };
  }

  private get slotQuestion(): SlotQuestion | null {
    const { sender, slotId } = this.deps.draft.form;
    if (sender === null || (!this.areSlotsWanted && slotId === '')) return null;
    const { province, city, district } = sender;
    return { province, city, district, carrierCode: this.quote?.code ?? '' };
  }

  /** Fetches what the form allows, and again when it changes; the returned function stops this. */
  start(): () => void {
    this.goods.want('all');
    const stops = [
      reaction(
        () => freightQuestion(this.deps.draft.form),
        (question) => this.freight.want(question, this.freight.phase === 'idle' ? 0 : PAUSE_MS),
        { fireImmediately: true },
      ),
      reaction(
        () => this.offersQuestion,
        (question) => this.offers.want(question),
        { fireImmediately: true },
      ),
      reaction(
        () => this.slotQuestion,
        (question) => this.slots.want(question),
        { fireImmediately: true },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The slot picker opens. */
  wantSlots(): void {
    this.areSlotsWanted = true;
    if (this.slots.phase === 'failed' || this.slots.phase === 'offline') void this.slots.load();
  }

  /**
   * Makes sure that the current user's coupons are loaded.
   * @returns false: they could not be fetched. Also true when not logged in: the gateway decides what that means
   */
  async knowOffers(): Promise<boolean> {
    this.offers.want(this.offersQuestion);
    if (this.offers.phase !== 'ready' && this.offers.phase !== 'logged-out') await this.offers.load();
    return this.offers.phase !== 'failed' && this.offers.phase !== 'offline';
  }

  /** Refetches everything, each part in its place; a failure keeps the current data. */
  async refresh(): Promise<DependentOutcome> {
    const outcomes = await Promise.all([
      this.goods.refresh(),
      this.freight.refresh(),
      this.offers.refresh(),
      this.slots.refresh(),
    ]);
    return outcomes.includes('failed') ? 'failed' : 'done';
  }

  /** A submit was refused because data on this page is outdated. */
  async refetchAfterRefusal(code: string): Promise<void> {
    switch (code) {
      case SEND_CODE.carrierGone:
      case SEND_CODE.priceChanged:
        await this.freight.refresh();
        await this.offers.refresh();
        return;
      case SEND_CODE.slotGone:
        this.deps.draft.setSlot('');
        this.areSlotsWanted = true;
        await this.slots.refresh();
        return;
      case SEND_CODE.couponGone:
        this.deps.draft.setCoupon({ kind: 'best' });
        await this.offers.refresh();
        return;
      default:
    }
  }
}
