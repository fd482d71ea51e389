/** Asks how an opening stands until it is settled, the time is over, or nobody looks any more. */
import type { CallFailure } from '@/api/errors';
import { createScope, type OwnedScope, type Scope } from '@/api/scope';
import type { Clock } from '@/utils/clock';
import type { OpenApi } from './openApi';
import type { OpeningState } from './openRules';

/** Asked every second, for at most 20 s. */
export const ASK_EVERY_MS = 1_000;
export const ASK_FOR_MS = 20_000;

export type WatchEnd =
  | { readonly kind: 'settled'; readonly state: OpeningState }
  /** The gateway knows no such opening. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  /** Nothing settled within the time. */
  | { readonly kind: 'silent' };

export interface OpeningWatchDeps {
  readonly api: Pick<OpenApi, 'fetchState'>;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  /** Life of the page. */
  readonly scope: Scope;
  /** Told once for each start that was not stopped. */
  readonly onEnd: (end: WatchEnd) => void;
}

export class OpeningWatch {
  /** Of what is asked now; null: nothing is. */
  private current: OwnedScope | null = null;

  constructor(private readonly deps: OpeningWatchDeps) {}

  get isRunning(): boolean {
    return this.current !== null;
  }

  /** Asks at once, then every second. Another start takes over. */
  start(operationId: string): void {
    this.stop();
    const scope = createScope();
    this.current = scope;
    scope.onCancel(this.deps.scope.onCancel(() => this.stop()));
    scope.onCancel(this.deps.clock.after(ASK_FOR_MS, () => this.end(scope, { kind: 'silent' })));
    void this.ask(operationId, scope);
  }

  /** Nobody is told. */
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
      // A login that ended meanwhile: the cell opens all the same, and the person is told to look.
      if (failure.kind === 'unauthorized') return { kind: 'silent' };
      // One lost answer of many: the next one tells as much.
      return { kind: 'again', afterMs: 0 };
    }
  }

  private end(scope: OwnedScope, end: WatchEnd): void {
    if (this.current !== scope) return;
    this.stop();
    this.deps.onEnd(end);
  }
}
