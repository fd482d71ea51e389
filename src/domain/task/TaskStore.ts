/** The tasks of one place (product §2.2, §2.4). No navigation or toasts here. */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { createScope, type OwnedScope, type Scope } from '@/api/scope';
import type { RunGated } from '@/session/LoginGate';
import type { TaskApi } from './taskApi';
import type { TaskOffer } from './taskTypes';

type TaskPhase = 'loading' | 'ready' | 'empty' | 'failed' | 'offline' | 'logged-out';

interface TaskStoreDeps {
  readonly api: Pick<TaskApi, 'fetchOffer'>;
  readonly isLoggedIn: () => boolean;
  /** A different number for a different account, the same after a renewed login (session). */
  readonly account: () => number;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  /** The page's scope. */
  readonly scope: Scope;
}

/** What a fetch of the tasks has to report. */
export interface TaskNews {
  /** A task was finished since the previous response. */
  readonly hasFinished: boolean;
  /** It failed and nothing on screen shows it: the current tasks stay. */
  readonly hasFailedQuietly: boolean;
}
const NO_NEWS: TaskNews = { hasFinished: false, hasFailedQuietly: false };

export class TaskStore {
  phase: TaskPhase = 'loading';
  /** Null while there is no response; an empty list is not null. */
  offer: TaskOffer | null = null;
  private asking: OwnedScope | null = null;
  /** Account that `offer` belongs to. */
  private owner = 0;

  constructor(private readonly deps: TaskStoreDeps) {
    makeAutoObservable<this, 'deps' | 'asking' | 'owner'>(
      this,
      { deps: false, asking: false, owner: false, offer: observableRef },
      { autoBind: true },
    );
  }

  /** Fetches visibly: skeleton while there is no data, and a phase for each failure. */
  async load(): Promise<TaskNews> {
    if (!this.deps.isLoggedIn()) {
      // Decision: tasks are only a part of their page, so they request login only when tapped.
      this.stop();
      this.offer = null;
      this.phase = 'logged-out';
      return NO_NEWS;
    }
    // The app may switch accounts without a log-out in between: drops the previous user's data.
    if (this.owner !== this.deps.account()) this.offer = null;
    if (this.offer === null) this.phase = 'loading';
    return this.ask((fetch) => fetch(), 'shown');
  }

  /** Fetches quietly; a failure keeps the current data. */
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

  /** One request at a time: the latest replaces the others. @param run returns null if the login was closed */
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
      // An expired login removes the list after any request: it no longer belongs to the current user.
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
