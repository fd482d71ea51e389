/**
 * A page, or a part of one, that belongs to its visitor: one answer, asked for by whoever is logged in or by nobody.
 * Knows no page, toast or address. Tab pages stay alive while people log in and out elsewhere, so the store goes by the
 * token, not by the page's life.
 *
 * Decision: parts that are only for somebody (fund, parcels, an order) stand among others that everybody may read, so
 * they never ask for login by themselves; logged out they say so and the page offers 去登录.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope, type Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';

export type QueryPhase = 'loading' | 'ready' | 'failed' | 'offline' | 'logged-out';
/**
 * `failed`: what is there stays. `nothing`: there is nothing to tell (a state of its own says how it ended, another
 * question took over, nobody is logged in, the page is gone).
 */
export type QueryRefresh = 'done' | 'failed' | 'nothing';

export interface QueryDeps<T> {
  /** @throws ApiError */
  readonly fetch: (scope: Scope) => Promise<T>;
  /** Login token now; null: nobody is logged in. */
  readonly token: () => string | null;
  /** False: without login nothing is asked, and the phase is `logged-out`. */
  readonly isForAll: boolean;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Said when the gateway has no words of its own. */
  readonly failedText: string;
  /** Life of the page. */
  readonly scope: Scope;
}

export class Query<T> {
  phase: QueryPhase = 'loading';
  /** Null while unknown. */
  value: T | null = null;
  failureText: string;
  /** Whose `value` is, and who is asked for; undefined before anybody was. */
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

  /** The login may have changed, by whatever way; asks when it has, and at first. */
  async visitorChanged(): Promise<void> {
    if (this.owner !== this.deps.token()) await this.refresh();
  }

  /**
   * Asks anew; what is there stays when it fails. Who asks while an answer is on its way waits for that one.
   * Without anything there it loads with what is seen: skeleton, and a state of its own when it fails.
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
   * What is asked for is another thing now (the channel a visitor came by): an answer on its way is to the question
   * before. What is there stays until the new one comes. Before anything was asked there is nothing to do.
   */
  async questionChanged(): Promise<void> {
    if (this.owner !== undefined) await this.askAnew();
  }

  /** After a write: an answer that is on its way may not know of it, and does not count any more. */
  async askAnew(): Promise<QueryRefresh> {
    this.latest.cancel();
    this.asking = null;
    return this.refresh();
  }

  /** 去登录: whoever logs in sees his own. */
  async logIn(): Promise<void> {
    try {
      await this.deps.runGated(() => this.askGated(), { asksFirst: true });
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      runInAction(() => this.fail(failure));
    }
  }

  /** @throws what the gate needs to know: that this asks for login */
  private async askGated(): Promise<void> {
    if (this.deps.token() !== null) {
      await this.refresh();
      return;
    }
    // Hosts with a login of their own are led to it by the answer to this.
    const value = await this.deps.fetch(this.deps.scope);
    runInAction(() => this.take(value));
  }

  /** Nothing of the visitor before may stay. What everybody may see stays until it is known better. */
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
      // The token was refused and is gone: the page is told of that, and asks for nobody then.
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
