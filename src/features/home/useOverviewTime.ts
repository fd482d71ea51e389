import { serverClock } from '@/api/gateway';
import { useSharedClock } from '@/hooks/useSharedClock';
import { systemClock } from '@/utils/clock';

/**
 * Result of `read` for the server time, recomputed each full second of the shared clock; re-renders only when the
 * result changes. Paused while the page is hidden.
 */
export const useOverviewTime = <T extends string | number | boolean>(read: (serverMs: number) => T): T =>
  useSharedClock((deviceMs) => read(deviceMs + serverClock.nowMs() - systemClock.nowMs()));
