import { useSharedClock } from '@/hooks/useSharedClock';
import { useCampaign } from './campaignContext';

/**
 * What `read` makes of the server's time, anew each full second of the one shared clock; renders only when the result
 * changes. The device's clock may be hours wrong: only its running counts. Stands still while the page is hidden.
 */
export function useServerTime<T extends string | number | boolean>(read: (serverMs: number) => T): T {
  const { clockOffsetMs } = useCampaign();
  return useSharedClock((deviceMs) => read(deviceMs + clockOffsetMs()));
}
