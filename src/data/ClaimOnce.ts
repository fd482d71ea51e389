/**
 * Claims that must not be made twice: coupons, draws, joins, settled fees. Sent once; after a lost answer the gateway is
 * asked how it stands, and then the person is told; after a login in between, and after an end that nobody knows, asked
 * first; one at a time a key; a 401 goes to the gate, without a third try. Knows no page, toast or address.
 *
 * Each claim carries a number (contract `RequestNo`) that stays the same until its end is known: a gateway that sees
 * it again answers what it answered the first time. What can't be repeated keeps its number on the device before it is
 * sent (`Claim.kept`), so that a page that is loaded again asks what became of it.
 */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import type { ActMemory, OpenAct } from '@/session/openActs';
import { UNKNOWN_TEXT } from './unknownText';

/**
 * How it stands, as the gateway says: may be claimed, was claimed, something else was claimed under its number, can't be
 * claimed, or the question failed quietly.
 */
export type Standing = 'open' | 'had' | 'other' | 'closed' | 'unknown';

export interface Claim<Answer> {
  /** What may be under way once at a time. */
  readonly key: string;
  /** Login before anything is sent, or another one than the present. */
  readonly login: Parameters<RunGated>[1];
  /** One request, with its number. @throws ApiError */
  readonly send: (requestNo: string) => Promise<Answer>;
  /** Asks how it stands, by its number. Left out where nothing tells: the same number sent again does. @throws ApiError */
  readonly look?: (requestNo: string) => Promise<Standing>;
  /** Where it is kept while its end is not known; left out: in memory, as long as the page lives. */
  readonly kept?: KeptClaim;
  /** Whether to look before the first try as well; asked when a login that is needed has been made. */
  readonly looksFirst?: () => boolean;
}

export interface KeptClaim {
  readonly acts: ActMemory;
  /** Tells this act from another one: a sum, the orders that are meant. No personal data. */
  readonly what: string;
}

export type ClaimEnd<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Made by a request whose answer was lost. */
  | { readonly kind: 'found' }
  /** Another one, whose answer was lost, was made; this one was not. */
  | { readonly kind: 'earlier' }
  /** Made before, by whoever is logged in now. */
  | { readonly kind: 'had' }
  /** Not to be claimed any more. */
  | { readonly kind: 'closed' }
  /** @param message the gateway's; may be empty */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** It did not happen; may be tried again. */
  | { readonly kind: 'lost' }
  /** It may have happened: its answer is lost and the gateway could not be asked. The next try asks first. */
  | { readonly kind: 'unknown' }
  /** Refused again right after a login. */
  | { readonly kind: 'unauthorized' }
  /** It is under way already, the visitor closed the login, or the page is gone. */
  | { readonly kind: 'nothing' };

export interface ClaimOnceDeps {
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Never the same twice, 16 to 64 letters and digits. */
  readonly newRequestNo: () => string;
}

/** What became of a kept act; `none`: there is none whose end is open. */
export type ActEnd = 'none' | 'made' | 'not-made' | 'unknown';

const LOST = { kind: 'lost' } as const;
const UNKNOWN = { kind: 'unknown' } as const;
const NOTHING = { kind: 'nothing' } as const;
/** The number has had its first answer, with another body (contract, "Claims sent again"). */
const NUMBER_USED = '100205032';

export class ClaimOnce {
  private readonly underWay = observable.set<string>();
  /** Claims that are not kept on the device. */
  private readonly open = new Map<string, OpenAct>();

  constructor(private readonly deps: ClaimOnceDeps) {
    makeAutoObservable<this, 'deps' | 'underWay' | 'open'>(
      this,
      { deps: false, underWay: false, open: false },
      { autoBind: true },
    );
  }

  /** Some claim is under way, its login included. */
  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  /** The key of what is under way; the first one where there are more. */
  get current(): string | null {
    for (const key of this.underWay) return key;
    return null;
  }

  has(key: string): boolean {
    return this.underWay.has(key);
  }

