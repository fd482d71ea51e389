import { useEffect, useRef } from 'react';
import { OfflineState } from '@/components/OfflineState';
import { network } from '@/platform/network';

interface OfflinePartProps {
  /** A read: it is called without a tap. */
  readonly onRetry: () => void | Promise<unknown>;
  readonly isCompact?: boolean;
}

/** What failed for want of a network: 重试, and one retry without a tap each time the network is back. */
export function OfflinePart({ onRetry, isCompact }: OfflinePartProps) {
  const retry = useRef(onRetry);
  retry.current = onRetry;
  useEffect(
    () =>
      network.subscribe((isOnline) => {
        if (isOnline) void retry.current();
      }),
    [],
  );
  return <OfflineState onRetry={onRetry} isCompact={isCompact} />;
}
