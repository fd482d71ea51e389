import { env } from '@/env';
import { host } from '@/platform/host';
import { vitals } from '@/platform/vitals';
import type { PageVitals } from '@/platform/vitals/types';
import { tracker } from '@/tracking';

/**
 * Starts measuring a page (docs/vitals.md); its figures go to tracking when it is left. Null in visits that are not part
 * of the sample.
 */
export const measurePage = (page: string): PageVitals | null =>
  vitals.measure((figures) =>
    tracker.track({
      page,
      type: 'result',
      component: 'vitals',
      context: { release: env.version, host: host.current().kind, ...figures },
    }),
  );
