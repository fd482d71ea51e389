import { makeAutoObservable, runInAction } from 'mobx';
import type { Scope } from '@/api';
import type { PhoneCodeOutcome } from '@/platform/phoneNumber/types';
import { quickLogin, type MiniLoginDeps } from './hostLogin';
import type { SubmitOutcome } from './LoginFlow';

/**
 * Login by the mini program's phone button (product §1.6). Lives as long as the popup that creates it; never shows
 * anything itself.
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

  /** Clears the ticked agreement: it belongs to the previous user. */
  reset(): void {
    this.isAgreed = false;
  }

  /** Logs in with the button's result; one at a time. Never rejects; `scope` ends it silently. */
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
