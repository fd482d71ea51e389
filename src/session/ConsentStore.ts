import { makeAutoObservable } from 'mobx';
import type { ConsentGuard, ConsentOccasion, ConsentStatus } from '@/platform/privacy/gate';
import type { StorageArea } from '@/platform/storage/types';
import { CONSENT_KEY, consentText, readConsent } from './consentRules';

interface ConsentDeps {
  /** False where the app needs no consent: everything is allowed then. */
  readonly isAskedByApp: boolean;
  /** Survives the visit. */
  readonly storage: StorageArea;
  readonly version: string;
  /** The user withdrew or refused consent: discards collected data that is not sent yet. */
  onRefused(): void;
}

type Answer = (isAgreed: boolean) => void;

/**
 * The privacy consent of mini programs: requested once, when it is first needed, and stored permanently. Decision: not
 * on the first start. Most of the product needs no consent, and a request that comes with its reason is easier to
 * answer. A refusal leaves the product usable; a later use of a feature that needs consent shows the request again.
 */
export class ConsentStore implements ConsentGuard {
  private answered: ConsentStatus = 'unasked';
  /** The consent dialog is on screen. */
  isAsking = false;
  private waiting: Answer[] = [];
  /** Number of mounted pages that can show the consent dialog. */
  private hosts = 0;

  constructor(private readonly deps: ConsentDeps) {
    makeAutoObservable<this, 'deps' | 'waiting' | 'hosts'>(
      this,
      { deps: false, waiting: false, hosts: false, status: false },
      { autoBind: true },
    );
  }

  /** Whether this platform has a consent that the settings show and can withdraw. */
  get isRequired(): boolean {
    return this.deps.isAskedByApp;
  }

  get isAgreed(): boolean {
    return !this.isRequired || this.answered === 'agreed';
  }

  get isRefused(): boolean {
    return this.isRequired && this.answered === 'refused';
  }

  status(): ConsentStatus {
    return this.isRequired ? this.answered : 'agreed';
  }

  /** Restores the stored answer. */
  restore(): void {
    this.answered = readConsent(this.deps.storage.read(CONSENT_KEY), this.deps.version);
  }

  /** Shows the consent dialog if needed; concurrent callers share the answer. Never rejects. */
  ask(occasion: ConsentOccasion): Promise<boolean> {
    if (this.isAgreed) return Promise.resolve(true);
    if (this.isRefused && occasion === 'first') return Promise.resolve(false);
    return new Promise((resolve) => this.show(resolve));
  }

  /** The platform itself requests an answer: shows the dialog, whatever the user answered before. */
  platformAsks(answer: Answer): void {
    this.show(answer);
  }

  /** The dialog's 同意 button. Also called when the user ticks the agreement at login, which names the same policy. */
  agree(): void {
    this.settle(true);
  }

  /** The dialog's 不同意 button. */
  refuse(): void {
    this.settle(false);
  }

  /** The user withdraws consent in the settings. */
  withdraw(): void {
    this.settle(false);
  }

  /**
   * Registers a page that can show the dialog; returns the function that unregisters it. Without any registered page,
   * every request resolves to false.
   */
  attachHost(): () => void {
    this.hosts += 1;
    let isAttached = true;
    return () => {
      if (!isAttached) return;
      isAttached = false;
      this.hosts -= 1;
      if (this.hosts === 0) this.dismiss();
    };
  }

  private show(answer: Answer): void {
    if (this.hosts === 0) return answer(false);
    this.waiting.push(answer);
    this.isAsking = true;
  }

  private settle(isAgreed: boolean): void {
    if (!this.isRequired) return;
    this.answered = isAgreed ? 'agreed' : 'refused';
    this.deps.storage.write(CONSENT_KEY, consentText(isAgreed, this.deps.version));
    if (!isAgreed) this.deps.onRefused();
    this.close(isAgreed);
  }

  /** The page with the dialog is closed, or no page can show it: answers false for now and stores nothing. */
  dismiss(): void {
    this.close(false);
  }

  private close(isAgreed: boolean): void {
    this.isAsking = false;
    for (const answer of this.waiting.splice(0)) answer(isAgreed);
  }
}

/** The interface of the consent for the rest of the app, also where no consent is needed (makeConsent.h5.ts). */
export type Consent = Pick<
  ConsentStore,
  | 'isRequired'
  | 'isAgreed'
  | 'isRefused'
  | 'isAsking'
  | 'status'
  | 'restore'
  | 'ask'
  | 'platformAsks'
  | 'agree'
  | 'refuse'
  | 'withdraw'
  | 'dismiss'
  | 'attachHost'
>;
