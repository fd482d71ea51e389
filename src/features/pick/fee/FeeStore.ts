/** State of one visit to the fee of a parcel that stayed too long. Knows no page, toast or address. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { Query } from '@/data/Query';
import type { RunGated } from '@/session/gated';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { FEE_TEXTS } from './feeTexts';
import type { Gateway } from '@/api/createGateway';
import { pickFeeClose, pickFeeOrder } from '@/api/generated/operations/pickFee';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PlatformCode } from '@/platform/host/types';

/** The gateway: nothing is to pay, the parcel can be taken as it is (contract `pickFeeOrder`). */
const NOTHING_TO_PAY = '201000008';

export type SettleOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to tell: it is under way, there is nothing to settle, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export interface FeeStoreDeps {
  readonly api: FeeApi;
  /** The parcel alone, or none when it is gone. */
  readonly parcel: Query<readonly WaitingParcel[]>;
  /** One for this visit, so that a lost answer is never settled twice. */
  readonly submitNo: string;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly scope: Scope;
}

const message = (text: string): SettleOutcome => ({ kind: 'message', text });

export class FeeStore {
  isSettling = false;
  /** Settled by this visit. */
  isSettled = false;
  readonly parcel: Query<readonly WaitingParcel[]>;

  constructor(private readonly deps: FeeStoreDeps) {
    this.parcel = deps.parcel;
    makeAutoObservable<this, 'deps'>(this, { deps: false, parcel: false }, { autoBind: true });
  }

  /** Lets the fund take the whole fee; one that it does not cover is never begun here. */
  async settle(): Promise<SettleOutcome> {
    const parcel = this.parcel.value?.[0];
    if (this.isSettling || this.isSettled || parcel === undefined || parcel.payFen > 0)
      return { kind: 'nothing' };
    this.isSettling = true;
    try {
      return await this.placeFor(parcel);
    } catch (cause) {
      return this.outcomeOf(this.deps.toCallFailure(cause));
    } finally {
      runInAction(() => {
        this.isSettling = false;
      });
    }
  }

  private async placeFor({ id }: WaitingParcel): Promise<SettleOutcome> {
    const { api, submitNo, scope, runGated } = this.deps;
    const answer = await runGated(() => api.placeOrder(id, submitNo, scope), { asksFirst: true });
    if (answer.kind === 'cancelled') return { kind: 'nothing' };
    const { state, orderNo } = answer.value;
    if (state === 'PAID') return this.done();
    // The fund has shrunk meanwhile: what it gave goes back, nothing is left half paid.
    if (state === 'PAYING') await api.closeOrder(orderNo, scope);
    await this.parcel.askAnew();
    return message(FEE_TEXTS.notCovered);
  }

  private outcomeOf(failure: CallFailure): SettleOutcome {
    switch (failure.kind) {
      case 'business':
        if (failure.code === NOTHING_TO_PAY) return this.done();
        return message(failure.message.trim() || FEE_TEXTS.failed);
      case 'no-answer':
      case 'offline':
        return message(FEE_TEXTS.noAnswer);
      case 'unauthorized':
      case 'cancelled':
        return { kind: 'nothing' };
    }
  }

  private done(): SettleOutcome {
    runInAction(() => {
      this.isSettled = true;
    });
    return { kind: 'settled' };
  }
}

/** Settling the fee for a parcel that stayed too long (contract tag `pay`). Raw server types stop here. */
export interface FeeOrder {
  readonly orderNo: string;
  readonly state: PayOrder['stateCode'];
  /** Fen that are left to pay. */
  readonly payFen: number;
}

export interface FeeApi {
  /**
   * The fund's part is taken at once; with nothing left to pay the fee is settled by that.
   * @param submitNo sent again it answers what it made the first time
   * @throws ApiError
   */
  placeOrder(parcelId: string, submitNo: string, scope: Scope): Promise<FeeOrder>;
  /** What the fund gave comes back. @throws ApiError */
  closeOrder(orderNo: string, scope: Scope): Promise<void>;
}

export function createFeeApi(gateway: Gateway, client: PlatformCode): FeeApi {
  return {
    async placeOrder(parcelId, submitNo, scope) {
      const { data } = await gateway.call(pickFeeOrder, { parcelId, submitNo, client }, scope);
      return { orderNo: data.orderNo, state: data.stateCode, payFen: data.payFen };
    },
    async closeOrder(orderNo, scope) {
      await gateway.call(pickFeeClose, { orderNo }, scope);
    },
  };
}
