import { makeAutoObservable } from 'mobx';
import type { ConsentGuard, ConsentOccasion, ConsentStatus } from '@/platform/privacy/gate';
import type { StorageArea } from '@/platform/storage/types';
import { CONSENT_KEY, consentText, readConsent } from './consentRules';

export interface ConsentDeps {
  /** False where nobody has to be asked: everything is allowed then. */
  readonly isAskedByApp: boolean;
  /** Outlives the visit. */
  readonly storage: StorageArea;
  readonly version: string;
  /** The visitor took it back, or refused: what was gathered and not sent yet goes. */
  onRefused(): void;
}

type Answer = (isAgreed: boolean) => void;

/**
 * The privacy consent of mini programs: asked once, at the first need, answered for good. Decision: not at the first
 * start. Most of the product needs no consent, and a question that comes with its reason can be answered. A refusal
 * leaves the product usable; whoever then uses what needs it is asked again.
 */
export class ConsentStore implements ConsentGuard {
  private answered: ConsentStatus = 'unasked';
  /** The question is on screen. */
  isAsking = false;
  private waiting: Answer[] = [];
  /** Pages that can show the question. */
  private hosts = 0;

  constructor(private readonly deps: ConsentDeps) {
    makeAutoObservable<this, 'deps' | 'waiting' | 'hosts'>(
      this,
      { deps: false, waiting: false, hosts: false, status: false },
      { autoBind: true },
    );
  }

  /** Whether there is a consent to show and to take back here. */
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

  /** Takes up what was answered before. */
  restore(): void {
    this.answered = readConsent(this.deps.storage.read(CONSENT_KEY), this.deps.version);
  }

  /** Shows the question where it has to be asked; all who ask meanwhile share the answer. Never rejects. */
  ask(occasion: ConsentOccasion): Promise<boolean> {
    if (this.isAgreed) return Promise.resolve(true);
    if (this.isRefused && occasion === 'first') return Promise.resolve(false);
    return new Promise((resolve) => this.show(resolve));
  }

  /** The platform wants to hear an answer of its own, whatever was answered here. */
  platformAsks(answer: Answer): void {
    this.show(answer);
  }

  /** The question's: 同意. Also what a ticked agreement at a login means, which names the same policy. */
  agree(): void {
    this.settle(true);
  }

  /** The question's: 不同意. */
  refuse(): void {
    this.settle(false);
  }

  /** Takes it back, in the settings. */
  withdraw(): void {
    this.settle(false);
  }

  /** A page is there that shows the question; the returned function ends that. Without any a question is a no. */
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

  /** The page that shows the question is left, or none can show it: no for now, and no answer to remember. */
  dismiss(): void {
    this.close(false);
  }

  private close(isAgreed: boolean): void {
    this.isAsking = false;
    for (const answer of this.waiting.splice(0)) answer(isAgreed);
  }
}

/** What the app knows of the consent, also where there is none to ask (consentWay.h5.ts). */
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
