import { serverClock } from '@/api/gateway';
import { useSharedClock } from '@/hooks/useSharedClock';
import { systemClock } from '@/utils/clock';

/**
 * What `read` makes of the server's time, anew each full second of the one shared clock; renders only when the result
 * changes. Stands still while the page is hidden.
 */
export const useServerTime = <T extends string | number | boolean>(read: (serverMs: number) => T): T =>
  useSharedClock((deviceMs) => read(deviceMs + serverClock.nowMs() - systemClock.nowMs()));
