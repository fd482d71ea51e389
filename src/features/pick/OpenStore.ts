/**
 * State of the opening page: from the parcels in the cabinet to the open door. No navigation or toasts here. Only
 * `open` opens a door, and never while another opening is running.
 */
import { runInAction, observableRef, makeAutoObservable } from 'mobx';
import type { CallFailure } from '@/api/errors';
import type { Scope } from '@/api/scope';
import type { Query } from '@/data/Query';
import type { WaitingParcel } from '@/domain/parcel/pickRules';
import type { RunGated } from '@/session/LoginGate';
import type { Clock } from '@/utils/clock';
import type { OpenApi } from './openApi';
import { nextStepAfter } from './openCellRules';
import { OpeningWatch, type WatchEnd } from './OpeningWatch';
import { OPEN_TEXTS } from './openTexts';
import type { Cell, NextStep } from './openTypes';

/**
 * `idle`: nothing opened yet · `sending`: the command is being sent · `opening`: it was accepted, and its state is
 * polled · `opened` · `failed`: the door did not open, or the gateway refused · `silent`: the result is unknown.
 */
export type OpenPhase = 'idle' | 'sending' | 'opening' | 'opened' | 'failed' | 'silent';

interface OpenStoreDeps {
  readonly api: OpenApi;
  readonly cabinetCode: string;
  /** One parcel; '' for all in the cabinet. */
  readonly parcelId: string;
  /** The parcels in that cabinet. */
  readonly here: Query<readonly WaitingParcel[]>;
  readonly runGated: RunGated;
  readonly toCallFailure: (cause: unknown) => CallFailure;
  readonly clock: Clock;
  readonly scope: Scope;
}

export class OpenStore {
  phase: OpenPhase = 'idle';
  /** Why it failed, and the next step. */
  reason = '';
  nextStep: NextStep = 'retry';
  cells: readonly Cell[] = [];
  /** Parcels that stay because of a fee. */
  skippedIds: readonly string[] = [];
  readonly here: Query<readonly WaitingParcel[]>;
  /** '' until the cabinet has accepted the command. */
  private operationId = '';
  private readonly watch: OpeningWatch;

  constructor(private readonly deps: OpenStoreDeps) {
    this.here = deps.here;
    this.watch = new OpeningWatch({ ...deps, onEnd: (end) => this.settle(end) });
    makeAutoObservable<this, 'deps' | 'watch' | 'operationId'>(
      this,
      {
        deps: false,
        watch: false,
        operationId: false,
        here: false,
        cells: observableRef,
        skippedIds: observableRef,
      },
      { autoBind: true },
    );
  }

  /** Opens the cells; a second tap while it is running, or after it, does nothing. */
  async open(): Promise<void> {
    if (this.phase !== 'idle' && this.phase !== 'failed') return;
    const { api, cabinetCode, parcelId, scope, runGated, toCallFailure } = this.deps;
    this.phase = 'sending';
    this.reason = '';
    try {
      const answer = await runGated(() => api.open(cabinetCode, parcelId, scope), { asksFirst: true });
      runInAction(() => {
        if (answer.kind === 'cancelled') this.phase = 'idle';
        else this.follow(answer.value.operationId, answer.value.skippedIds);
      });
    } catch (cause) {
      const failure = toCallFailure(cause);
      runInAction(() => this.refuse(failure));
    }
  }

  /**
   * After an unknown result: polls the same opening, or, if the command may never have arrived, refetches the parcels;
   * only then can the cells be opened again.
   */
  async askAgain(): Promise<void> {
    if (this.phase !== 'silent') return;
    if (this.operationId !== '') {
      this.phase = 'opening';
      this.watch.start(this.operationId);
      return;
    }
    if ((await this.here.refetch()) === 'failed') return;
    runInAction(() => {
      this.phase = 'idle';
    });
  }

  /** The page is hidden: stops polling. */
  pause(): void {
    this.watch.stop();
  }

  /** Shown again: continues polling a running opening. */
  resume(): void {
    if (this.phase === 'opening' && !this.watch.isRunning) this.watch.start(this.operationId);
  }

  private follow(operationId: string, skippedIds: readonly string[]): void {
    this.operationId = operationId;
    this.skippedIds = skippedIds;
    this.phase = 'opening';
    if (!this.deps.scope.isCancelled) this.watch.start(operationId);
  }

  private refuse(failure: CallFailure): void {
    switch (failure.kind) {
      case 'business':
        return this.fail(failure.message, nextStepAfter(failure.code));
      case 'no-answer':
      case 'offline':
        // The command may have arrived: a lost response must never open twice.
        this.operationId = '';
        this.phase = 'silent';
        return undefined;
      case 'unauthorized':
      case 'cancelled':
        this.phase = 'idle';
        return undefined;
    }
  }

  private settle(end: WatchEnd): void {
    switch (end.kind) {
      case 'settled':
        this.cells = end.state.cells;
        if (end.state.status === 'opened') this.phase = 'opened';
        else this.fail(end.state.reason, 'retry');
        return undefined;
      case 'refused':
        return this.fail(end.message, nextStepAfter(end.code));
      case 'silent':
        this.phase = 'silent';
        return undefined;
    }
  }

  private fail(message: string, nextStep: NextStep): void {
    this.phase = 'failed';
    this.reason = message.trim() === '' ? OPEN_TEXTS.refused : message.trim();
    this.nextStep = nextStep;
  }
}
