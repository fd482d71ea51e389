import { attempt } from '../attempt';
import { failure } from '../outcome';
import { LOAD_TIMEOUT_MS, type DrawingCapability, type LoadedPicture } from './types';

/** Loads with CORS: a picture without it would taint the canvas. */
function load(url: string): Promise<LoadedPicture | null> {
  return new Promise((resolve) => {
    const image = new Image();
    const timer = setTimeout(() => resolve(null), LOAD_TIMEOUT_MS);
    const end = (picture: LoadedPicture | null): void => {
      clearTimeout(timer);
      resolve(picture);
    };
    image.crossOrigin = 'anonymous';
    image.onload = () => end({ source: image, width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => end(null);
    image.src = url;
  });
}

export const drawing: DrawingCapability = {
  Board: () => null,
  async draw(_canvasId, width, height, paint) {
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const pen = canvas.getContext('2d');
    if (pen === null) return failure('no 2d context');
    const drawn = await attempt(async () => {
      await paint(pen, load);
      // A data URL: web views can save it by a long press, unlike an object URL.
      return canvas.toDataURL('image/jpeg', 0.92);
    });
    return drawn.ok ? { kind: 'drawn', src: drawn.value, isFile: false } : failure(drawn.error);
  },
} satisfies DrawingCapability;
