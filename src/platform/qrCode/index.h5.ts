import type { QrCodeCapability } from './types';

/** Pixels per module: the picture is scaled down by its place, which keeps its edges sharper than scaling up. */
const MODULE_PX = 8;
/** The quiet zone that scanners require around a code. */
const QUIET_MODULES = 4;

export const qrCode: QrCodeCapability = {
  async draw(text) {
    const { default: make } = await import('qrcode-generator');
    const code = make(0, 'M');
    code.addData(text);
    code.make();
    return code.createDataURL(MODULE_PX, MODULE_PX * QUIET_MODULES);
  },
} satisfies QrCodeCapability;
