import type { PreviewCapability } from './types';

/** Mini programs have no initial HTML. */
export const preview: PreviewCapability = {
  remove: () => undefined,
} satisfies PreviewCapability;
