/** Stored data of orders, cabinets, address books, usable coupons, and payments. */
import type { CouponTemplate } from '../coupon/coupons';
import type { Visitor } from '../core/rewardTypes';
import type { CouponGift } from '../coupon/couponLedger';
import type { AddressSaveRequest, CarrierCode, Contact, CouponInfo } from '../../contract/types';

// ---------------------------------------------------------------- coupons

export interface WalletCoupon {
  readonly info: CouponInfo;
  /** HTML; empty when there is none. */
  readonly description: string;
  /** Order that used it; null: unused. */
  readonly usedFor: string | null;
}

export interface WalletStore {
  /** All usable and used coupons: seeded, given by any page, bought. `walletFor` also collects what is due by now. */
  walletOf(visitor: Visitor): Promise<readonly WalletCoupon[]>;
  /** Puts a gift into the wallet, once for each key. */
  giveCoupons(accountId: string, gift: CouponGift): Promise<void>;
  /** False if it does not exist or is already used. */
  useCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<boolean>;
  /** Returns it if this order used it. */
  returnCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<void>;
}

// ---------------------------------------------------------------- orders

export type OrderState = 'WAIT_PICKUP' | 'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERING' | 'SIGNED' | 'CANCELLED';

export interface OrderStep {
  readonly state: OrderState;
  /** Epoch milliseconds of the server's clock; a future step happens automatically then. */
  readonly atMs: number;
}

export interface SentOrder {
  readonly orderNo: string;
  /** Empty for a seeded order. */
  readonly submitNo: string;
  /** Identifies repeated submits of the same order. */
  readonly fingerprint: string;
  readonly createdAtMs: number;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly goodsType: string;
  /** Kg. */
  readonly weight: number;
  /** Charged weight in kg: higher than the real weight for a large parcel. */
  readonly billableKg: number;
  readonly carrierCode: CarrierCode;
  readonly slotStartMs: number;
  readonly slotEndMs: number;
  readonly remark: string;
  readonly firstWeightFen: number;
  readonly extraWeightFen: number;
  readonly coupon: { readonly couponId: string; readonly title: string; readonly discountFen: number } | null;
  readonly reduction: { readonly useId: string; readonly fen: number } | null;
  readonly arrivesAtMs: number;
  /** In chronological order. */
  readonly steps: readonly OrderStep[];
  readonly cancelReason: string;
  readonly rewardBizId: string;
  readonly isEvaluated: boolean;
  /** A seeded order that was paid; null: `PayStore` knows. */
  readonly seededPaidAtMs: number | null;
}

export type NewOrder = Omit<SentOrder, 'orderNo'>;
export type OrderChange = (order: SentOrder, nowMs: number) => SentOrder | null;

export interface OrderStore {
  /** Newest first. */
  ordersOf(visitor: Visitor): Promise<readonly SentOrder[]>;
  /**
   * Lets `make` place the order of this `submitNo`, once and atomically for the account. Null: refused; the same
   * `submitNo` may be tried again. A repeat returns the first order.
   */
  placeOrder(
    visitor: Visitor,
    submitNo: string,
    make: (orderNo: string) => Promise<NewOrder | null>,
  ): Promise<{ readonly order: SentOrder; readonly isNew: boolean } | null>;
  /** Applies `change` to the order; null when there is no such order or `change` refuses. */
  changeOrder(visitor: Visitor, orderNo: string, change: OrderChange): Promise<SentOrder | null>;
  /** The user who placed an order since reset; `latest`: the most recent order. */
  senderOf(orderNo: string): Promise<{ readonly visitor: Visitor; readonly orderNo: string } | null>;
  /** Carriers and slots that were closed by hand. */
  readonly closed: ClosedSending;
  setClosed(change: Partial<ClosedSending>): void;
}

export interface ClosedSending {
  readonly carriers: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
}

// ---------------------------------------------------------------- address book

export interface BookAddress extends Contact {
  readonly id: string;
  readonly kind: AddressSaveRequest['kind'];
  readonly isDefault: boolean;
}
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly address: BookAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' };

export interface AddressStore {
  /** Defaults first, then the most recently saved. */
  addressesOf(visitor: Visitor): Promise<readonly BookAddress[]>;
  /** An empty id creates a new one; the same texts of one kind are one entry. */
  saveAddress(visitor: Visitor, address: BookAddress): Promise<SaveOutcome>;
  deleteAddress(visitor: Visitor, id: string): Promise<void>;
}

// ---------------------------------------------------------------- cabinets

