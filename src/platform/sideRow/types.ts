import type { ComponentType, ReactNode } from 'react';

export interface SideRowProps {
  /**
   * Scroll position in CSS pixels from the row's start; a new value scrolls smoothly unless the user prefers reduced
   * motion.
   */
  readonly startPx: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row that scrolls sideways by touch and by `startPx`. Mini programs have an element for it; on H5 Taro's replacement
 * for that element costs 2 KB of script where the browser needs one line of CSS.
 */
export type SideRowCapability = ComponentType<SideRowProps>;
