import { field } from '../attempt';
import { callMini } from '../mini/call';
import { type CanvasNode, makeMiniDrawing } from './mini';
import type { DrawingCapability } from './types';

/** Newer base libraries write the file at the node (its document: Canvas.toTempFilePath), others by an API. */
const write = (canvas: CanvasNode): Promise<unknown> => {
  const { width, height } = canvas;
  const options = { destWidth: width, destHeight: height, fileType: 'jpg', quality: 0.92 };
  const own = field(canvas, 'toTempFilePath');
  if (typeof own !== 'function')
    return callMini('canvasToTempFilePath', { ...options, canvas }).then((written) => {
      if (!written.ok) throw written.error;
      return written.value;
    });
  return new Promise((success, fail) => {
    Reflect.apply(own, canvas, [{ ...options, success, fail }]);
  });
};

/** The path's name differs between base libraries. */
export const drawing = makeMiniDrawing(async (canvas) => {
  const written = await write(canvas);
  const paths = ['tempFilePath', 'apFilePath', 'filePath'].map((name) => field(written, name));
  return paths.find((path): path is string => typeof path === 'string' && path !== '') ?? '';
}) satisfies DrawingCapability;
