import { useEffect, useRef } from 'react';
import { network } from '@/platform/network';
import { StateView } from './StateView';

interface OfflineStateProps {
  /** A read: it is also called without a tap, unless there is `onOnline`. */
  readonly onRetry?: () => void | Promise<unknown>;
  /** Called when the network is back, where `onRetry` may ask for a login. */
  readonly onOnline?: () => void | Promise<unknown>;
  readonly isCompact?: boolean;
}

/** What failed for want of a network: 重试, and one retry without a tap each time the network is back. */
export function OfflineState({ onRetry, onOnline = onRetry, isCompact }: OfflineStateProps) {
  const retry = useRef(onOnline);
  retry.current = onOnline;
  useEffect(
    () =>
      network.subscribe((isOnline) => {
        if (isOnline) void retry.current?.();
      }),
    [],
  );
  return (
    <StateView
      mark="offline"
      text="网络好像断开了"
      hint="请检查网络连接后重试"
      isCompact={isCompact}
      isUrgent
      action={onRetry === undefined ? undefined : { text: '重试', onPress: onRetry, isReading: true }}
    />
  );
}
