import Taro from '@tarojs/taro';
import { attempt, field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import type { ClipboardCapability } from './types';

/** Both ways need the privacy consent, and both come from a press: it is asked for then. */
export const clipboard: ClipboardCapability = {
  async write(text) {
    if (!(await consentGate.pass('used'))) return failure('no consent');
    const result = await attempt(() => Taro.setClipboardData({ data: text }));
    return result.ok ? { kind: 'done' } : failure(result.error);
  },
  async read() {
    if (!(await consentGate.pass('used'))) return { kind: 'denied' };
    const result = await attempt(() => Taro.getClipboardData());
    if (!result.ok)
      return /deny|denied|auth|privacy/i.test(reasonOf(result.error))
        ? { kind: 'denied' }
        : failure(result.error);
    const text = field(result.value, 'data');
    return typeof text === 'string' ? { kind: 'text', text } : failure('clipboard without text');
  },
} satisfies ClipboardCapability;
