import type { Scope } from '@/api';
import { type Scene, isEmbedded } from '@/domain/campaign/scenes';
import { useEffect } from 'react';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { scroll } from '@/platform/scroll';
import { systemInfo } from '@/platform/systemInfo';
import { systemClock } from '@/utils/clock';
import { reportHeights } from './reportHeights';

/**
 * In an embedded scene, tells the app how high the page is. Once the page has content: the heights of a skeleton are
 * no news.
 * @param contentId element around what the page shows, without a least or greatest height of its own
 * @param onTaller see `HeightDeps`; the same function for the page's life
 */
export function useHeightReports(scene: Scene, contentId: string, scope: Scope, onTaller: () => void): void {
  const isPart = isEmbedded(scene);
  useEffect(() => {
    if (!isPart || !bridge.isAvailable()) return undefined;
    return reportHeights({
      os: host.current().os,
      screenPx: systemInfo.read().screenHeight,
      measure: () => scroll.heightOf(contentId),
      report: (height) => void bridge.call('reportPageHeight', { height }),
      onTaller,
      clock: systemClock,
      scope,
    });
  }, [isPart, contentId, scope, onTaller]);
}

interface HeightReportsProps {
  readonly scene: Scene;
  /** Element around what the page shows. */
  readonly contentId: string;
  readonly scope: Scope;
  readonly onTaller: () => void;
}

/** Reports the page's height to the app around it; shows nothing. Loaded in embedded scenes only. */
export function HeightReports({ scene, contentId, scope, onTaller }: HeightReportsProps) {
  useHeightReports(scene, contentId, scope, onTaller);
  return null;
}
