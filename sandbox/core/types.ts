import type { ActivityFixture } from '../campaign/activityFixture';
import type { CouponTemplate } from '../coupon/coupons';
import type { CashStore } from '../wallet/cashTypes';
import type { ContrastStore } from '../contrast/contrastTypes';
import type { EvaluationStore } from '../evaluation/evaluationTypes';
import type { ExpressStore } from '../send/memoryExpress';
import type { HelpStore } from '../invite/helpTypes';
import type { InviteStore } from '../invite/inviteTypes';
import type { InvoiceStore } from '../invoice/invoiceTypes';
import type { MiniStore } from '../send/miniTypes';
import type { FundStore, TaskStore, Visitor } from './rewardTypes';
import type { UploadStore } from '../evaluation/uploadTypes';
import type { Parcel } from '../campaign/parcelTypes';
import type { CouponInfo, TrackBatch, TrackEvent } from '../../contract/types';

/**
 * The complete state of the sandbox, behind promises as with a database: another request may run between any two calls.
 * Whatever must be atomic is one call.
 */
export interface SandboxStore
  extends
    AccountStore,
    SmsStore,
    ShareStore,
    HelpStore,
    CashStore,
    ContrastStore,
    UploadStore,
    EvaluationStore,
    PickGiftStore,
    ExpressStore,
    GiftStore,
    InviteStore,
    InvoiceStore,
    ClaimStore,
    ParcelStore,
    IncentiveStore,
    AggregationStore,
    WeeklyStore,
    DrawStore,
    TaskStore,
    FundStore,
    MiniStore,
    EventStore {
  /** Back to the first state. */
  reset(): void;
}

export interface Account {
  readonly id: string;
  /** Null until a phone number is bound. */
  readonly phone: string | null;
}

/** A host's own user: `platform` 5 of the messaging app's mini program, 6 of the payment app's. */
export interface HostUser {
  readonly platform: number;
  readonly openId: string;
}

export interface AccountStore {
  /** The account of a number, created on first use. */
  accountOfPhone(phone: string): Promise<Account>;
  /** The account of a host's own user, created without a phone on first use. */
  accountOfHostUser(user: HostUser): Promise<Account>;
  /** Binds a host user to the account of this number, created on first use; silent login works from then on. */
  bindHostUser(user: HostUser, phone: string): Promise<Account>;
  /** The host user must enter the number again before being logged in. */
  signOut(user: HostUser): Promise<void>;
  isSignedOut(user: HostUser): Promise<boolean>;
  /** A new account without a phone number. */
  createUnboundAccount(): Promise<Account>;
  /**
   * Binds a number to an account. If the number already has an account, that one takes over (its coupons stay) together
   * with the host users of the old one. An account that already has a number keeps it: the result is the other account.
   */
  bindPhone(accountId: string, phone: string): Promise<Account>;
  /** A new token, valid for 30 days of the server's clock. */
  issueToken(accountId: string, user?: HostUser): Promise<string>;
  /** Revokes a token; the host user that it was issued to is signed out. */
  endToken(token: string): Promise<void>;
  /** Null: there is none. */
  accountOfId(accountId: string): Promise<Account | null>;
  /** Null when the token is unknown or expired. */
  accountOfToken(token: string): Promise<Account | null>;
  /** One-time ticket that passes an account to the bind-phone page. */
  issueBindTicket(accountId: string): Promise<string>;
  takeBindTicket(ticket: string): Promise<string | null>;
  /** False if this one-time code was used before. */
  useOnce(code: string): Promise<boolean>;
  /** One-time ticket with which its owner may close the account. */
  issueCloseTicket(accountId: string): Promise<string>;
  /**
   * Closes the account of this ticket: its tokens are revoked, its host users must enter their number again, a login
   * until `closesAtMs` restores it, and after that the number gets a new account. Once per ticket; a repeat returns the
   * first result. Null: no such ticket, or another account's.
   */
  closeAccount(ticket: string, accountId: string, closesAtMs: number): Promise<Closing | null>;
  /** The result of a ticket; null: no such ticket. `closesAtMs` is null while it has not been used. */
  closingOf(ticket: string): Promise<{ readonly closesAtMs: number | null } | null>;
}

