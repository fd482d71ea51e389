/**
 * A query whose input changes while the user fills in a form (freight of a parcel, coupons for it): refetched when the
 * input changes, after a pause, and only the latest response counts. No navigation or toasts here; the page handles the
 * outcome.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallFailure } from '@/api/errors';
import { LatestScope, type Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';

/** `idle`: nothing to fetch yet. */
export type DependentPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'offline' | 'logged-out';
/** `nothing`: another fetch took over, the user is logged out, or the page is unmounted. */
export type DependentOutcome = 'done' | 'failed' | 'nothing';

interface DependentQueryDeps<Q, T> {
  /** @throws ApiError */
  readonly fetch: (question: Q, scope: Scope) => Promise<T>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
  /** Shown when the gateway sends no message. */
  readonly failedText: string;
}

export class DependentQuery<Q, T> {
  phase: DependentPhase = 'idle';
  /** The latest response; while `loading`, that of the previous input. */
  value: T | null = null;
  failureText: string;
  /** The gateway's code of a refusal; '' otherwise. */
  failureCode = '';
  private question: { readonly key: string; readonly asked: Q } | null = null;
  private readonly reads: LatestScope;
  private stopWaiting: () => void = () => undefined;

  constructor(private readonly deps: DependentQueryDeps<Q, T>) {
    this.failureText = deps.failedText;
    this.reads = new LatestScope(deps.scope);
    makeAutoObservable<this, 'deps' | 'question' | 'reads' | 'stopWaiting'>(
      this,
      { deps: false, question: false, reads: false, stopWaiting: false, value: observableRef },
      { autoBind: true },
    );
  }

  /** The response to the current input; null until it arrives. */
  get current(): T | null {
    return this.phase === 'ready' ? this.value : null;
  }

  /**
   * Sets the input; null: none. Setting the same input twice fetches once.
   * @param delayMs fetches after this time without a further change
   */
  want(question: Q | null, delayMs = 0): void {
    const key = question === null ? null : JSON.stringify(question);
    if (key === (this.question?.key ?? null)) return;
    this.forgetQuestion();
    if (question === null || key === null) {
      this.phase = 'idle';
      this.value = null;
      return;
    }
    this.question = { key, asked: question };
    this.phase = 'loading';
    if (delayMs === 0) void this.ask('seen');
    else this.wait(delayMs);
  }

  /** 重试; also fetches immediately what is still delayed. */
  async load(): Promise<void> {
    if (this.question === null) return;
    this.phase = 'loading';
    await this.ask('seen');
  }

  /** Refetches in the background; a value stays when it fails. Without a value it loads visibly. */
  async refresh(): Promise<DependentOutcome> {
    if (this.question === null) return 'nothing';
    if (this.phase === 'ready') return this.ask('quiet');
    await this.load();
    return 'nothing';
  }

  /** Discards everything: the next `want` fetches. */
  reset(): void {
    this.forgetQuestion();
    this.phase = 'idle';
    this.value = null;
  }

  private forgetQuestion(): void {
    this.stopWaiting();
    this.reads.cancel();
    this.question = null;
  }

  private wait(delayMs: number): void {
    const stop = this.deps.clock.after(delayMs, () => {
      forget();
      void this.ask('seen');
    });
    const forget = this.deps.scope.onCancel(stop);
    this.stopWaiting = () => {
      stop();
      forget();
    };
  }

  private async ask(how: 'seen' | 'quiet'): Promise<DependentOutcome> {
    const { question } = this;
    if (question === null) return 'nothing';
    this.stopWaiting();
    const scope = this.reads.next();
    try {
      const value = await this.deps.fetch(question.asked, scope);
      if (scope.isCancelled) return 'nothing';
      runInAction(() => {
        this.value = value;
        this.phase = 'ready';
      });
      return 'done';
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (scope.isCancelled) return 'nothing';
      return runInAction(() => this.fail(failure, how));
    }
  }

  private fail(failure: CallFailure, how: 'seen' | 'quiet'): DependentOutcome {
    if (failure.kind === 'cancelled') return 'nothing';
    if (failure.kind === 'unauthorized') {
      this.value = null;
      this.phase = 'logged-out';
      return 'nothing';
    }
    if (how === 'quiet') return 'failed';
    this.value = null;
    this.phase = failure.kind === 'offline' ? 'offline' : 'failed';
    this.failureCode = failure.kind === 'business' ? failure.code : '';
    this.failureText = (failure.kind === 'business' ? failure.message.trim() : '') || this.deps.failedText;
    return 'failed';
  }
}
