/** What all campaigns share, without any UI: status codes, client matching, names of businesses. */
import type { Activity } from '@/api/generated/operations/receive';
import type { BridgeCapability } from '@/platform/bridge/types';

/** Product §2.9 "Coupon business labels", by the codes of product §2.3 "Business"; 0 means every business. */
export const BUSINESS_LABELS: Readonly<Record<number, string>> = {
  0: '通用',
  1: '会员',
  2: '寄件',
  3: '取件',
  4: '寄存',
  5: '入柜',
  6: '购物',
  7: '洗衣',
  8: '开放平台',
  9: '家政',
  10: '家政',
  11: '维修',
  12: '增值',
  13: '寄件',
  14: '到付',
};

/** `statusCode` of an activity (product §1.4). Only PROCEED lets the user take part. */
export type ActivityStatus = Activity['statusCode'];

/** Not open, but may open while the page is displayed: not started, paused, or a status unknown to this version. */
export const mayOpenLater = (status: ActivityStatus): boolean =>
  status === 'NOT_START' || status === 'PAUSED' || status === 'unknown';

/** `code` of an error response: the activity does not exist (product §1.8). */
export const CODE_NO_ACTIVITY = '100205002';
/**
 * Shown by every campaign page for that code, whatever the gateway's message (product §1.4 "Activity status codes").
 */
export const NO_ACTIVITY_TEXT = '抱歉，系统开小差啦，请稍后再试~';

/** `clientMap` keys that mean "everywhere" and "any plain browser". */
export const CLIENT_ALL = '0';
export const CLIENTS_COMMON_H5: readonly string[] = ['3', '9'];

/** Clients allowed if the activity does not say (product §1.3): locker app, consumer app, common H5. */
const CLIENTS_UNSAID: readonly string[] = ['1', '2', '3'];

/** The current host, as far as client matching needs it. */
export interface Client {
  /** Platform code of the current host (product §2.3). */
  readonly platformCode: number;
  readonly isPlainBrowser: boolean;
}

/**
 * Client matching (product §1.4): key 0, the current client code, or for a plain browser key 3 or 9.
 * @param clientMap keys are client codes, values their labels; if empty, the default clients are allowed
 */
export function isClientAllowed(clientMap: Readonly<Record<string, string>>, client: Client): boolean {
  const said = Object.keys(clientMap);
  const keys = said.length > 0 ? said : CLIENTS_UNSAID;
  return (
    keys.includes(CLIENT_ALL) ||
    keys.includes(String(client.platformCode)) ||
    (client.isPlainBrowser && keys.some((key) => CLIENTS_COMMON_H5.includes(key)))
  );
}

/**
 * After a reminder was set (product §2.8): opens the consumer app's notification settings, unless notifications are
 * already on. Does nothing on other hosts, and in app versions that cannot report the setting.
 */
export async function openNotifications(bridge: Pick<BridgeCapability, 'call'>): Promise<void> {
  const answer = await bridge.call('notificationEnabled', {});
  if (answer.kind !== 'ok' || answer.value.isEnabled) return;
  await bridge.call('openSetting', { target: 'notification' });
}
