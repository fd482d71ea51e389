import { makeAutoObservable, runInAction } from 'mobx';
import { BusinessError, CancelledError, type Scope } from '@/api';
import type { CaptchaCapability } from '@/platform/captcha/types';
import { normalizePhone } from '@/utils/phone';
import type { CodeAttempts } from './codeAttempt';
import { SIGNED_CONSTANTS, type LoginApi, type PreCheck, type SliderProof } from './loginApi';
import {
  canSubmit,
  cleanCode,
  isAboutPhone,
  phoneKey,
  RESEND_MS,
  secondsUntil,
  sendRefusal,
} from './loginRules';
import { LOGIN_TEXTS } from './loginTexts';
import type { KeyMaterial, SignedFacts } from './signature';

/** What the form shows. */
type SendOutcome =
  | { readonly kind: 'sent'; readonly text: string }
  | { readonly kind: 'refused'; readonly text: string }
  /** Nothing to show: the user closed the slider, is already logging in, or left. */
  | { readonly kind: 'dropped' };

export type SubmitOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'dropped' };

export interface LoginFlowDeps {
  readonly api: Pick<LoginApi, 'preCheckMobile' | 'sendSmsCode' | 'checkSmsCode'>;
  /**
   * Uses the one-time proof of the number: for a login, or for closing the account.
   * @returns null when done, else the message that says why not
   * @throws ApiError
   */
  redeem(phone: string, proof: string, scope: Scope): Promise<string | null>;
  /** Shown when the gateway sends no message. */
  readonly words: { readonly verifyFailed: string; readonly redeemFailed: string };
  readonly attempts: CodeAttempts;
  readonly captcha: CaptchaCapability;
  readonly captchaAppId: string;
  /** The server's time, epoch milliseconds. */
  nowMs(): number;
  randomHex(length: number): string;
  loadSigner(): Promise<{
    sign(facts: SignedFacts, material: KeyMaterial): string | null;
  }>;
}

const refused = (text: string): { readonly kind: 'refused'; readonly text: string } => ({
  kind: 'refused',
  text,
});
const dropped = { kind: 'dropped' } as const;

/**
 * Proves a number by SMS code (product §1.4 "Login step sequence"): pre-check, slider if the gateway requires one,
 * send, verify, then use the proof: for the login, or for closing the account. Lives as long as its form; never shows
 * anything itself.
 */
export class LoginFlow {
  phone = '';
  code = '';
  isAgreed = false;
  step: 'idle' | 'sending' | 'submitting' = 'idle';
  /** A code was asked for without a number to send it to: the number's field takes the focus until it is left. */
  wantsPhone = false;
  /** End of the countdown, for any number, in the server's time; null: a code may be sent. */
  resendAtMs: number | null;
  /** A code that is already verified: its proof allows another attempt if the call that redeems it failed. */
  private verified: { readonly phone: string; readonly code: string; readonly token: string } | null = null;

  constructor(private readonly deps: LoginFlowDeps) {
    this.resendAtMs = deps.attempts.countdownEnd();
    makeAutoObservable<this, 'deps' | 'verified'>(this, { deps: false, verified: false }, { autoBind: true });
  }

  /** Stores the text as typed; normalised where the number is used. */
  setPhone(text: string): void {
    this.phone = text;
  }

  leavePhone(): void {
    this.wantsPhone = false;
  }

  /** At most 6 characters. */
  setCode(text: string): void {
    this.code = cleanCode(text);
  }

  setAgreed(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
  }

  /** Clears the input and the ticked agreement: they belong to the previous user. */
  reset(): void {
    this.phone = '';
    this.wantsPhone = false;
    this.resendAtMs = this.deps.attempts.countdownEnd();
    this.code = '';
    this.isAgreed = false;
    this.verified = null;
  }

  get canSubmit(): boolean {
    return canSubmit(this) && this.step === 'idle';
  }

  /** Seconds until another code may be sent; the ticking component reads it. */
  secondsLeft(): number {
    return secondsUntil(this.resendAtMs, this.deps.nowMs());
  }

  /** Sends a code to the number in the field. Never rejects; `scope` ends it silently. */
  async sendCode(scope: Scope): Promise<SendOutcome> {
    if (this.step === 'submitting') return dropped;
    const refusal = sendRefusal(this, this.step === 'sending' || this.secondsLeft() > 0);
    this.wantsPhone = isAboutPhone(refusal);
    if (refusal !== null) return refused(refusal);
    this.step = 'sending';
    try {
      return await this.send(normalizePhone(this.phone), scope);
    } finally {
      runInAction(() => (this.step = 'idle'));
    }
  }

