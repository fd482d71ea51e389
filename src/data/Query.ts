/**
 * A page, or a part of one, that shows one response: fetched for the current user, or anonymously. No navigation or
 * toasts here; the page handles the outcome. Tab pages stay mounted while the user logs in and out elsewhere, so the
 * store follows the token, not the page's life.
 *
 * Decision: parts for logged-in users (fund, parcels, an order) appear among public ones, so they never request a login
 * automatically; logged out, they say so and the page offers 去登录.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { LatestScope, type Scope } from '@/api/scope';
import type { RunGated } from '@/session/LoginGate';
import type { LastAnswer } from './LastAnswer';
import type { PageDeps } from './pageDeps';

type QueryPhase = 'loading' | 'ready' | 'failed' | 'offline' | 'logged-out';
/**
 * `failed`: the current value stays. `nothing`: there is nothing to show (a phase says how it ended, another fetch took
 * over, the user is logged out, or the page is unmounted).
 */
export type QueryRefresh = 'done' | 'failed' | 'nothing';

/** `token` of a public query that keeps its value when the login changes. */
export const anyLogin = (): null => null;

/** `token` of a query that keeps its value when the same account logs in with a new token. */
export const accountOf =
  ({ isLoggedIn, account }: Pick<PageDeps, 'isLoggedIn' | 'account'>) =>
  (): string | null =>
    isLoggedIn() ? String(account()) : null;

type Refusal = Extract<CallFailure, { readonly kind: 'business' }>;
const gatewayText = ({ message }: Refusal, failedText: string): string => message.trim() || failedText;

export interface QueryDeps<T> {
  /** @throws ApiError */
  readonly fetch: (scope: Scope) => Promise<T>;
  /** Current login token; null: not logged in. Another token drops the value; see `anyLogin`, `accountOf`. */
  readonly token: () => string | null;
  /** False: without a login nothing is fetched, and the phase is `logged-out`. */
  readonly isForAll: boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Shown when the gateway sends no message. */
  readonly failedText: string;
  /** Message for a refusal; by default the gateway's, else `failedText`. */
  readonly refusalText?: (refusal: Refusal, failedText: string) => string;
  /** Shown when a fetch gets no answer and there is no value. */
  readonly lastAnswer?: LastAnswer<T>;
  /** Life of the page. */
  readonly scope: Scope;
}

export class Query<T> {
  phase: QueryPhase = 'loading';
  /** Null while unknown. */
  value: T | null = null;
  /** When `value` was given, if nothing newer could be fetched since; null: it is current (`lastAnswer`, `showKept`). */
  staleSince: number | null = null;
  failureText: string;
  /** Owner of `value` and of the running fetch; undefined before the first fetch. */
  private owner: string | null | undefined = undefined;
  private asking: Promise<QueryRefresh> | null = null;
  private readonly latest: LatestScope;

  constructor(private readonly deps: QueryDeps<T>) {
    this.failureText = deps.failedText;
    this.latest = new LatestScope(deps.scope);
    makeAutoObservable<this, 'deps' | 'owner' | 'asking' | 'latest'>(
      this,
      { deps: false, owner: false, asking: false, latest: false, value: observableRef },
      { autoBind: true },
    );
  }

  /** Shows what an earlier visit has kept, until the first answer. Call it before the first fetch. */
  showKept(value: T, atMs: number): void {
    this.value = value;
    this.staleSince = atMs;
    this.phase = 'ready';
  }

  /** The login may have changed, in any way; fetches if it has, and the first time. */
  async visitorChanged(): Promise<void> {
    if (this.owner !== this.deps.token()) await this.refresh();
  }

  /**
   * Refetches; the current value stays when it fails. A call while a fetch is running waits for that one. Without a
   * value it loads visibly: skeleton, and an error state when it fails.
   */
  async refresh(): Promise<QueryRefresh> {
    this.checkOwner();
    if (this.owner === null && !this.deps.isForAll && this.deps.lastAnswer?.isBeforeLogin !== true) {
      this.dropUser();
      this.owner = null;
      return 'nothing';
    }
    if (this.value === null) this.phase = 'loading';
    this.asking ??= this.answer(this.latest.next());
    return this.asking;
  }

  /**
   * The input has changed (the channel of the visit): a running fetch is for the previous input. The current value
   * stays until the new one arrives. Does nothing before the first fetch.
   */
  async questionChanged(): Promise<void> {
    if (this.owner !== undefined) await this.refetch();
  }

  /** After a write: discards a running fetch, whose response may not include the write, and refetches. */
  async refetch(): Promise<QueryRefresh> {
    this.latest.cancel();
    this.asking = null;
    return this.refresh();
  }

