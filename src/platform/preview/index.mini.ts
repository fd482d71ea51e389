import type { PreviewCapability } from './types';

/** Mini programs have no HTML to begin with. */
export const preview: PreviewCapability = {
  remove: () => undefined,
} satisfies PreviewCapability;
