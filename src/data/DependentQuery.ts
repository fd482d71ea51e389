/**
 * The answer to a question that changes while a person fills in a form (freight of what is sent, coupons for it): asked
 * anew when the question changes, after a pause, and only the latest answer counts. Knows no page, toast or address.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { LatestScope, type Scope } from '@/api/scope';
import type { CallFailure } from '@/api/errors';
import type { Clock } from '@/utils/clock';

/** `idle`: nothing to ask yet. */
export type DependentPhase = 'idle' | 'loading' | 'ready' | 'failed' | 'offline' | 'logged-out';
/** `nothing`: another question took over, nobody may ask, or the page is gone. */
export type DependentOutcome = 'done' | 'failed' | 'nothing';

export interface DependentQueryDeps<Q, T> {
  /** @throws ApiError */
  readonly fetch: (question: Q, scope: Scope) => Promise<T>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
  /** Said when the gateway has no words of its own. */
  readonly failedText: string;
}

export class DependentQuery<Q, T> {
  phase: DependentPhase = 'idle';
  /** The latest answer; while `loading` that of the question before. */
  value: T | null = null;
  failureText: string;
  /** The gateway's, when it said no; '' otherwise. */
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

  /** The answer to the question as it is now; null until it is there. */
  get current(): T | null {
    return this.phase === 'ready' ? this.value : null;
  }

  /**
   * The question is this now; null: there is none. The same question twice is asked once.
   * @param delayMs asked when nothing has changed for so long
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

  /** 重试, or at once what still waits. */
  async load(): Promise<void> {
    if (this.question === null) return;
    this.phase = 'loading';
    await this.ask('seen');
  }

  /** Asks without anybody seeing it; what is there stays when it fails. What is not there is loaded. */
  async refresh(): Promise<DependentOutcome> {
    if (this.question === null) return 'nothing';
    if (this.phase === 'ready') return this.ask('quiet');
    await this.load();
    return 'nothing';
  }

  /** Nothing is known any more: the next `want` asks. */
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
