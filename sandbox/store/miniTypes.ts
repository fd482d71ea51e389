/** What the store keeps of orders, cabinets, address books, coupons that can be used, and payments. */
import type { CouponTemplate } from '../fixtures/coupons';
import type { AddressKind, CarrierCode, Contact } from '../gateway/miniRequests';
import type { CouponInfo } from '../gateway/wire';
import type { Visitor } from './rewardTypes';

// ---------------------------------------------------------------- coupons

export interface WalletCoupon {
  readonly info: CouponInfo;
  /** HTML; empty when there is none. */
  readonly description: string;
  /** Order that used it; null: nobody did. */
  readonly usedFor: string | null;
}

export interface WalletStore {
  /** Everything that can be or was used: seeded, claimed in activities, bought. */
  walletOf(visitor: Visitor): Promise<readonly WalletCoupon[]>;
  /** False when it is not there or used already. */
  useCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<boolean>;
  /** Gives it back if this order used it. */
  returnCoupon(visitor: Visitor, couponId: string, orderNo: string): Promise<void>;
}

// ---------------------------------------------------------------- orders

export type OrderState = 'WAIT_PICKUP' | 'PICKED_UP' | 'IN_TRANSIT' | 'DELIVERING' | 'SIGNED' | 'CANCELLED';

export interface OrderStep {
  readonly state: OrderState;
  /** Epoch milliseconds of the server's clock; what lies ahead happens by itself then. */
  readonly atMs: number;
}

export interface SentOrder {
  readonly orderNo: string;
  /** Empty for one that was there from the first. */
  readonly submitNo: string;
  /** Everything that makes two submits the same one. */
  readonly fingerprint: string;
  readonly createdAtMs: number;
  readonly sender: Contact;
  readonly receiver: Contact;
  readonly goodsType: string;
  /** Kg. */
  readonly weight: number;
  /** Kg that are paid for: more than it weighs where it is large. */
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
  /** In time. */
  readonly steps: readonly OrderStep[];
  readonly cancelReason: string;
  readonly rewardBizId: string;
  readonly isEvaluated: boolean;
}

export type NewOrder = Omit<SentOrder, 'orderNo'>;
export type OrderChange = (order: SentOrder, nowMs: number) => SentOrder | null;

export interface OrderStore {
  /** Newest first. */
  ordersOf(visitor: Visitor): Promise<readonly SentOrder[]>;
  /**
   * Lets `make` place the order that this `submitNo` stands for, once and with nothing of the account between; null:
   * it was refused, and the same `submitNo` may be tried again. A repeat answers the order of the first time.
   */
  placeOrder(
    visitor: Visitor,
    submitNo: string,
    make: (orderNo: string) => Promise<NewOrder | null>,
  ): Promise<{ readonly order: SentOrder; readonly isNew: boolean } | null>;
  /** The order as `change` leaves it; null when there is none or `change` refuses. */
  changeOrder(visitor: Visitor, orderNo: string, change: OrderChange): Promise<SentOrder | null>;
  /** Who placed an order since reset; `latest`: the last one placed. */
  senderOf(orderNo: string): Promise<{ readonly visitor: Visitor; readonly orderNo: string } | null>;
  /** Carriers and slots that are taken out by hand. */
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
  readonly kind: AddressKind;
  readonly isDefault: boolean;
}
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly address: BookAddress }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'full' };

export interface AddressStore {
  /** Defaults first, then the last one saved. */
  addressesOf(visitor: Visitor): Promise<readonly BookAddress[]>;
  /** An empty id makes a new one; the same words of one kind are one entry. */
  saveAddress(visitor: Visitor, address: BookAddress): Promise<SaveOutcome>;
  deleteAddress(visitor: Visitor, id: string): Promise<void>;
}

// ---------------------------------------------------------------- cabinets

/** A parcel that waited, and is no longer there. */
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
  /** The operation that opens these cells; one that runs for the same cells is answered again. */
  openCells(visitor: Visitor, cabinetCode: string, parcelIds: readonly string[]): Promise<CabinetOperation>;
  /** Asks once more: `settle` says what becomes of a waiting one. Null: not this visitor's. */
  pollCells(
    visitor: Visitor,
    operationId: string,
    settle: (operation: CabinetOperation) => Pick<CabinetOperation, 'status' | 'reasonMsg'>,
  ): Promise<CabinetOperation | null>;
  /** Cabinets switched on or off by hand, by code. */
  readonly cabinetSwitches: ReadonlyMap<string, boolean>;
  switchCabinet(cabinetCode: string, isOnline: boolean): void;
  /** The name that parcels are given out under, once it was changed; null: it was not. */
  pickNameOf(visitor: Visitor): Promise<string | null>;
  /** @returns whether it is changed: once an account */
  changePickName(visitor: Visitor, name: string): Promise<boolean>;
}

// ---------------------------------------------------------------- payments

export type PayState = 'PAYING' | 'PAID' | 'CLOSED' | 'REFUNDED';
export type PayResult = 'pay' | 'cancel' | 'fail' | 'unknown';

export interface PayOrder {
  readonly orderNo: string;
  readonly kind: 'SALE' | 'FEE' | 'BARGAIN';
  /** Code of the package or of the bargain's activity, or id of the parcel. */
  readonly code: string;
  readonly visitor: Visitor;
  readonly submitNo: string;
  readonly title: string;
  /** Fen. */
  readonly payFen: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  /** When the house took the money, perhaps ahead; null: it did not. */
  readonly paidAtMs: number | null;
  /** When the person gave up. */
  readonly closedAtMs: number | null;
  /** What a SALE or a BARGAIN gives. */
  readonly coupons: readonly CouponTemplate[];
  /** What of the reduction fund a FEE uses. */
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
   * The order for one thing: that of this `submitNo`, or the one for the same thing that is still unpaid, or what `make`
   * decides on the orders for that thing as they are, with no other placing between.
   */
  placePayment<Refusal>(
    visitor: Visitor,
    what: { readonly kind: PayOrder['kind']; readonly code: string; readonly submitNo: string },
    make: (orders: readonly PayOrder[]) => Promise<NewPayOrder | { readonly refusal: Refusal }>,
  ): Promise<PayPlacing<Refusal>>;
  payOrdersFor(kind: PayOrder['kind'], code: string): Promise<readonly PayOrder[]>;
  payOrder(orderNo: string): Promise<PayOrder | null>;
  /** Of this account, by the number that its client made. */
  payOrderOfSubmitNo(accountId: string, submitNo: string): Promise<PayOrder | null>;
  /** The last one placed by anybody. */
  latestPayOrder(): Promise<PayOrder | null>;
  /** Money arrives at that moment, once; false: it had before. */
  takeMoney(orderNo: string, atMs: number): Promise<boolean>;
  /** Closes it now, unless it is paid, closed or over. */
  closePayment(orderNo: string): Promise<void>;
  /** What the host's payment is told to do next; null: the person decides. */
  nextPayResult: PayResult | null;
}

// ---------------------------------------------------------------- messages

export interface MessageStore {
  /** Templates that one message more will be sent for. */
  acceptMessages(accountId: string, templateIds: readonly string[]): Promise<void>;
  messagesOf(accountId: string): Promise<readonly string[]>;
}

export interface MiniStore
  extends WalletStore, OrderStore, AddressStore, CabinetStore, PayStore, MessageStore {}