/** An account that is being closed. */
export interface Closing {
  readonly accountId: string;
  /** Epoch milliseconds of the server's clock. */
  readonly closesAtMs: number;
}

export interface ShareStore {
  /** This account's share code for this campaign, created on first use. */
  shareCodeOf(activityCode: string, accountId: string): Promise<string>;
  /** Account that owns this link; null: unknown. */
  sharerOf(shareCode: string): Promise<string | null>;
  /** A friend has claimed through this link; counted once per friend, never for the owner. */
  countFriend(shareCode: string, friendId: string): Promise<void>;
  friendsBy(shareCode: string): Promise<number>;
}

export interface PreCheck {
  readonly requestCode: string;
  readonly mobile: string;
  readonly opCode: string;
  readonly timestamp: number;
  readonly clientIp: string;
  readonly sliderType: 1 | 2 | null;
}

export interface SentCode {
  /** The value that `checkSmsCode` signs. */
  readonly requestCode: string;
  readonly mobile: string;
  readonly opCode: string;
  readonly code: string;
  readonly sentAtMs: number;
  readonly preCheck: PreCheck;
}

export type CodeCheck = 'right' | 'wrong' | 'too-many' | 'over';

export interface SmsStore {
  openPreCheck(preCheck: PreCheck): Promise<void>;
  /** The latest unused pre-check of this attempt, at most 10 minutes old. */
  preCheckOf(mobile: string, opCode: string): Promise<PreCheck | null>;
  /** False if another call used it meanwhile. */
  spendPreCheck(requestCode: string): Promise<boolean>;
  recordSentCode(sent: SentCode): Promise<void>;
  sentCodeOf(mobile: string, opCode: string): Promise<SentCode | null>;
  /** Compares, counts the attempts (5 wrong ones invalidate the code), and uses up the code when it is right. */
  tryCode(requestCode: string, code: string): Promise<CodeCheck>;
  /** The last code sent to a number, or null. */
  lastCode(mobile: string): Promise<SentCode | null>;
  issueVerifyToken(mobile: string): Promise<string>;
  /** True once, within 10 minutes, for the number it was issued to. */
  takeVerifyToken(token: string, mobile: string): Promise<boolean>;
  issueSliderTicket(sliderType: 1 | 2): Promise<{ readonly ticket: string; readonly randstr: string }>;
  takeSliderTicket(ticket: string, randstr: string, sliderType: 1 | 2): Promise<boolean>;
}

export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly coupons: readonly CouponInfo[] }
  | { readonly kind: 'already'; readonly coupons: readonly CouponInfo[] }
  | { readonly kind: 'sold-out' };

export interface ClaimStore {
  /** Coupons this account holds from the activity. */
  heldCoupons(accountId: string, activity: ActivityFixture): Promise<readonly CouponInfo[]>;
  stockOf(activity: ActivityFixture): Promise<number>;
  /** Takes one from the stock and issues the coupons, or does neither. */
  claim(accountId: string, activity: ActivityFixture): Promise<ClaimOutcome>;
}

export interface ParcelHistory {
  /** In the order of sending. */
  readonly parcels: readonly Parcel[];
  /** When all waiting parcels were last shipped; null: never. */
  readonly lastShippingMs: number | null;
}

export interface ParcelStore {
  sendParcels(accountId: string, count: number, isShipped: boolean): Promise<void>;
  /** Ships every waiting parcel of the account. */
  shipParcels(accountId: string): Promise<void>;
  parcelsOf(accountId: string): Promise<ParcelHistory>;
}

/** Attribution sent with the first join. */
export interface Attribution {
  readonly channelCode: string;
  readonly burialPointInfo: string;
}

export interface Joining extends Attribution {
  /** Epoch milliseconds of the server's clock. */
  readonly joinedAtMs: number;
}

export interface IncentiveStore {
  joiningOf(accountId: string, activityCode: string): Promise<Joining | null>;
  /** Joins once; a repeat returns the first joining unchanged. */
  join(accountId: string, activityCode: string, attribution: Attribution): Promise<Joining>;
}

