/** The tasks of one place (product §2.2, §2.4). Knows no screen, toast or address. */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { createScope, type OwnedScope, type Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { RunGated } from '@/session/LoginGate';
import type { TaskApi } from './taskApi';
import type { TaskOffer } from './taskRules';

export type TaskPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline' | 'logged-out';

export interface TaskStoreDeps {
  readonly api: Pick<TaskApi, 'fetchOffer'>;
  readonly isLoggedIn: () => boolean;
  /** Another number for another visitor, the same for a login that was renewed (session). */
  readonly account: () => number;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** Life of the page. */
  readonly scope: Scope;
}

/** What is to be told of a question for the tasks. */
export interface TaskNews {
  /** A task was finished since the answer before. */
  readonly hasFinished: boolean;
  /** It failed and nothing on screen says so: what was there stays. */
  readonly hasFailedQuietly: boolean;
}
const NO_NEWS: TaskNews = { hasFinished: false, hasFailedQuietly: false };

export class TaskStore {
  phase: TaskPhase = 'loading';
  /** Null while there is no answer; an empty one is there. */
  offer: TaskOffer | null = null;
  private asking: OwnedScope | null = null;
  /** Whose `offer` is. */
  private owner = 0;

  constructor(private readonly deps: TaskStoreDeps) {
    makeAutoObservable<this, 'deps' | 'asking' | 'owner'>(
      this,
      { deps: false, asking: false, owner: false, offer: observableRef },
      { autoBind: true },
    );
  }

  /** Asks with what is seen: skeleton while nothing is there, a state of its own when it fails. */
  async load(): Promise<TaskNews> {
    if (!this.deps.isLoggedIn()) {
      // Decision: tasks are a part of their page, so they ask for login only when pressed.
      this.stop();
      this.offer = null;
      this.phase = 'logged-out';
      return NO_NEWS;
    }
    // The app may change its visitor without a log-out between: nothing of the one before may stay.
    if (this.owner !== this.deps.account()) this.offer = null;
    if (this.offer === null) this.phase = 'loading';
    return this.ask((fetch) => fetch(), 'shown');
  }

  /** Asks without anybody seeing it; what was there stays when it fails. */
  async refresh(): Promise<TaskNews> {
    if (this.offer === null || !this.deps.isLoggedIn()) return this.load();
    return this.ask((fetch) => fetch(), 'quiet');
  }

  /** 去登录. */
  async logIn(): Promise<TaskNews> {
    return this.ask(async (fetch) => {
      const result = await this.deps.runGated(fetch, { asksFirst: true });
      return result.kind === 'done' ? result.value : null;
    }, 'shown');
  }

  /** One at a time: the latest takes over. @param run gives null when nobody wants an answer any more */
  private async ask(
    run: (fetch: () => Promise<TaskOffer>) => Promise<TaskOffer | null>,
    failures: 'shown' | 'quiet',
  ): Promise<TaskNews> {
    this.stop();
    const scope = createScope();
    const forget = this.deps.scope.onCancel(() => scope.cancel());
    this.asking = scope;
    try {
      const offer = await run(() => this.deps.api.fetchOffer(scope));
      if (offer === null || scope.isCancelled) return NO_NEWS;
      runInAction(() => this.adopt(offer));
      return { ...NO_NEWS, hasFinished: offer.tasks.some(({ isJustFinished }) => isJustFinished) };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (scope.isCancelled || failure.kind === 'cancelled') return NO_NEWS;
      // A login that is over takes the list away whoever asked: it is not this visitor's any more.
      if (failures === 'quiet' && failure.kind !== 'unauthorized')
        return { ...NO_NEWS, hasFailedQuietly: true };
      runInAction(() => this.note(failure));
      return NO_NEWS;
    } finally {
      forget();
      if (this.asking === scope) this.asking = null;
    }
  }

  private stop(): void {
    this.asking?.cancel();
    this.asking = null;
  }

  private adopt(offer: TaskOffer): void {
    this.offer = offer;
    this.owner = this.deps.account();
    this.phase = offer.tasks.length === 0 ? 'empty' : 'ready';
  }

  private note(failure: CallFailure): void {
    this.offer = null;
    if (failure.kind === 'unauthorized') this.phase = 'logged-out';
    else this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
  }
}
