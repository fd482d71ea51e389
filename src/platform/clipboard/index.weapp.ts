import Taro from '@tarojs/taro';
import { attempt, field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import { write } from './mini';
import type { ClipboardCapability } from './types';

const isRefusal = (error: unknown): boolean => /deny|denied|auth|privacy/i.test(reasonOf(error));

export const clipboard: ClipboardCapability = {
  write,
  canRead: () => true,
  async read() {
    if (!(await consentGate.pass('used'))) return { kind: 'denied' };
    const result = await attempt(() => Taro.getClipboardData());
    if (!result.ok) return isRefusal(result.error) ? { kind: 'denied' } : failure(result.error);
    const text = field(result.value, 'data');
    return typeof text === 'string' ? { kind: 'text', text } : failure('clipboard without text');
  },
} satisfies ClipboardCapability;
