import type { QrCodeCapability } from './types';

/** A mini program is on a phone already. */
export const qrCode: QrCodeCapability = { draw: () => Promise.resolve(null) } satisfies QrCodeCapability;