export interface AggregationStore {
  /** Numbers of the claimed stages, ascending. */
  claimedStages(accountId: string, activityId: string): Promise<readonly number[]>;
  /** False if it was already claimed. */
  claimStage(accountId: string, activityId: string, stageNo: number): Promise<boolean>;
}

/** A right of a session of a weekly page. */
export interface RightName {
  readonly configId: string;
  readonly sessionId: string;
  readonly rightsNo: string;
}
export interface RightClaim extends RightName {
  readonly stock: number;
  /** Put into the wallet with the claim. */
  readonly coupons: readonly CouponTemplate[];
}
export type RightClaimOutcome = 'claimed' | 'already' | 'sold-out';

export interface WeeklyStore {
  /** Accounts that have claimed it. */
  claimsOf(right: RightName): Promise<ReadonlySet<string>>;
  /** Takes one from the stock, or returns why not. */
  claimRight(accountId: string, claim: RightClaim): Promise<RightClaimOutcome>;
  /** Keys of the reminders that the account has subscribed to. */
  remindersOf(accountId: string): Promise<ReadonlySet<string>>;
  subscribe(accountId: string, targets: readonly string[]): Promise<void>;
}

export interface Draw {
  readonly id: string;
  readonly activityId: string;
  readonly accountId: string;
  readonly prizeCode: string;
  /** Epoch milliseconds of the server's clock. */
  readonly drawnAtMs: number;
}

export interface DrawState {
  /** The account's draws in the order of drawing. */
  readonly mine: readonly Draw[];
  /** How often each prize was given in total, by prize code. */
  readonly given: ReadonlyMap<string, number>;
}

export type DrawOutcome =
  | {
      readonly kind: 'drawn';
      readonly prizeCode: string;
      /** Put into the wallet with the draw. */
      readonly coupons: readonly CouponTemplate[];
    }
  | { readonly kind: 'refused'; readonly reasonCode: string };

/** What `draw` has stored. */
export type StoredDraw =
  | {
      readonly kind: 'drawn';
      readonly id: string;
      readonly prizeCode: string;
      readonly given: readonly CouponInfo[];
    }
  | Extract<DrawOutcome, { readonly kind: 'refused' }>;

export interface DrawStore {
  drawState(activityId: string, accountId: string): Promise<DrawState>;
  /** Lets `choose` decide based on the current state, and stores the result; atomic. */
  draw(activityId: string, accountId: string, choose: (state: DrawState) => DrawOutcome): Promise<StoredDraw>;
  /** All draws of an account, oldest first. */
  drawsOf(accountId: string): Promise<readonly Draw[]>;
}

/** A tracking event plus its batch's sender fields. */
export interface ReceivedEvent extends TrackEvent {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: number;
  /** Epoch milliseconds of the server's clock. */
  readonly receivedAt: number;
}

export interface EventStore {
  /** False if the batch was already received. */
  addEvents(batch: TrackBatch): Promise<boolean>;
  events(): Promise<readonly ReceivedEvent[]>;
}

/** Gifts for pick-ups. */
export interface PickGiftStore {
  hasOpenedGift(visitor: Visitor, code: string): Promise<boolean>;
  noteOpenedGift(visitor: Visitor, code: string): Promise<void>;
  /** Milliseconds since this pick-up's gift was first requested. */
  giftAskedForMs(orderNo: string): Promise<number>;
}

/** Recipient of a physical gift. */
export interface GiftReceiver {
  readonly name: string;
  readonly mobile: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly detail: string;
}

export interface AcceptedGift {
  readonly ownerId: string;
  readonly acceptedAtMs: number;
  /** Null: coupons. */
  readonly receiver: GiftReceiver | null;
}

/** Gifts with a code, each held by at most one account. */
export interface GiftStore {
  /**
   * Who accepted it; null: no one.
   * @param visitorId the requesting user
   */
  acceptedGift(code: string, visitorId: string | null): Promise<AcceptedGift | null>;
  /**
   * Accepts it if it is still free.
   * @returns who holds it now
   */
  acceptGift(visitor: Visitor, code: string, receiver: GiftReceiver | null): Promise<AcceptedGift>;
}
