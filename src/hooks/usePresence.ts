import { useEffect, useState } from 'react';

export type Presence = 'absent' | 'entering' | 'leaving';

/**
 * Keeps something on the page for `leaveMs` after it should be gone, so that its way out can be seen. `entering` also
 * stands for "there". Coming back while leaving enters again at once.
 */
export function usePresence(isWanted: boolean, leaveMs: number): Presence {
  const [isMounted, setMounted] = useState(isWanted);
  // Set while rendering, so that the first frame of an opening is already the overlay's.
  if (isWanted && !isMounted) setMounted(true);
  useEffect(() => {
    if (isWanted || !isMounted) return undefined;
    const timer = setTimeout(() => setMounted(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isWanted, isMounted, leaveMs]);
  if (isWanted) return 'entering';
  return isMounted ? 'leaving' : 'absent';
}
