/**
 * Claims that must not be made twice: coupons, draws, joins, settled fees. Sent once; after a lost answer the gateway is
 * asked how it stands, and then the person is told; after a login in between, and after an end that nobody knows, asked
 * first; one at a time a key; a 401 goes to the gate, without a third try. Knows no page, toast or address.
 *
 * Each claim carries a number (contract `RequestNo`) that stays the same until its end is known: a gateway that sees
 * it again answers what it answered the first time.
 */
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';

/** How it stands, as the gateway says: may be claimed, was claimed, can't be claimed, or the question failed quietly. */
export type Standing = 'open' | 'had' | 'closed' | 'unknown';

export interface Claim<Answer> {
  /** What may be under way once at a time. */
  readonly key: string;
  /** Login before anything is sent, or another one than the present. */
  readonly login: Parameters<RunGated>[1];
  /** One request, with its number. @throws ApiError */
  readonly send: (requestNo: string) => Promise<Answer>;
  /** Asks how it stands. Left out where nothing tells: the same number sent again does. @throws ApiError */
  readonly look?: () => Promise<Standing>;
  /** Whether to look before the first try as well; asked when a login that is needed has been made. */
  readonly looksFirst?: () => boolean;
}

export type ClaimEnd<Answer> =
  | { readonly kind: 'done'; readonly answer: Answer }
  /** Made by a request of this visit whose answer was lost. */
  | { readonly kind: 'found' }
  /** Made before, by whoever is logged in now. */
  | { readonly kind: 'had' }
  /** Not to be claimed any more. */
  | { readonly kind: 'closed' }
  /** @param message the gateway's; may be empty */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nothing shows that it happened; may be tried again. */
  | { readonly kind: 'lost' }
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

/** A claim whose end is not known. */
interface OpenClaim {
  readonly requestNo: string;
  /** An answer was lost, and so was the one that should have told what became of it. */
  isUncertain: boolean;
}

const LOST = { kind: 'lost' } as const;
const NOTHING = { kind: 'nothing' } as const;

export class ClaimOnce {
  private readonly underWay = observable.set<string>();
  private readonly open = new Map<string, OpenClaim>();

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
    return this.openOf(key).requestNo;
  }

  /** The end of what was sent under this key is known: the next one is another claim. */
  settle(key: string): void {
    this.open.delete(key);
  }

  private async gated<Answer>(claim: Claim<Answer>): Promise<ClaimEnd<Answer>> {
    const { runGated, toCallFailure } = this.deps;
    let isFirstTry = true;
    try {
      const result = await runGated(() => {
        const mustLook = !isFirstTry || this.openOf(claim.key).isUncertain || claim.looksFirst?.() === true;
        isFirstTry = false;
        return this.attempt(claim, mustLook);
      }, claim.login);
      return result.kind === 'done' ? result.value : NOTHING;
    } catch (cause) {
      if (toCallFailure(cause).kind !== 'unauthorized') throw cause;
      return { kind: 'unauthorized' };
    }
  }

  /** @throws the cause itself when it asks for login: the gate handles that, and nothing has happened. */
  private async attempt<Answer>(claim: Claim<Answer>, mustLook: boolean): Promise<ClaimEnd<Answer>> {
    const open = this.openOf(claim.key);
    if (mustLook && claim.look !== undefined) {
      const wasUncertain = open.isUncertain;
      const seen = await this.look(claim, open);
      if (typeof seen !== 'string') return seen;
      if (seen !== 'open') {
        this.settle(claim.key);
        if (seen === 'closed') return { kind: 'closed' };
        return { kind: wasUncertain ? 'found' : 'had' };
      }
    }
    try {
      const answer = await claim.send(open.requestNo);
      this.settle(claim.key);
      return { kind: 'done', answer };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') throw cause;
      if (failure.kind === 'no-answer' || failure.kind === 'offline') return this.afterLoss(claim, open);
      if (failure.kind === 'business') this.settle(claim.key);
      return endOf(failure);
    }
  }

  /** It may have taken effect though its answer was lost. */
  private async afterLoss<Answer>(claim: Claim<Answer>, open: OpenClaim): Promise<ClaimEnd<Answer>> {
    if (claim.look === undefined) return LOST;
    open.isUncertain = true;
    const seen = await this.look(claim, open);
    if (typeof seen !== 'string') return seen;
    if (seen !== 'had') return LOST;
    this.settle(claim.key);
    return { kind: 'found' };
  }

  /** @returns how it stands, or the end that the failed question is */
  private async look<Answer>(
    { look }: Claim<Answer>,
    open: OpenClaim,
  ): Promise<Exclude<Standing, 'unknown'> | ClaimEnd<never>> {
    try {
      const seen = (await look?.()) ?? 'unknown';
      if (seen === 'unknown') return LOST;
      open.isUncertain = false;
      return seen;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'unauthorized') throw cause;
      return endOf(failure);
    }
  }

  private openOf(key: string): OpenClaim {
    const known = this.open.get(key);
    if (known !== undefined) return known;
    const made = { requestNo: this.deps.newRequestNo(), isUncertain: false };
    this.open.set(key, made);
    return made;
  }
}

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

/** What is said of a claim that was not made: the gateway's words where it refused with some, else `failed`. */
export const failureWords = (end: ClaimEnd<unknown>, failed: string): string =>
  (end.kind === 'refused' && end.message.trim()) || failed;

/** Of a claim that a page shows by itself once it is made. */
export type ClaimOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'nothing' };

/** @param failed said where the gateway has not refused with words of its own */
export function outcomeOf(end: ClaimEnd<unknown>, failed: string): ClaimOutcome {
  if (end.kind === 'nothing') return { kind: 'nothing' };
  return isMade(end) ? { kind: 'done' } : { kind: 'message', text: failureWords(end, failed) };
}
