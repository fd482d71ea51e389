/**
 * Claims that must not be made twice: coupons, draws, joins, settled fees. A claim is sent once. After a lost response
 * the gateway is queried for the claim's status before the result is shown; after a login in between, and while an
 * earlier result is unknown, the status is queried first. One claim at a time per key; a 401 goes to the login gate,
 * without a third attempt. No navigation or toasts here; the page handles the outcome.
 *
 * Each claim carries a number (contract `RequestNo`) that stays the same until its result is known: a gateway that
 * receives it again repeats its first response. An act that cannot be repeated stores its number on the device before
 * it is sent (`Claim.kept`), so that a reloaded page can query its result.
 */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import type { ActMemory, PendingAct } from '@/session/pendingActs';
import { UNKNOWN_TEXT } from './unknownText';

/**
 * The claim's status at the gateway: may be claimed, was claimed, another act was made under its number, cannot be
 * claimed any more, or the query failed without an error message.
 */
export type ClaimState = 'available' | 'claimed' | 'other' | 'closed' | 'unknown';

interface Claim<Answer> {
  /** Only one claim per key runs at a time. */
  readonly key: string;
  /** Whether to log in before anything is sent, or to log in with another account. */
  readonly login: Parameters<RunGated>[1];
  /** Sends the request with its number. @throws ApiError */
  readonly send: (requestNo: string) => Promise<Answer>;
  /**
   * Queries the status by number. Omitted where the gateway has no such query: sending the same number again returns
   * its result. @throws ApiError
   */
  readonly checkStatus?: (requestNo: string) => Promise<ClaimState>;
  /** Where the claim is stored until its result is known; omitted: in memory, as long as the page lives. */
  readonly kept?: KeptClaim;
  /** Whether to query the status before the first attempt, too; called after a login that was needed. */
  readonly checksFirst?: () => boolean;
}

export interface KeptClaim {
  readonly acts: ActMemory;
  /** Distinguishes this act from another one: an amount, the order ids. No personal data. */
  readonly what: string;
}

export type ClaimEnd<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Made by a request whose response was lost. */
  | { readonly kind: 'found' }
  /** Another claim, whose response was lost, was made; this one was not. */
  | { readonly kind: 'earlier' }
  /** Made before, by the current user. */
  | { readonly kind: 'claimed' }
  /** Can no longer be claimed. */
  | { readonly kind: 'closed' }
  /** @param message the gateway's; may be empty */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** It did not happen; may be retried. */
  | { readonly kind: 'lost' }
  /**
   * It may have happened: its response is lost and the status query failed. The next attempt queries the status first.
   */
  | { readonly kind: 'unknown' }
  /** Refused again right after a login. */
  | { readonly kind: 'unauthorized' }
  /** It is already running, the user closed the login, or the page is unmounted. */
  | { readonly kind: 'nothing' };

export interface ClaimOnceDeps {
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Unique, 16 to 64 letters and digits. */
  readonly newRequestNo: () => string;
}

/** Result of a stored act; `none`: there is no act with an open result. */
type ActEnd = 'none' | 'made' | 'not-made' | 'unknown';

const LOST = { kind: 'lost' } as const;
const UNKNOWN = { kind: 'unknown' } as const;
const NOTHING = { kind: 'nothing' } as const;
/** The number was already used with another body (contract, "Claims sent again"). */
const NUMBER_USED = '100205032';

export class ClaimOnce {
  private readonly underWay = observable.set<string>();
  /** Claims that are not stored on the device. */
  private readonly open = new Map<string, PendingAct>();

  constructor(private readonly deps: ClaimOnceDeps) {
    makeAutoObservable<this, 'deps' | 'underWay' | 'open'>(
      this,
      { deps: false, underWay: false, open: false },
      { autoBind: true },
    );
  }

  /** Some claim is running, including its login. */
  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  /** The key of the running claim; the first one if there are several. */
  get current(): string | null {
    for (const key of this.underWay) return key;
    return null;
  }

  has(key: string): boolean {
    return this.underWay.has(key);
  }

  /**
   * @param report handles and shows the result before another claim may begin
   * @returns what `report` returns
   */
  async run<Answer, Reported>(
    claim: Claim<Answer>,
    report: (end: ClaimEnd<Answer>) => Reported | Promise<Reported>,
  ): Promise<Reported> {
    if (this.underWay.has(claim.key)) return report(NOTHING);
    this.underWay.add(claim.key);
    try {
      const end = await this.gated(claim);
      return await runInAction(() => report(end));
    } finally {
      runInAction(() => this.underWay.delete(claim.key));
    }
  }