  /**
   * @param tell what to do of its end and say of it, before another one may begin
   * @returns what `tell` returns
   */
  async run<Answer, Told>(
    claim: Claim<Answer>,
    tell: (end: ClaimEnd<Answer>) => Told | Promise<Told>,
  ): Promise<Told> {
    if (this.underWay.has(claim.key)) return tell(NOTHING);
    this.underWay.add(claim.key);
    try {
      const end = await this.gated(claim);
      return await runInAction(() => tell(end));
    } finally {
      runInAction(() => this.underWay.delete(claim.key));
    }
  }

  /** The number of the claim that is sent under this key, the same until `settle`; for who sends it by himself. */
  requestNoOf(key: string): string {
    return this.openOf({ key }).requestNo;
  }

  /** The end of what was sent under this key is known: the next one is another claim. */
  settle(key: string): void {
    this.open.delete(key);
  }

  /**
   * Asks what became of acts that were kept when their answers were lost, without a login and sending nothing; for a page
   * that is loaded or looked at again.
   */
  async resume({ key, kept, look }: Pick<Claim<unknown>, 'key' | 'kept' | 'look'>): Promise<ActEnd> {
    if (kept === undefined || look === undefined || this.underWay.has(key)) return 'none';
    const ask = (requestNo: string): Promise<Standing> => look(requestNo).catch(this.quietly);
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

  private quietly(cause: unknown): Standing {
    this.deps.toCallFailure(cause);
    return 'unknown';
  }

  private async gated<Answer>(claim: Claim<Answer>): Promise<ClaimEnd<Answer>> {
    const { runGated, toCallFailure } = this.deps;
    let isFirstTry = true;
    try {
      const result = await runGated(() => {
        const mustLook = !isFirstTry || claim.looksFirst?.() === true;
        isFirstTry = false;
        return this.attempt(claim, mustLook, true);
      }, claim.login);
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      if (toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: 'unauthorized' };
    }
  }

  /**
   * @param mayRenew a number that turns out to be spoilt makes way for a new one, once
   * @throws the cause itself when it asks for login: the gate handles that, and nothing has happened.
   */
  private async attempt<Answer>(
    claim: Claim<Answer>,
    mustLook: boolean,
    mayRenew: boolean,
  ): Promise<ClaimEnd<Answer>> {
    const earlier = await this.lookAtOthers(claim);
    if (earlier !== null) return earlier;
    const open = this.openOf(claim);
    if ((mustLook || open.isUncertain) && claim.look !== undefined) {
      const seen = await this.look(claim, open);
      if (typeof seen !== 'string') return open.isUncertain && seen.kind === 'lost' ? UNKNOWN : seen;
      if (seen !== 'open') return this.endSeen(claim, open, seen);
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
      if (failure.code === NUMBER_USED && claim.look !== undefined && mayRenew)
        return this.afterSpoiltNumber(claim, open);
      this.settleClaim(claim, open);
      return endOf(failure);
    }
  }

  /** It may have taken effect though its answer was lost. */
  private async afterLoss<Answer>(claim: Claim<Answer>, open: OpenAct): Promise<ClaimEnd<Answer>> {
    const sent: OpenAct = { ...open, isUncertain: true, what: claim.kept?.what ?? '' };
    if (claim.look === undefined) return UNKNOWN;
    this.note(claim, sent);
    const seen = await this.look(claim, sent);
    if (typeof seen !== 'string') return seen.kind === 'nothing' ? seen : UNKNOWN;
    return isThere(seen) ? this.endSeen(claim, sent, seen) : LOST;
  }

  /**
   * The gateway has answered this number before, to another wish: that one was made, or refused with an answer that was
   * lost. Then the number is spoilt, and this wish goes out with a new one.
   */
  private async afterSpoiltNumber<Answer>(claim: Claim<Answer>, open: OpenAct): Promise<ClaimEnd<Answer>> {
    const seen = await this.look(claim, { ...open, isUncertain: true });
    if (typeof seen !== 'string') return seen.kind === 'nothing' ? seen : UNKNOWN;
    this.settleClaim(claim, open);
    if (isThere(seen)) return { kind: claim.kept === undefined ? 'found' : 'earlier' };
    return seen === 'closed' ? { kind: 'closed' } : this.attempt(claim, false, false);
  }

  private endSeen(
    claim: Claim<unknown>,
    open: OpenAct,
    seen: Exclude<Standing, 'unknown' | 'open'>,
  ): ClaimEnd<never> {
    this.settleClaim(claim, open);
    if (seen === 'closed') return { kind: 'closed' };
    if (seen === 'other') return { kind: 'earlier' };
    if (!open.isUncertain) return { kind: 'had' };
    // Sent under several accounts: which of the wishes was made is not told.
    if (open.answeredTo.length > 0) return { kind: 'earlier' };
    return { kind: claim.kept === undefined || claim.kept.what === open.what ? 'found' : 'earlier' };
  }

  /** Acts that were kept under other marks: one that this account has made ends this try. Null: it may go on. */
  private async lookAtOthers(claim: Claim<unknown>): Promise<ClaimEnd<never> | null> {
    for (const other of claim.kept?.acts.others() ?? []) {
      if (!other.isUncertain || claim.look === undefined) continue;
      const seen = await this.look(claim, other, false);
      if (typeof seen !== 'string') return seen.kind === 'lost' ? UNKNOWN : seen;
      if (isThere(seen)) return this.endSeen(claim, other, seen);
    }
    return null;
  }

  /**
   * @param isOwn what the gateway does not know under this number did not happen
   * @returns how it stands, or the end that the failed question is
   */
  private async look(
    claim: Claim<unknown>,
    open: OpenAct,
    isOwn = true,
  ): Promise<Exclude<Standing, 'unknown'> | ClaimEnd<never>> {
    try {
      const seen = (await claim.look?.(open.requestNo)) ?? 'unknown';
      if (seen === 'unknown') return LOST;
      if (isOwn) this.note(claim, { ...open, isUncertain: false });
      return seen;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') throw cause;
      return endOf(failure);
    }
  }

  private openOf({ key, kept }: Pick<Claim<unknown>, 'key' | 'kept'>): OpenAct {
    if (kept !== undefined) return kept.acts.begin(this.deps.newRequestNo);
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const requestNo = this.deps.newRequestNo();
    const made: OpenAct = { owner: '', requestNo, isUncertain: false, what: '', answeredTo: [] };
    this.open.set(key, made);
    return made;
  }

  private note({ key, kept }: Claim<unknown>, act: OpenAct): void {
    if (kept === undefined) this.open.set(key, act);
    else kept.acts.write(act);
  }

  private settleClaim({ key, kept }: Claim<unknown>, act: OpenAct): void {
    if (kept === undefined) this.settle(key);
    else kept.acts.forget(act);
  }
}

const isThere = (seen: Standing): seen is 'had' | 'other' => seen === 'had' || seen === 'other';

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
  kind === 'done' || kind === 'found' || kind === 'had';

/** Its answer was lost, and nothing shows that it has been made. */
export const isLost = ({ kind }: ClaimEnd<unknown>): boolean => kind === 'lost' || kind === 'unknown';

/**
 * What is said of a claim that was not made: the gateway's words where it refused with some, else `failed`.
 * @param unknown said where it may have been made
 */
export function failureWords(end: ClaimEnd<unknown>, failed: string, unknown = UNKNOWN_TEXT): string {
  if (end.kind === 'unknown') return unknown;
  return (end.kind === 'refused' && end.message.trim()) || failed;
}

/** Of a claim that a page shows by itself once it is made. */
export type ClaimOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/**
 * @param failed said where the gateway has not refused with words of its own
 * @param unknown said where it may have been made
 */
export function outcomeOf(end: ClaimEnd<unknown>, failed: string, unknown = UNKNOWN_TEXT): ClaimOutcome {
  if (end.kind === 'nothing') return { kind: 'nothing' };
  return isMade(end) ? { kind: 'done' } : { kind: 'message', text: failureWords(end, failed, unknown) };
}
