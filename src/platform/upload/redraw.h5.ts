/** Redraws pictures in the browser: smaller, upright, without the camera's metadata (loaded with the first picture). */
import { attempt } from '../attempt';
import { targetSize } from './pictureRules';
import { MAX_SENT_BYTES } from './types';

const JPEG = 'image/jpeg';
/** Tried in order until the result is small enough. */
const QUALITIES = [0.85, 0.6];
/** Side of the preview in pixels: a tile of 160 at a design width of 750, on a high-density screen. */
const PREVIEW_SIDE = 240;

type Drawable = ImageBitmap | HTMLImageElement;

/** For browsers that cannot decode a blob directly. Uses `data:` because the pages' policy does not allow `blob:`. */
async function decodedImage(blob: Blob): Promise<HTMLImageElement> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('no picture'));
    image.src = address;
  });
}

/** Decoded and rotated as its EXIF data specify; null: this browser cannot read it. */
async function decoded(blob: Blob): Promise<Drawable | null> {
  const bitmap = await attempt(() => createImageBitmap(blob, { imageOrientation: 'from-image' }));
  if (bitmap.ok) return bitmap.value;
  const image = await attempt(() => decodedImage(blob));
  return image.ok ? image.value : null;
}

/** Size and position on a canvas. */
interface Placing {
  readonly width: number;
  readonly height: number;
  readonly drawnWidth: number;
  readonly drawnHeight: number;
}

function drawn(source: Drawable, { width, height, drawnWidth, drawnHeight }: Placing): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  // A JPEG has no transparency: white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, JPEG, quality));

/** The centre of the picture, as a square. */
function previewOf(source: Drawable): string {
  const scale = PREVIEW_SIDE / Math.max(1, Math.min(source.width, source.height));
  return drawn(source, {
    width: PREVIEW_SIDE,
    height: PREVIEW_SIDE,
    drawnWidth: source.width * scale,
    drawnHeight: source.height * scale,
  }).toDataURL(JPEG, 0.7);
}

export type Redrawn =
  | { readonly kind: 'ready'; readonly blob: Blob; readonly previewUrl: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'not-picture' };

/** Redrawn, so that the camera's notes of place and time are not sent. */
export async function redraw(source: Blob): Promise<Redrawn> {
  const picture = await decoded(source);
  if (picture === null) return { kind: 'not-picture' };
  const made = await attempt(() => shrunk(picture));
  if ('close' in picture) picture.close();
  return made.ok ? made.value : { kind: 'not-picture' };
}

async function shrunk(picture: Drawable): Promise<Redrawn> {
  const size = targetSize(picture);
  const canvas = drawn(picture, { ...size, drawnWidth: size.width, drawnHeight: size.height });
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob !== null && blob.size <= MAX_SENT_BYTES)
      return { kind: 'ready', blob, previewUrl: previewOf(picture) };
  }
  return { kind: 'too-large' };
}