  /** The number of the claim under this key, the same until `settle`; for callers that send the request themselves. */
  requestNoOf(key: string): string {
    return this.openOf({ key }).requestNo;
  }

  /** The result of the claim under this key is known: the next one is another claim. */
  settle(key: string): void {
    this.open.delete(key);
  }

  /**
   * Queries the results of acts that were stored when their responses were lost, without a login and without sending
   * anything; for a page that is reloaded or shown again.
   */
  async resume({
    key,
    kept,
    checkStatus,
  }: Pick<Claim<unknown>, 'key' | 'kept' | 'checkStatus'>): Promise<ActEnd> {
    if (kept === undefined || checkStatus === undefined || this.underWay.has(key)) return 'none';
    const ask = (requestNo: string): Promise<ClaimState> => checkStatus(requestNo).catch(this.quietly);
    for (const other of kept.acts.others()) {
      if (!other.isUncertain || !isThere(await ask(other.requestNo))) continue;
      kept.acts.forget(other);
      return 'made';
    }
    const own = kept.acts.own();
    if (own === null || !own.isUncertain) return 'none';
    const seen = await ask(own.requestNo);
    if (seen === 'unknown') return 'unknown';
    if (isThere(seen)) kept.acts.forget(own);
    else kept.acts.write({ ...own, isUncertain: false });
    return isThere(seen) ? 'made' : 'not-made';
  }

  private quietly(cause: unknown): ClaimState {
    this.deps.toCallFailure(cause);
    return 'unknown';
  }

  private async gated<Answer>(claim: Claim<Answer>): Promise<ClaimEnd<Answer>> {
    const { runGated, toCallFailure } = this.deps;
    let isFirstTry = true;
    try {
      const result = await runGated(() => {
        const mustCheck = !isFirstTry || claim.checksFirst?.() === true;
        isFirstTry = false;
        return this.attempt(claim, mustCheck, true);
      }, claim.login);
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      if (toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: 'unauthorized' };
    }
  }

