import type { QrCodeCapability } from './types';

/** Not needed: a mini program already runs on a phone. */
export const qrCode: QrCodeCapability = { draw: () => Promise.resolve(null) } satisfies QrCodeCapability;
