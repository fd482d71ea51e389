import type { Activity } from '@/api/generated/operations/receive';
import type { BridgeCapability } from '@/platform/bridge/types';

/** Product §2.9 "Coupon business labels", by the codes of product §2.3 "Business"; 0 is every business. */
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

/** Server codes that every campaign shares, each with its meaning (product §1.4). */
/** `statusCode` of an activity. Only PROCEED lets the visitor take part. */
export type ActivityStatus = Activity['statusCode'];

/** Not open, and it may open while the page is there: not begun, paused, or a status that nobody has named. */
export const mayOpenLater = (status: ActivityStatus): boolean =>
  status === 'NOT_START' || status === 'PAUSED' || status === 'unknown';

/** `code` of a failed answer: there is no such activity (product §1.8). */
export const CODE_NO_ACTIVITY = '100205002';
/** What every page of a campaign says then, whatever the gateway says (product §1.4 "Activity status codes"). */
export const NO_ACTIVITY_TEXT = '抱歉，系统开小差啦，请稍后再试~';

/** `clientMap` keys that mean "everywhere" and "any plain browser". */
export const CLIENT_ALL = '0';
export const CLIENTS_COMMON_H5: readonly string[] = ['3', '9'];

/** Who may take part where the activity does not say (product §1.3): locker app, consumer app, common H5. */
const CLIENTS_UNSAID: readonly string[] = ['1', '2', '3'];

/** The host of this visit as a campaign sees it. */
export interface Client {
  /** Platform code of this visit (product §2.3). */
  readonly platformCode: number;
  readonly isPlainBrowser: boolean;
}

/**
 * Client matching (product §1.4): key 0, the current client code, or for a plain browser key 3 or 9.
 * @param clientMap keys are client codes, values their labels; without any the usual ones count
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
 * After a reminder was set (product §2.8): the consumer app's notification settings, unless notifications are on already.
 * Elsewhere, and in a version of the app that cannot tell, nothing happens.
 */
export async function openNotifications(bridge: Pick<BridgeCapability, 'call'>): Promise<void> {
  const answer = await bridge.call('notificationEnabled', {});
  if (answer.kind !== 'ok' || answer.value.isEnabled) return;
  await bridge.call('openSetting', { target: 'notification' });
}

/** What every campaign shares and no screen is needed for: status codes, client matching, names of businesses. */
