import { field } from '../attempt';
import { callMini } from '../mini/call';
import { failure } from '../outcome';
import type { RaiseOutcome } from './types';

/** `value` in both hosts: Taro renames the payment app's `brightness`. */
const set = (value: number) => callMini('setScreenBrightness', { value });

/**
 * Both hosts take 0 (darkest) to 1 (brightest). Their documentation of these calls has no table of error codes
 * (developers.weixin.qq.com/miniprogram/dev/api/device/screen, opendocs.alipay.com/mini/api/get-screen-brightness), so a
 * failure is a failure.
 * @param follow value that makes the screen follow the system again; null: the host has none
 */
export async function raiseFrom(follow: number | null): Promise<RaiseOutcome> {
  const now = await callMini('getScreenBrightness');
  if (!now.ok) return failure(now.error);
  const before = field(now.value, 'value');
  const isKnown = typeof before === 'number' && before >= 0 && before <= 1;
  if (!isKnown && follow === null) return failure('the brightness to restore is unknown');
  const raised = await set(1);
  if (!raised.ok) return failure(raised.error);
  let isOver = false;
  return {
    kind: 'raised',
    async restore() {
      if (isOver) return;
      isOver = true;
      if (follow !== null && (await set(follow)).ok) return;
      if (isKnown) await set(before);
    },
  };
}