/** A parcel that was picked up. */
export interface TakenParcel {
  readonly parcelId: string;
  readonly takenAtMs: number;
}

export interface CabinetOperation {
  readonly id: string;
  readonly cabinetCode: string;
  readonly parcelIds: readonly string[];
  readonly polls: number;
  /** 0 waiting, 1 opened, 2 failed. */
  readonly status: 0 | 1 | 2;
  readonly reasonMsg: string;
}

export interface CabinetStore {
  takenBy(visitor: Visitor): Promise<readonly TakenParcel[]>;
  /** The operation that opens these cells; returns the running one for the same cells. */
  openCells(visitor: Visitor, cabinetCode: string, parcelIds: readonly string[]): Promise<CabinetOperation>;
  /** Polls once more: `settle` decides the state of a waiting one. Null: not this user's. */
  pollCells(
    visitor: Visitor,
    operationId: string,
    settle: (operation: CabinetOperation) => Pick<CabinetOperation, 'status' | 'reasonMsg'>,
  ): Promise<CabinetOperation | null>;
  /** Cabinets switched on or off by hand, by code. */
  readonly cabinetSwitches: ReadonlyMap<string, boolean>;
  switchCabinet(cabinetCode: string, isOnline: boolean): void;
  /** The name that parcels are handed out under, if it was changed; null: unchanged. */
  pickNameOf(visitor: Visitor): Promise<string | null>;
  /** @returns whether it was changed: possible once per account */
  changePickName(visitor: Visitor, name: string): Promise<boolean>;
}

// ---------------------------------------------------------------- payments

export type PayState = 'PAYING' | 'PAID' | 'CLOSED' | 'REFUNDED';
export type PayResult = 'pay' | 'cancel' | 'fail' | 'unknown';

export interface PayOrder {
  readonly orderNo: string;
  readonly kind: 'SALE' | 'FEE' | 'BARGAIN' | 'FREIGHT';
  /** Code of the package or of the bargain's activity, id of the parcel, or number of the sent parcel's order. */
  readonly code: string;
  readonly visitor: Visitor;
  readonly submitNo: string;
  readonly title: string;
  /** Fen. */
  readonly payFen: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When the payment arrived, possibly in the future; null: not paid. */
  readonly paidAtMs: number | null;
  /** When the user cancelled. */
  readonly closedAtMs: number | null;
  /** Coupons issued for a SALE or a BARGAIN. */
  readonly coupons: readonly CouponTemplate[];
  /** The use of the reduction fund in a FEE. */
  readonly fundUseId: string | null;
}

export type NewPayOrder = Pick<
  PayOrder,
  'kind' | 'code' | 'title' | 'payFen' | 'coupons' | 'fundUseId' | 'paidAtMs'
>;
export type PayPlacing<Refusal> =
  | { readonly kind: 'order'; readonly order: PayOrder; readonly isRepeat: boolean }
  | { readonly kind: 'other-thing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

export interface PayStore {
  /**
   * The order for one item: that of this `submitNo`, or an unpaid one for the same item, or what `make` decides based
   * on the current orders for that item; atomic.
   */
  placePayment<Refusal>(
    visitor: Visitor,
    what: { readonly kind: PayOrder['kind']; readonly code: string; readonly submitNo: string },
    make: (orders: readonly PayOrder[]) => Promise<NewPayOrder | { readonly refusal: Refusal }>,
  ): Promise<PayPlacing<Refusal>>;
  payOrdersFor(kind: PayOrder['kind'], code: string): Promise<readonly PayOrder[]>;
  payOrder(orderNo: string): Promise<PayOrder | null>;
  /** An order of this account, by the number that its client created. */
  payOrderOfSubmitNo(accountId: string, submitNo: string): Promise<PayOrder | null>;
  /** The most recent one of any account. */
  latestPayOrder(): Promise<PayOrder | null>;
  /** The payment arrives at that moment, once; false: it had already arrived. */
  takeMoney(orderNo: string, atMs: number): Promise<boolean>;
  /** Closes it now, unless it is paid, closed or expired. */
  closePayment(orderNo: string): Promise<void>;
  /** The next result of the host's payment; null: the user decides. */
  nextPayResult: PayResult | null;
}

// ---------------------------------------------------------------- messages

export interface MessageStore {
  /** Accepts one more message of each of these templates. */
  acceptMessages(accountId: string, templateIds: readonly string[]): Promise<void>;
  messagesOf(accountId: string): Promise<readonly string[]>;
}

export interface MiniStore
  extends WalletStore, OrderStore, AddressStore, CabinetStore, PayStore, MessageStore {}
