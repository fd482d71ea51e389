/**
 * A page, or a part of one, that shows one response: fetched for the current user, or anonymously. No navigation or
 * toasts here; the page handles the outcome. Tab pages stay mounted while the user logs in and out elsewhere, so the
 * store follows the token, not the page's life.
 *
 * Decision: parts for logged-in users (fund, parcels, an order) appear among public ones, so they never request a login
 * automatically; logged out, they say so and the page offers 去登录.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope, type Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';

type QueryPhase = 'loading' | 'ready' | 'failed' | 'offline' | 'logged-out';
/**
 * `failed`: the current value stays. `nothing`: there is nothing to show (a phase says how it ended, another fetch took
 * over, the user is logged out, or the page is unmounted).
 */
export type QueryRefresh = 'done' | 'failed' | 'nothing';

export interface QueryDeps<T> {
  /** @throws ApiError */
  readonly fetch: (scope: Scope) => Promise<T>;
  /** Current login token; null: not logged in. */
  readonly token: () => string | null;
  /** False: without a login nothing is fetched, and the phase is `logged-out`. */
  readonly isForAll: boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Shown when the gateway sends no message. */
  readonly failedText: string;
  /** Life of the page. */
  readonly scope: Scope;
}

export class Query<T> {
  phase: QueryPhase = 'loading';
  /** Null while unknown. */
  value: T | null = null;
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

  /** The login may have changed, in any way; fetches if it has, and the first time. */
  async visitorChanged(): Promise<void> {
    if (this.owner !== this.deps.token()) await this.refresh();
  }

  /**
   * Refetches; the current value stays when it fails. A call while a fetch is running waits for that one. Without a
   * value it loads visibly: skeleton, and an error state when it fails.
   */
  async refresh(): Promise<QueryRefresh> {
    const token = this.deps.token();
    if (token !== this.owner) this.welcome(token);
    if (token === null && !this.deps.isForAll) {
      this.phase = 'logged-out';
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

  /** 去登录: after the login, the new user's data is fetched. */
  async logIn(): Promise<void> {
    try {
      await this.deps.runGated(() => this.askGated(), { asksFirst: true });
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      runInAction(() => this.fail(failure));
    }
  }

  /** @throws the 401 that the gate needs to request a login */
  private async askGated(): Promise<void> {
    if (this.deps.token() !== null) {
      await this.refresh();
      return;
    }
    // Hosts with their own login page redirect to it on the 401 of this request.
    const value = await this.deps.fetch(this.deps.scope);
    runInAction(() => this.take(value));
  }

  /** Drops the previous user's data. Public data stays until the next response. */
  private welcome(token: string | null): void {
    this.latest.cancel();
    this.asking = null;
    if (this.owner !== null || !this.deps.isForAll) this.value = null;
    this.owner = token;
  }

  private async answer(scope: Scope): Promise<QueryRefresh> {
    try {
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
    this.phase = 'ready';
    return 'done';
  }

  private fail(failure: CallFailure): QueryRefresh {
    this.asking = null;
    if (failure.kind === 'cancelled') return 'nothing';
    if (failure.kind === 'unauthorized' && (!this.deps.isForAll || this.owner !== this.deps.token())) {
      // The token was refused and removed: the page is notified, and fetches anonymously.
      this.owner = undefined;
      this.value = null;
      if (!this.deps.isForAll) this.phase = 'logged-out';
      return 'nothing';
    }
    if (this.value !== null) return 'failed';
    this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
    const own = failure.kind === 'business' ? failure.message.trim() : '';
    this.failureText = own === '' ? this.deps.failedText : own;
    return 'nothing';
  }
}
