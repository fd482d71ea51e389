import type { OverlayCapability } from './types';

const nothing = (): void => undefined;

/** No keyboard, no focus to move, and no way to intercept the back gesture: see types.ts. */
export const overlay: OverlayCapability = {
  onDismiss: () => nothing,
  onEscape: () => nothing,
  moveFocusInto: () => nothing,
  lockScroll: () => nothing,
  trapFocus: () => nothing,
} satisfies OverlayCapability;
