import type { BridgeCapability } from '@/platform/bridge/types';

/**
 * After a reminder was set (spec 2 §8): the consumer app's notification settings, unless notifications are on already.
 * Elsewhere, and in a version of the app that cannot tell, nothing happens.
 */
export async function openNotifications(bridge: Pick<BridgeCapability, 'call'>): Promise<void> {
  const answer = await bridge.call('notificationEnabled', {});
  if (answer.kind !== 'ok' || answer.value.isEnabled) return;
  await bridge.call('openSetting', { target: 'notification' });
}
