import { field, reasonOf } from '../attempt';
import { callMini } from '../mini/call';
import { failure } from '../outcome';
import type { ScanCapability, ScanOutcome } from './types';

/** The payment app: 10 the person went back, 11 the camera failed or is not allowed. */
const ALIPAY_CANCELLED = 10;
const ALIPAY_REFUSED = 11;

/** Codes stand on cabinets: the camera only, so that a picture somebody was sent opens nothing. */
export const scan: ScanCapability = {
  isSupported: () => true,
  async scan() {
    const result = await callMini('scanCode', { onlyFromCamera: true, scanType: ['qrCode'] });
    if (!result.ok) return outcomeOf(result.error);
    // The payment app calls it `code`, and `qrCode` in older versions.
    const texts = ['result', 'code', 'qrCode'].map((name) => field(result.value, name));
    const text = texts.find((candidate) => typeof candidate === 'string' && candidate !== '');
    return typeof text === 'string' ? { kind: 'scanned', text } : failure('a scan without text');
  },
} satisfies ScanCapability;

function outcomeOf(error: unknown): ScanOutcome {
  const reason = reasonOf(error);
  const code = Number(field(error, 'error'));
  if (code === ALIPAY_CANCELLED || /cancel|取消/i.test(reason)) return { kind: 'cancelled' };
  if (code === ALIPAY_REFUSED || /auth|deny|denied|权限/i.test(reason)) return { kind: 'denied' };
  return failure(error);
}
