import type { ComponentType, ReactNode } from 'react';

export interface SideRowProps {
  /** What the row begins with, CSS pixels from its start; a new value is glided to where motion is welcome. */
  readonly startPx: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A row that scrolls sideways by finger and by `startPx`. Mini programs have an element for it; on H5 Taro's own stand-in
 * for that element is 2 KB of script where the browser needs a line of style.
 */
export type SideRowCapability = ComponentType<SideRowProps>;
