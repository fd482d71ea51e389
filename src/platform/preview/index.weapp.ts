import type { PreviewCapability } from './types';

/** Mini programs have no HTML to begin with. */
export const preview: PreviewCapability = {
  show: () => undefined,
  remove: () => undefined,
} satisfies PreviewCapability;
