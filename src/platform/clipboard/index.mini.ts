import Taro from '@tarojs/taro';
import { attempt, field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import type { ClipboardCapability } from './types';

/**
 * `error` of the payment app's clipboard calls where the person refuses (its document, error codes of `my.getClipboard`):
 * once, for good, in the settings or by the host for them. Their messages are Chinese; the messaging app gives a reason.
 */
const ALIPAY_REFUSALS: readonly number[] = [2001, 2002, 2003, 2004];

const isRefusal = (error: unknown): boolean =>
  ALIPAY_REFUSALS.includes(Number(field(error, 'error'))) ||
  /deny|denied|auth|privacy/i.test(reasonOf(error));

/** Both ways need the privacy consent, and both come from a press: it is asked for then. */
export const clipboard: ClipboardCapability = {
  async write(text) {
    if (!(await consentGate.pass('used'))) return failure('no consent');
    const result = await attempt(() => Taro.setClipboardData({ data: text }));
    return result.ok ? { kind: 'done' } : failure(result.error);
  },
  canRead: () => true,
  async read() {
    if (!(await consentGate.pass('used'))) return { kind: 'denied' };
    const result = await attempt(() => Taro.getClipboardData());
    if (!result.ok) return isRefusal(result.error) ? { kind: 'denied' } : failure(result.error);
    const text = field(result.value, 'data');
    return typeof text === 'string' ? { kind: 'text', text } : failure('clipboard without text');
  },
} satisfies ClipboardCapability;
