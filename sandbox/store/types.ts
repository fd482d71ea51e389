import type { ActivityFixture } from '../fixtures/activityFixture';
import type { CouponInfo, TrackBatch, TrackEvent } from '../gateway/wire';
import type { CashStore } from './cashTypes';
import type { ContrastStore } from './contrastTypes';
import type { EvaluationStore } from './evaluationTypes';
import type { ExpressStore } from './memoryExpress';
import type { HelpStore } from './helpTypes';
import type { InviteStore } from './inviteTypes';
import type { InvoiceStore } from './invoiceTypes';
import type { MiniStore } from './miniTypes';
import type { FundStore, TaskStore, Visitor } from './rewardTypes';
import type { UploadStore } from './uploadTypes';
import type { Parcel } from './parcelTypes';

/**
 * Everything the sandbox remembers, behind promises as a database would be: between any two calls another request
 * may have had its turn. What must not be torn apart is one call.
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
  /** The account of a number, made on first use. */
  accountOfPhone(phone: string): Promise<Account>;
  /** The account behind a host's own user, made without a phone on first use. */
  accountOfHostUser(user: HostUser): Promise<Account>;
  /** Gives a host user the account of this number, made on first use, and lets him log in silently from then on. */
  bindHostUser(user: HostUser, phone: string): Promise<Account>;
  /** He must give his number again before he is logged in. */
  signOut(user: HostUser): Promise<void>;
  isSignedOut(user: HostUser): Promise<boolean>;
  /** A new account without a phone number. */
  createUnboundAccount(): Promise<Account>;
  /**
   * Gives an account its number. When the number has an account already, that one takes over (its coupons stay)
   * and the host users of the old one go with it. An account that has a number keeps it: the answer is the other's.
   */
  bindPhone(accountId: string, phone: string): Promise<Account>;
  /** A new token, good for 30 days of the server's clock. */
  issueToken(accountId: string, user?: HostUser): Promise<string>;
  /** Ends a token; the host user that it was issued to is signed out. */
  endToken(token: string): Promise<void>;
  /** Null: there is none. */
  accountOfId(accountId: string): Promise<Account | null>;
  /** Null when the token is unknown or over. */
  accountOfToken(token: string): Promise<Account | null>;
  /** One-time ticket that carries an account to the bind-phone page. */
  issueBindTicket(accountId: string): Promise<string>;
  takeBindTicket(ticket: string): Promise<string | null>;
  /** False when this one-time code was used before. */
  useOnce(code: string): Promise<boolean>;
  /** One-time ticket with which its owner may close the account. */
  issueCloseTicket(accountId: string): Promise<string>;
  /**
   * Closes the account that this ticket is for: its tokens end, its host users must give their number again, a login
   * until `closesAtMs` takes it back, and then the number begins with a new account. Once a ticket; a repeat is told
   * what the first one did. Null: no such ticket, or somebody else's.
   */
  closeAccount(ticket: string, accountId: string, closesAtMs: number): Promise<Closing | null>;
  /** What became of a ticket; null: no such ticket. `closesAtMs` is null while it has not been used. */
  closingOf(ticket: string): Promise<{ readonly closesAtMs: number | null } | null>;
}

/** An account that is going. */
export interface Closing {
  readonly accountId: string;
  /** Epoch milliseconds of the server's clock. */
  readonly closesAtMs: number;
}

export interface ShareStore {
  /** The code by which this account shares this campaign, made on first use. */
  shareCodeOf(activityCode: string, accountId: string): Promise<string>;
  /** Account whose link this is; null: nobody's. */
  sharerOf(shareCode: string): Promise<string | null>;
  /** A friend has claimed by this link; counted once, the owner himself never. */
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
  /** What `checkSmsCode` signs. */
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
  /** The latest pre-check of this attempt that has not been spent, not older than 10 minutes. */
  preCheckOf(mobile: string, opCode: string): Promise<PreCheck | null>;
  /** False when another call spent it meanwhile. */
  spendPreCheck(requestCode: string): Promise<boolean>;
  recordSentCode(sent: SentCode): Promise<void>;
  sentCodeOf(mobile: string, opCode: string): Promise<SentCode | null>;
  /** Compares, counts the tries (5 wrong ones end the code), and spends the code when it is right. */
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
  /** Takes one from the stock and gives the coupons, or does neither. */
  claim(accountId: string, activity: ActivityFixture): Promise<ClaimOutcome>;
}

