import type { Scope } from '@/api';
import type { Scene } from '../scenes';
import { useHeightReports } from './useHeightReports';

interface HeightReportsProps {
  readonly scene: Scene;
  /** Element around what the page shows. */
  readonly contentId: string;
  readonly scope: Scope;
}

/** Reports the page's height to the app around it; shows nothing. Loaded in embedded scenes only. */
export function HeightReports({ scene, contentId, scope }: HeightReportsProps) {
  useHeightReports(scene, contentId, scope);
  return null;
}
