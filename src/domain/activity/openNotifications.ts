import type { BridgeCapability } from '@/platform/bridge/types';

/**
 * After a reminder was set (product §2.8): opens the consumer app's notification settings, unless notifications are
 * already on. Does nothing on other hosts, and in app versions that cannot report the setting.
 */
export async function openNotifications(bridge: Pick<BridgeCapability, 'call'>): Promise<void> {
  const answer = await bridge.call('notificationEnabled', {});
  if (answer.kind !== 'ok' || answer.value.isEnabled) return;
  await bridge.call('openSetting', { target: 'notification' });
}
