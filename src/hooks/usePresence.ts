import { useEffect, useState } from 'react';

type Presence = 'absent' | 'entering' | 'leaving';

/**
 * Keeps something mounted for `leaveMs` after it is no longer wanted, so that its exit animation is visible. `entering`
 * is also the state after the entry. If it is wanted again while leaving, it enters again immediately.
 */
export function usePresence(isWanted: boolean, leaveMs: number): Presence {
  const [isMounted, setMounted] = useState(isWanted);
  // Set during rendering, so that the first frame of an opening already shows the overlay.
  if (isWanted && !isMounted) setMounted(true);
  useEffect(() => {
    if (isWanted || !isMounted) return undefined;
    const timer = setTimeout(() => setMounted(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isWanted, isMounted, leaveMs]);
  if (isWanted) return 'entering';
  return isMounted ? 'leaving' : 'absent';
}
