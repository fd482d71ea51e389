import { useEffect } from 'react';
import type { Scope } from '@/api';
import { type Scene, isEmbedded } from '@/features/weekly/page/scenes';
import { bridge } from '@/platform/bridge';
import { host } from '@/platform/host';
import { scroll } from '@/platform/scroll';
import { systemInfo } from '@/platform/systemInfo';
import { systemClock } from '@/utils/clock';
import { reportHeights } from './reportHeights';

/**
 * In an embedded scene, reports the page height to the app. Starts once the page has content: the height of a skeleton
 * is irrelevant.
 * @param contentId element around the page content, without its own min or max height
 * @param onTaller see `HeightDeps`; must be the same function for the page's lifetime
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
  /** Element around the page content. */
  readonly contentId: string;
  readonly scope: Scope;
  readonly onTaller: () => void;
}

/** Reports the page height to the surrounding app; renders nothing. Loaded in embedded scenes only. */
export function HeightReports({ scene, contentId, scope, onTaller }: HeightReportsProps) {
  useHeightReports(scene, contentId, scope, onTaller);
  return null;
}
