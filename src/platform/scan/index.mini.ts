import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/callMini';
import { failure } from '../outcome';
import type { ScanCapability, ScannedCode, ScanOutcome } from './types';

/**
 * `error` of the payment app's `my.scan` (its page in that app's documentation): 10 the user went back, 11 the scanner
 * failed. 2001 to 2003: the user denied this mini program the camera, once, permanently or in its settings. The
 * messaging app has no numbers for these, only reasons.
 */
const ALIPAY_ERRORS: Readonly<Record<number, 'cancelled' | 'denied' | 'failed'>> = {
  10: 'cancelled',
  11: 'failed',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

/** A code that opens something is on a locker: camera only, so that a picture that someone was sent opens nothing. */
const OPTIONS = {
  cabinet: { onlyFromCamera: true, scanType: ['qrCode'] },
  label: { onlyFromCamera: false, scanType: ['barCode', 'qrCode'] },
} satisfies Readonly<Record<ScannedCode, object>>;

export const scan: ScanCapability = {
  isSupported: () => true,
  async scan(code = 'cabinet') {
    const result = await callMini('scanCode', OPTIONS[code]);
    if (!result.ok) return outcomeOf(result.error);
    // The payment app calls it `code`, and `qrCode` in older versions.
    const texts = ['result', 'code', 'qrCode', 'barCode'].map((name) => field(result.value, name));
    const text = texts.find((candidate) => typeof candidate === 'string' && candidate !== '');
    return typeof text === 'string' ? { kind: 'scanned', text } : failure('a scan without text');
  },
} satisfies ScanCapability;

function outcomeOf(error: unknown): ScanOutcome {
  const reason = reasonOf(error);
  const known = ALIPAY_ERRORS[Number(field(error, 'error'))];
  if (known !== undefined) return known === 'failed' ? failure(error) : { kind: known };
  if (/cancel|取消/i.test(reason)) return { kind: 'cancelled' };
  if (/auth|deny|denied|权限/i.test(reason)) return { kind: 'denied' };
  return failure(error);
}
