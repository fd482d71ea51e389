import type { PreviewCapability } from './types';

/** Mini programs have no HTML to begin with. */
export const preview: PreviewCapability = {
  begin: () => undefined,
  show: () => undefined,
  painted: () => Promise.resolve(),
  remove: () => undefined,
} satisfies PreviewCapability;