  /**
   * @param mayRenew whether a number that turns out to be used up may be replaced by a new one, once
   * @throws the 401 itself: the gate handles it, and nothing has happened.
   */
  private async attempt<Answer>(
    claim: Claim<Answer>,
    mustCheck: boolean,
    mayRenew: boolean,
  ): Promise<ClaimEnd<Answer>> {
    const earlier = await this.checkOthers(claim);
    if (earlier !== null) return earlier;
    const open = this.openOf(claim);
    if ((mustCheck || open.isUncertain) && claim.checkStatus !== undefined) {
      const seen = await this.statusOf(claim, open);
      if (typeof seen !== 'string') return open.isUncertain && seen.kind === 'lost' ? UNKNOWN : seen;
      if (seen !== 'available') return this.endSeen(claim, open, seen);
    }
    this.note(claim, { ...open, isUncertain: claim.kept !== undefined, what: claim.kept?.what ?? '' });
    try {
      const answer = await claim.send(open.requestNo);
      this.settleClaim(claim, open);
      return { kind: 'done', answer };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') {
        this.note(claim, open);
        throw cause;
      }
      if (failure.kind === 'no-answer' || failure.kind === 'offline') return this.afterLoss(claim, open);
      if (failure.kind !== 'business') return endOf(failure);
      if (failure.code === NUMBER_USED && claim.checkStatus !== undefined && mayRenew)
        return this.afterSpoiltNumber(claim, open);
      this.settleClaim(claim, open);
      return endOf(failure);
    }
  }

  /** It may have taken effect although its response was lost. */
  private async afterLoss<Answer>(claim: Claim<Answer>, open: PendingAct): Promise<ClaimEnd<Answer>> {
    const sent: PendingAct = { ...open, isUncertain: true, what: claim.kept?.what ?? '' };
    if (claim.checkStatus === undefined) return UNKNOWN;
    this.note(claim, sent);
    const seen = await this.statusOf(claim, sent);
    if (typeof seen !== 'string') return seen.kind === 'nothing' ? seen : UNKNOWN;
    return isThere(seen) ? this.endSeen(claim, sent, seen) : LOST;
  }

  /**
   * The gateway has already answered this number for another request: that one was made, or was refused with a response
   * that was lost. In the second case the number is used up, and this request is sent with a new one.
   */
  private async afterSpoiltNumber<Answer>(claim: Claim<Answer>, open: PendingAct): Promise<ClaimEnd<Answer>> {
    const seen = await this.statusOf(claim, { ...open, isUncertain: true });
    if (typeof seen !== 'string') return seen.kind === 'nothing' ? seen : UNKNOWN;
    this.settleClaim(claim, open);
    if (isThere(seen)) return { kind: claim.kept === undefined ? 'found' : 'earlier' };
    return seen === 'closed' ? { kind: 'closed' } : this.attempt(claim, false, false);
  }

  private endSeen(
    claim: Claim<unknown>,
    open: PendingAct,
    seen: Exclude<ClaimState, 'unknown' | 'available'>,
  ): ClaimEnd<never> {
    this.settleClaim(claim, open);
    if (seen === 'closed') return { kind: 'closed' };
    if (seen === 'other') return { kind: 'earlier' };
    if (!open.isUncertain) return { kind: 'claimed' };
    // Sent under several accounts: the gateway does not say which of the requests was made.
    if (open.answeredTo.length > 0) return { kind: 'earlier' };
    return { kind: claim.kept === undefined || claim.kept.what === open.what ? 'found' : 'earlier' };
  }

  /** Queries acts stored under other marks: if this account has made one, this attempt ends. Null: it may continue. */
  private async checkOthers(claim: Claim<unknown>): Promise<ClaimEnd<never> | null> {
    for (const other of claim.kept?.acts.others() ?? []) {
      if (!other.isUncertain || claim.checkStatus === undefined) continue;
      const seen = await this.statusOf(claim, other, false);
      if (typeof seen !== 'string') return seen.kind === 'lost' ? UNKNOWN : seen;
      if (isThere(seen)) return this.endSeen(claim, other, seen);
    }
    return null;
  }

  /**
   * @param isOwn an act of this account: if the gateway does not know its number, it did not happen
   * @returns the status, or how the claim ends if the query failed
   */
  private async statusOf(
    claim: Claim<unknown>,
    open: PendingAct,
    isOwn = true,
  ): Promise<Exclude<ClaimState, 'unknown'> | ClaimEnd<never>> {
    try {
      const seen = (await claim.checkStatus?.(open.requestNo)) ?? 'unknown';
      if (seen === 'unknown') return LOST;
      if (isOwn) this.note(claim, { ...open, isUncertain: false });
      return seen;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') throw cause;
      return endOf(failure);
    }
  }

  private openOf({ key, kept }: Pick<Claim<unknown>, 'key' | 'kept'>): PendingAct {
    if (kept !== undefined) return kept.acts.begin(this.deps.newRequestNo);
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const requestNo = this.deps.newRequestNo();
    const made: PendingAct = { owner: '', requestNo, isUncertain: false, what: '', answeredTo: [] };
    this.open.set(key, made);
    return made;
  }

  private note({ key, kept }: Claim<unknown>, act: PendingAct): void {
    if (kept === undefined) this.open.set(key, act);
    else kept.acts.write(act);
  }

  private settleClaim({ key, kept }: Claim<unknown>, act: PendingAct): void {
    if (kept === undefined) this.settle(key);
    else kept.acts.forget(act);
  }
}

const isThere = (seen: ClaimState): seen is 'claimed' | 'other' => seen === 'claimed' || seen === 'other';

function endOf(failure: Exclude<CallFailure, { kind: 'unauthorized' }>): ClaimEnd<never> {
  switch (failure.kind) {
    case 'business':
      return { kind: 'refused', code: failure.code, message: failure.message };
    case 'cancelled':
      return NOTHING;
    case 'offline':
    case 'no-answer':
      return LOST;
  }
}

/** Whether it has been made, by this claim or before. */
export const isMade = ({ kind }: ClaimEnd<unknown>): boolean =>
  kind === 'done' || kind === 'found' || kind === 'claimed';

/** Its response was lost, and nothing shows that it has been made. */
export const isLost = ({ kind }: ClaimEnd<unknown>): boolean => kind === 'lost' || kind === 'unknown';

/**
 * Message for a claim that was not made: the gateway's message if the refusal has one, else `failed`.
 * @param unknown shown if it may have been made
 */
export function claimFailureText(end: ClaimEnd<unknown>, failed: string, unknown = UNKNOWN_TEXT): string {
  if (end.kind === 'unknown') return unknown;
  return (end.kind === 'refused' && end.message.trim()) || failed;
}

/** For a claim whose success the page shows itself. */
export type ClaimOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/**
 * @param failed shown unless the gateway's refusal has its own message
 * @param unknown shown if it may have been made
 */
export function outcomeOf(end: ClaimEnd<unknown>, failed: string, unknown = UNKNOWN_TEXT): ClaimOutcome {
  if (end.kind === 'nothing') return { kind: 'nothing' };
  return isMade(end) ? { kind: 'done' } : { kind: 'message', text: claimFailureText(end, failed, unknown) };
}
