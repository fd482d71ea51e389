import { EARLY_PICTURE_ID } from '../dom/earlyPicture';
import type { PreviewCapability } from './types';

export const preview: PreviewCapability = {
  remove: () => document.getElementById(EARLY_PICTURE_ID)?.remove(),
} satisfies PreviewCapability;