  /**
   * Refetches for a caller that handles the failure, such as the status query of a claim; the current value stays when
   * it fails. @throws ApiError
   */
  async fetchOrThrow(): Promise<T> {
    this.checkOwner();
    const scope = this.latest.next();
    this.asking = null;
    const value = await this.deps.fetch(scope);
    runInAction(() => {
      if (!scope.isCancelled) this.take(value);
    });
    return value;
  }

  /** A write has changed the value: discards a running fetch, whose response may not include the write. */
  replace(value: T): void {
    this.latest.cancel();
    this.take(value);
  }

  /** 去登录: after the login, the new user's data is fetched. */
  async logIn(): Promise<QueryRefresh> {
    return (await this.gated(() => this.askGated())) ?? 'nothing';
  }

  /** For a page that shows nothing without a login: requests it if it is needed; `logged-out` if the user closes it. */
  async loadGated(): Promise<QueryRefresh> {
    if (this.value === null) this.phase = 'loading';
    const outcome = await this.gated(async () => {
      await this.fetchOrThrow();
      return 'done' as const;
    });
    if (outcome !== null) return outcome;
    runInAction(() => {
      if (!this.deps.scope.isCancelled) this.dropUser();
    });
    return 'nothing';
  }

  /** Null: the user closed the login. */
  private async gated(action: () => Promise<QueryRefresh>): Promise<QueryRefresh | null> {
    try {
      const outcome = await this.deps.runGated(action, { asksFirst: true });
      return outcome.kind === 'done' ? outcome.value : null;
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      return runInAction(() => this.fail(failure));
    }
  }

  /** @throws the 401 that the gate needs to request a login */
  private async askGated(): Promise<QueryRefresh> {
    if (this.deps.token() !== null) return this.refresh();
    // Hosts with their own login page redirect to it on the 401 of this request.
    const value = await this.deps.fetch(this.deps.scope);
    return runInAction(() => this.take(value));
  }

  /** After a change of login, drops the previous user's data. Public data stays until the next response. */
  private checkOwner(): void {
    const token = this.deps.token();
    if (token === this.owner) return;
    this.latest.cancel();
    this.asking = null;
    // What an earlier visit has kept for this user stays (`showKept`).
    const isKept = this.owner === undefined && this.staleSince !== null;
    // The host's account sees its last answer before it has logged in, and after.
    if (!isKept && this.staleSince !== null) this.value = this.deps.lastAnswer?.read() ?? null;
    else if (!isKept && (this.owner !== null || !this.deps.isForAll)) this.value = null;
    if (this.value === null) this.staleSince = null;
    this.owner = token;
  }

  private dropUser(): void {
    this.owner = undefined;
    this.value = null;
    this.staleSince = null;
    if (!this.deps.isForAll) this.phase = 'logged-out';
  }

  private async answer(scope: Scope): Promise<QueryRefresh> {
    try {
      if (this.deps.lastAnswer !== undefined) await this.deps.lastAnswer.logInFirst();
      const value = await this.deps.fetch(scope);
      return runInAction(() => (scope.isCancelled ? 'nothing' : this.take(value)));
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      return runInAction(() => (scope.isCancelled ? 'nothing' : this.fail(failure)));
    }
  }

  private take(value: T): QueryRefresh {
    this.asking = null;
    this.value = value;
    this.staleSince = null;
    this.phase = 'ready';
    // If the login has just changed, the answer may be the previous account's.
    if (this.owner === this.deps.token()) this.deps.lastAnswer?.keep(value);
    return 'done';
  }

  private fail(failure: CallFailure): QueryRefresh {
    this.asking = null;
    if (failure.kind === 'cancelled') return 'nothing';
    if (failure.kind === 'unauthorized' && (!this.deps.isForAll || this.owner !== this.deps.token())) {
      // The token was refused and removed: the page is notified, and fetches anonymously.
      this.dropUser();
      return 'nothing';
    }
    const last = this.deps.lastAnswer?.after(failure, this.value);
    if (last !== undefined) {
      this.value = last.value;
      this.staleSince = last.atMs;
      this.phase = 'ready';
    } else if (this.staleSince !== null && failure.kind === 'business') {
      // The gateway has answered: nothing old stays.
      this.value = null;
      this.staleSince = null;
    }
    if (this.value !== null) return 'failed';
    this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
    const { failedText, refusalText = gatewayText } = this.deps;
    this.failureText = failure.kind === 'business' ? refusalText(failure, failedText) : failedText;
    return 'nothing';
  }
}
