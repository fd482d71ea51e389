import { fail } from './call';

/** Response when the attribution sent with a claim cannot be read. */
export const NOT_READABLE = fail('100205031', '活动参与信息有误，请重新进入页面再试');

const ATTRIBUTION_KEYS: readonly string[] = [
  'activity_plan_id',
  'flow_business',
  'ad_slot_code',
  'source_id',
  'entry_point',
  'channel_id',
];

/** JSON text of an object with only the contract's keys, each a string (contract, BurialPointInfo). */
export function isAttribution(text: string): boolean {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return false;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([key, entry]) => ATTRIBUTION_KEYS.includes(key) && typeof entry === 'string',
  );
}
