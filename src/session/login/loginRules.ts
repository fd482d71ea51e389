import { plainCode, plainMobile } from '@/utils/typed';
import { LOGIN_TEXTS } from './loginTexts';

/** 60 s between two codes (product §1.9). */
export const RESEND_MS = 60_000;
/** Product §1.9. */
const CODE_LENGTH = 6;

/** At most 6 characters, without the extra characters of a pasted code (product §1.5). */
export const cleanCode = (text: string): string => plainCode(text, CODE_LENGTH);

interface LoginForm {
  readonly phone: string;
  readonly code: string;
  readonly isAgreed: boolean;
}

/** Why no code may be requested now, in the order of the product description; null when one may. */
export function sendRefusal(form: LoginForm, isCodePending: boolean): string | null {
  const phone = plainMobile(form.phone);
  if (phone === '') return LOGIN_TEXTS.phoneMissing;
  if (!form.isAgreed) return LOGIN_TEXTS.agreementMissing;
  if (isCodePending) return LOGIN_TEXTS.codePending;
  return hasElevenDigits(phone) ? null : LOGIN_TEXTS.phoneMalformed;
}

/** Submit needs phone, code and agreement (product §1.5). */
export const canSubmit = (form: LoginForm): boolean =>
  plainMobile(form.phone) !== '' && cleanCode(form.code) !== '' && form.isAgreed;

/** The gateway accepts any eleven digits; where somebody is to be called, `isMobile` of `@/utils/mobile` is stricter. */
export const hasElevenDigits = (phone: string): boolean => /^\d{11}$/.test(phone);

/** Whole seconds until another code may be requested, never more than 60, even if the clocks are wrong. */
export function secondsUntil(deadlineMs: number | null, nowMs: number): number {
  if (deadlineMs === null) return 0;
  return Math.ceil(Math.min(Math.max(deadlineMs - nowMs, 0), RESEND_MS) / 1000);
}

/**
 * Short key of a phone number for storage keys (FNV-1a). It avoids storing numbers in plain text; it is not secret,
 * since eleven digits can be brute-forced.
 */
export function phoneKey(phone: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < phone.length; index += 1) {
    hash = Math.imul(hash ^ phone.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Storage key of the SMS attempt; separate from its code, which the first page does not load. */
export const ATTEMPT_KEY = 'loginAttempt';
