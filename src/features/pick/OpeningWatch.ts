/** Polls the state of an opening until it is settled, the time is over, or the watch is stopped. */
import type { CallFailure } from '@/api/errors';
import { createScope, type OwnedScope, type Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';
import type { OpenApi } from './openApi';
import type { OpeningState } from './openTypes';

/** Polls every second, for at most 20 s. */
const ASK_EVERY_MS = 1_000;
const ASK_FOR_MS = 20_000;

export type WatchEnd =
  | { readonly kind: 'settled'; readonly state: OpeningState }
  /** The gateway refuses the poll, e.g. it knows no such opening. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Not settled in time. */
  | { readonly kind: 'silent' };

interface OpeningWatchDeps {
  readonly api: Pick<OpenApi, 'fetchState'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** The page's scope. */
  readonly scope: Scope;
  /** Called once for each start that was not stopped. */
  readonly onEnd: (end: WatchEnd) => void;
}

export class OpeningWatch {
  /** Scope of the running watch; null: none. */
  private current: OwnedScope | null = null;

  constructor(private readonly deps: OpeningWatchDeps) {}

  get isRunning(): boolean {
    return this.current !== null;
  }

  /** Polls immediately, then every second. Replaces a running watch. */
  start(operationId: string): void {
    this.stop();
    const scope = createScope();
    this.current = scope;
    scope.onCancel(this.deps.scope.onCancel(() => this.stop()));
    scope.onCancel(this.deps.clock.after(ASK_FOR_MS, () => this.end(scope, { kind: 'silent' })));
    void this.ask(operationId, scope);
  }

  /** Stops without calling `onEnd`. */
  stop(): void {
    const scope = this.current;
    this.current = null;
    scope?.cancel();
  }

  private async ask(operationId: string, scope: OwnedScope): Promise<void> {
    const answer = await this.answer(operationId, scope);
    if (scope.isCancelled) return;
    if (answer.kind !== 'again') return this.end(scope, answer);
    const again = this.deps.clock.after(Math.max(ASK_EVERY_MS, answer.afterMs), () => {
      void this.ask(operationId, scope);
    });
    scope.onCancel(again);
  }

  private async answer(
    operationId: string,
    scope: OwnedScope,
  ): Promise<WatchEnd | { readonly kind: 'again'; readonly afterMs: number }> {
    try {
      const state = await this.deps.api.fetchState(operationId, scope);
      if (state.status === 'waiting') return { kind: 'again', afterMs: state.askAfterMs };
      return { kind: 'settled', state };
    } catch (cause) {
      const failure = this.deps.toCallFailure(cause);
      if (failure.kind === 'business') return { ...failure, kind: 'refused' };
      // The login expired meanwhile: the cell opens anyway, and the page asks the user to look.
      if (failure.kind === 'unauthorized') return { kind: 'silent' };
      // One of many polls was lost: the next one brings the same state.
      return { kind: 'again', afterMs: 0 };
    }
  }

  private end(scope: OwnedScope, end: WatchEnd): void {
    if (this.current !== scope) return;
    this.stop();
    this.deps.onEnd(end);
  }
}
