/**
 * The animation of a draw and its timing (product §2.9): runs, stops on a place, and rests while the page is hidden.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Scope } from '@/api';
import type { Clock } from '@/utils/clock';
import { START_DELAY_MS, type Motion, type MotionRules } from './motion/motions';
import { ShownTime } from './shownTime';

interface DrawStageDeps {
  readonly clock: Clock;
  /** Of the pool currently shown. */
  readonly rules: () => MotionRules;
  /** False: show the result immediately (`prefers-reduced-motion`); read at every draw. */
  readonly wantsMotion: () => boolean;
  /** The page's scope. */
  readonly scope: Scope;
}

export class DrawStage {
  motion: Motion = { kind: 'rest', at: null };
  private readonly time: ShownTime;
  /** Device time at which the run started. */
  private runMs = 0;

  constructor(private readonly deps: DrawStageDeps) {
    this.time = new ShownTime(deps.clock, deps.scope);
    makeAutoObservable<this, 'deps' | 'time' | 'runMs'>(
      this,
      { deps: false, time: false, runMs: false, motion: observableRef },
      { autoBind: true },
    );
  }

  /** A different pool: nothing has been drawn from it. */
  clear(): void {
    this.motion = { kind: 'rest', at: null };
  }

  /** Does nothing while running, while hidden, or when motion is reduced. */
  run(): void {
    if (this.motion.kind === 'run' || this.time.isHidden || !this.deps.wantsMotion()) return;
    this.runMs = this.deps.clock.nowMs();
    this.motion = { kind: 'run', from: this.deps.rules().startFrom(restsAt(this.motion)) };
  }

  /** Without a prize to stop on: back to the start. */
  halt(): void {
    if (this.motion.kind === 'run') this.rest(this.motion.from);
  }

  /** Stops all motion; waiting callers continue after `show`. */
  hide(): void {
    this.time.hide();
    this.halt();
  }

  show(): void {
    this.time.show();
  }

  /** @returns true once the page is visible; false if it was unmounted */
  untilShown(): Promise<boolean> {
    return this.time.untilShown();
  }

  /**
   * Stops the motion on `place`.
   * @returns whether the page is still there to show it
   */
  async land(place: number): Promise<boolean> {
    const { motion, time, deps } = this;
    const rules = deps.rules();
    if (motion.kind === 'run') {
      const sinceMs = deps.clock.nowMs() - this.runMs - START_DELAY_MS;
      const { waitMs, stopMs, from, to } = rules.planStop(motion.from, sinceMs, place);
      if (await time.sleep(waitMs)) {
        runInAction(() => {
          this.motion = { kind: 'stop', from, to };
        });
        if ((await time.sleep(stopMs)) && (await time.sleep(rules.dialogDelayMs))) return true;
      }
    }
    if (deps.scope.isCancelled) return false;
    this.rest(rules.restOn(place));
    return time.untilShown();
  }

  private rest(at: number): void {
    this.motion = { kind: 'rest', at };
  }
}

function restsAt(motion: Motion): number | null {
  switch (motion.kind) {
    case 'rest':
      return motion.at;
    case 'run':
      return motion.from;
    case 'stop':
      return motion.to;
  }
}
