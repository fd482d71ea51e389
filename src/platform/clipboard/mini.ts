import Taro from '@tarojs/taro';
import { attempt, field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import type { ClipboardCapability } from './types';

export const miniClipboard: ClipboardCapability = {
  async write(text) {
    const result = await attempt(() => Taro.setClipboardData({ data: text }));
    return result.ok ? { kind: 'done' } : failure(result.error);
  },
  async read() {
    const result = await attempt(() => Taro.getClipboardData());
    if (!result.ok)
      return /deny|denied|auth|privacy/i.test(reasonOf(result.error))
        ? { kind: 'denied' }
        : failure(result.error);
    const text = field(result.value, 'data');
    return typeof text === 'string' ? { kind: 'text', text } : failure('clipboard without text');
  },
};
