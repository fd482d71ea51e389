import type { QrCodeCapability } from './types';

/** Pixels of a module: the picture is made smaller by its place, which keeps its edges sharper than the other way round. */
const MODULE_PX = 8;
/** What scanners want around a code. */
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