export interface ParcelHistory {
  /** In the order of sending. */
  readonly parcels: readonly Parcel[];
  /** When everything that waited was put on its way for the last time; null: never. */
  readonly lastShippingMs: number | null;
}

export interface ParcelStore {
  sendParcels(accountId: string, count: number, isShipped: boolean): Promise<void>;
  /** Puts every waiting parcel of the account on its way. */
  shipParcels(accountId: string): Promise<void>;
  parcelsOf(accountId: string): Promise<ParcelHistory>;
}

/** What came with the first join. */
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
  /** Joins once; a repeat answers the first joining as it is. */
  join(accountId: string, activityCode: string, attribution: Attribution): Promise<Joining>;
}

export interface AggregationStore {
  /** Numbers of the stages claimed, ascending. */
  claimedStages(accountId: string, activityId: string): Promise<readonly number[]>;
  /** False when it was claimed before. */
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
}
export type RightClaimOutcome = 'claimed' | 'already' | 'sold-out';

export interface WeeklyStore {
  /** Accounts that claimed it. */
  claimsOf(right: RightName): Promise<ReadonlySet<string>>;
  /** Takes one from the stock, or says why not. */
  claimRight(accountId: string, claim: RightClaim): Promise<RightClaimOutcome>;
  /** Names of what the account wants to be reminded of. */
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
  /** How often each prize was given, to whomever, by prize code. */
  readonly given: ReadonlyMap<string, number>;
}

export type DrawOutcome =
  | { readonly kind: 'drawn'; readonly prizeCode: string }
  | { readonly kind: 'refused'; readonly reasonCode: string };

export interface DrawStore {
  drawState(activityId: string, accountId: string): Promise<DrawState>;
  /** Lets `choose` decide on the state as it is and keeps what it drew, with no other draw between. */
  draw(
    activityId: string,
    accountId: string,
    choose: (state: DrawState) => DrawOutcome,
  ): Promise<DrawOutcome>;
  /** All draws of an account, oldest first. */
  drawsOf(accountId: string): Promise<readonly Draw[]>;
}

/** A tracking event with what its batch says about the sender. */
export interface ReceivedEvent extends TrackEvent {
  readonly batchId: string;
  readonly sessionId: string;
  readonly client: number;
  /** Epoch milliseconds of the server's clock. */
  readonly receivedAt: number;
}

export interface EventStore {
  /** False when the batch was taken in before. */
  addEvents(batch: TrackBatch): Promise<boolean>;
  events(): Promise<readonly ReceivedEvent[]>;
}

/** Gifts of pick-ups. */
export interface PickGiftStore {
  hasOpenedGift(visitor: Visitor, code: string): Promise<boolean>;
  noteOpenedGift(visitor: Visitor, code: string): Promise<void>;
  /** Milliseconds since this pick-up's gift was first asked for. */
  giftAskedForMs(orderNo: string): Promise<number>;
}

/** Whom a thing is sent to. */
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

/** Gifts by their code, each of one account at most. */
export interface GiftStore {
  /** Who has it; null: nobody. @param visitorId of whoever asks */
  acceptedGift(code: string, visitorId: string | null): Promise<AcceptedGift | null>;
  /** Takes it if nobody has it. @returns whose it is now */
  acceptGift(visitor: Visitor, code: string, receiver: GiftReceiver | null): Promise<AcceptedGift>;
}
