import Taro from '@tarojs/taro';
import { attempt } from '../attempt';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import type { ClipboardCapability } from './types';

/** Needs the privacy consent. Copying follows a tap, so the consent may be requested now. */
export const write: ClipboardCapability['write'] = async (text) => {
  if (!(await consentGate.pass('used'))) return failure('no consent');
  const result = await attempt(() => Taro.setClipboardData({ data: text }));
  return result.ok ? { kind: 'done' } : failure(result.error);
};
