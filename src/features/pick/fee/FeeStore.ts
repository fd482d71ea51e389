/** Store of the overdue fee page of a parcel. No navigation or toasts here. */
import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api/scope';
import { type ClaimEnd, ClaimOnce, type ClaimOnceDeps } from '@/data/ClaimOnce';
import type { Query } from '@/data/Query';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import type { Gateway } from '@/api/createGateway';
import { pickFeeClose, pickFeeOrder } from '@/api/generated/operations/pickFee';
import type { PayOrder } from '@/api/generated/schemas/PayOrder';
import type { PlatformCode } from '@/platform/host/types';

/** Texts of the fee page; all are ours. */
export const FEE_TEXTS = {
  loggedOut: '登录后查看滞留费',
  logIn: '去登录',
  gone: '这件包裹已取出，或没有滞留费',
  why: '包裹在柜机里超过免费保管时间，需先处理滞留费才能开柜。',
  fee: '滞留费',
  fund: '减免金抵扣',
  left: '还需支付',
  settle: '用减免金抵扣',
  settled: '滞留费已抵扣，可以取件了',
  payInApp: '请在APP支付',
  payInAppHint: '支付后回到这里下拉刷新，即可取件',
  notCovered: '减免金不足，请在APP支付',
  failed: '抵扣失败，请稍后再试',
  noAnswer: '没有收到结果，请再试一次，不会重复抵扣',
  toList: '返回取件列表',
} as const;

/** Gateway code: no fee is due, the parcel can be picked up as it is (contract `pickFeeOrder`). */
const NOTHING_TO_PAY = '201000008';

type SettleOutcome =
  | { readonly kind: 'settled' }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a request is running, there is nothing to settle, or the user closed the login. */
  | { readonly kind: 'nothing' };

interface FeeStoreDeps extends ClaimOnceDeps {
  readonly api: FeeApi;
  /** Only this parcel; empty if it is no longer there. */
  readonly parcel: Query<readonly WaitingParcel[]>;
  readonly scope: Scope;
}

/** One parcel per page, so one fee. */
const SETTLE = 'settle';

const message = (text: string): SettleOutcome => ({ kind: 'message', text });

export class FeeStore {
  /** Settled during this page visit. */
  isSettled = false;
  readonly parcel: Query<readonly WaitingParcel[]>;
  private readonly claims: ClaimOnce;

  constructor(private readonly deps: FeeStoreDeps) {
    this.parcel = deps.parcel;
    this.claims = new ClaimOnce(deps);
    makeAutoObservable<this, 'deps' | 'claims'>(
      this,
      { deps: false, claims: false, parcel: false },
      { autoBind: true },
    );
  }

  get isSettling(): boolean {
    return this.claims.isBusy;
  }

  /** Pays the whole fee from the fund; a fee that the fund does not cover is never started here. */
  async settle(): Promise<SettleOutcome> {
    const parcel = this.parcel.value?.[0];
    if (this.isSettled || parcel === undefined || parcel.payFen > 0) return { kind: 'nothing' };
    const { api, scope } = this.deps;
    return this.claims.run<FeeOrder, SettleOutcome>(
      {
        key: SETTLE,
        login: { asksFirst: true },
        async send(submitNo) {
          const order = await api.placeOrder(parcel.id, submitNo, scope);
          // The fund has shrunk meanwhile: close the order, so that its share is refunded and nothing stays half paid.
          if (order.state === 'PAYING') await api.closeOrder(order.orderNo, scope);
          return order;
        },
      },
      this.report,
    );
  }

  private async report(end: ClaimEnd<FeeOrder>): Promise<SettleOutcome> {
    switch (end.kind) {
      case 'done':
        if (end.answer.state === 'PAID') return this.done();
        await this.parcel.refetch();
        return message(FEE_TEXTS.notCovered);
      case 'refused':
        if (end.code === NOTHING_TO_PAY) return this.done();
        return message(end.message.trim() || FEE_TEXTS.failed);
      case 'lost':
      case 'unknown':
      case 'earlier':
        return message(FEE_TEXTS.noAnswer);
      case 'found':
      case 'had':
      case 'closed':
      case 'unauthorized':
      case 'nothing':
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

/** API for settling the overdue fee of a parcel (contract tag `pay`). Raw server types stay inside this file. */
interface FeeOrder {
  readonly orderNo: string;
  readonly state: PayOrder['stateCode'];
  /** Fen left to pay. */
  readonly payFen: number;
}

interface FeeApi {
  /**
   * Takes the fund's share immediately; if nothing is left to pay, that settles the fee.
   * @param submitNo sending the same number again returns the first result
   * @throws ApiError
   */
  placeOrder(parcelId: string, submitNo: string, scope: Scope): Promise<FeeOrder>;
  /** Closes the order and refunds the fund's share. @throws ApiError */
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
