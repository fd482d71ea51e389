import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import type { SubmitOutcome } from './LoginFlow';
import { quickLogin, type MiniLoginDeps } from './miniLogin';

/**
 * Login by the mini program's phone button (product §1.6). Made by the popup, lives as long as it; never shows anything by
 * itself.
 */
export class PhoneLogin {
  isAgreed = false;
  step: 'idle' | 'submitting' = 'idle';

  constructor(private readonly deps: MiniLoginDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true });
  }

  setAgreed(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
  }

  /** Forgets the tick: it was one person's. */
  reset(): void {
    this.isAgreed = false;
  }

  /** Logs in with what the button gave; one at a time. Rejects never; `scope` ends it silently. */
  async submit(phone: PhoneCodeOutcome, scope: Scope): Promise<SubmitOutcome> {
    if (this.step !== 'idle' || !this.isAgreed) return { kind: 'dropped' };
    this.step = 'submitting';
    try {
      const outcome = await quickLogin(this.deps, phone, scope);
      if (outcome.kind === 'done') this.reset();
      return outcome;
    } finally {
      runInAction(() => (this.step = 'idle'));
    }
  }
}
