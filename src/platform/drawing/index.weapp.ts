import { field } from '../attempt';
import { callMini } from '../mini/callMini';
import { Board, makeMiniDrawing } from './mini';
import type { DrawingCapability } from './types';

export const drawing = makeMiniDrawing({
  Board,
  boardReady: () => Promise.resolve(),
  /** Documentation: wx.canvasToTempFilePath, `canvas` for a canvas of type 2d. */
  async exportFile(canvas) {
    const { width, height } = canvas;
    // Without the sizes the host multiplies the size of the file by the device's pixel ratio.
    const written = await callMini('canvasToTempFilePath', {
      canvas,
      destWidth: width,
      destHeight: height,
      fileType: 'jpg',
      quality: 0.92,
    });
    if (!written.ok) throw written.error;
    const path = field(written.value, 'tempFilePath');
    return typeof path === 'string' ? path : '';
  },
}) satisfies DrawingCapability;
