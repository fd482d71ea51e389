import { miniOverlay } from './mini';
import type { OverlayCapability } from './types';

export const overlay: OverlayCapability = miniOverlay satisfies OverlayCapability;