  /** Verifies the code and redeems the proof. Never rejects. */
  async submit(scope: Scope): Promise<SubmitOutcome> {
    if (!this.canSubmit) return dropped;
    this.step = 'submitting';
    try {
      return await this.verifyAndRedeem(normalizePhone(this.phone), this.code, scope);
    } finally {
      runInAction(() => (this.step = 'idle'));
    }
  }

  private async send(phone: string, scope: Scope): Promise<SendOutcome> {
    const { api, attempts } = this.deps;
    const opCode = this.deps.randomHex(32);
    let preCheck: PreCheck;
    try {
      preCheck = await api.preCheckMobile(phone, opCode, scope);
    } catch (error) {
      return failureOf(error, LOGIN_TEXTS.preCheckFailed);
    }

    let slider: SliderProof | null = null;
    if (preCheck.needSliderCode) {
      const answer = await this.deps.captcha.verify({
        appId: this.deps.captchaAppId,
        sliderType: preCheck.sliderType ?? 1,
      });
      if (answer.kind === 'closed' || scope.isCancelled) return dropped;
      if (answer.kind !== 'passed') return refused(LOGIN_TEXTS.sliderFailed);
      slider = {
        sliderType: preCheck.sliderType ?? 1,
        sliderTicket: answer.ticket,
        sliderRandStr: answer.randStr,
      };
    }

    try {
      const sign = await this.sign(phone, { ...preCheck, opCode });
      if (sign === null) return refused(LOGIN_TEXTS.unsignable);
      const { requestCode, msg } = await api.sendSmsCode({ mobile: phone, opCode, sign, slider }, scope);
      const { timestamp, clientIp, keyOrder, keyParts } = preCheck;
      attempts.save({
        phoneKey: phoneKey(phone),
        opCode,
        requestCode,
        timestamp,
        clientIp,
        keyOrder,
        keyParts,
      });
      const untilMs = this.deps.nowMs() + RESEND_MS;
      attempts.startCountdown(untilMs);
      runInAction(() => (this.resendAtMs = untilMs));
      return { kind: 'sent', text: msg || LOGIN_TEXTS.sent };
    } catch (error) {
      return failureOf(error, LOGIN_TEXTS.sendFailed);
    }
  }

  private async verifyAndRedeem(phone: string, code: string, scope: Scope): Promise<SubmitOutcome> {
    const { api, attempts, redeem, words } = this.deps;
    let proof = this.verified?.phone === phone && this.verified.code === code ? this.verified.token : null;
    if (proof === null) {
      const attempt = attempts.read(phone);
      if (attempt === null) return refused(LOGIN_TEXTS.noCodeSent);
      try {
        const sign = await this.sign(phone, attempt);
        if (sign === null) return refused(LOGIN_TEXTS.unsignable);
        proof = await api.checkSmsCode(
          { mobile: phone, smsVerifyCode: code, opCode: attempt.opCode, sign },
          scope,
        );
      } catch (error) {
        return failureOf(error, words.verifyFailed);
      }
      this.verified = { phone, code, token: proof };
    }
    try {
      const refusal = await redeem(phone, proof, scope);
      if (refusal !== null) return refused(refusal);
    } catch (error) {
      if (error instanceof BusinessError) this.verified = null; // the gateway has consumed this proof
      return failureOf(error, words.redeemFailed);
    }
    attempts.forget();
    this.reset();
    return { kind: 'done' };
  }

  private async sign(
    mobile: string,
    facts: KeyMaterial & {
      readonly opCode: string;
      readonly requestCode: string;
      readonly timestamp: number;
      readonly clientIp: string;
    },
  ): Promise<string | null> {
    const { sign } = await this.deps.loadSigner();
    const { opCode, requestCode, timestamp, clientIp } = facts;
    const signed = { mobile, ...SIGNED_CONSTANTS, opCode, requestCode, timestamp, clientIp };
    return sign(signed, facts);
  }
}

/** The gateway's message, else `fallback`. Whatever failed, the user can only try again, and the message says so. */
function failureOf(
  error: unknown,
  fallback: string,
): { readonly kind: 'refused'; readonly text: string } | typeof dropped {
  if (error instanceof CancelledError) return dropped;
  return refused(error instanceof BusinessError && error.msg !== '' ? error.msg : fallback);
}
