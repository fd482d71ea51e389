import { attempt } from '../attempt';
import { failure, unsupported } from '../outcome';
import { isPicture, targetSize } from './pictureRules';
import {
  type LocalPicture,
  MAX_SENT_BYTES,
  MAX_SOURCE_BYTES,
  type PendingUpload,
  type PickOutcome,
  SEND_TIMEOUT_MS,
  type SendOutcome,
  type UploadCapability,
} from './types';

const HEAD_BYTES = 16;
const JPEG = 'image/jpeg';
/** Tried one after the other, until it is small enough. */
const QUALITIES = [0.85, 0.6];
/** Pixels of the preview's sides: a tile of 160 of 750 on a sharp screen. */
const PREVIEW_SIDE = 240;

/** What stands behind a picture. */
const blobs = new WeakMap<LocalPicture, Blob>();

const pictureOf = (blob: Blob, previewUrl = ''): LocalPicture => {
  const picture = { previewUrl };
  blobs.set(picture, blob);
  return picture;
};

let endBefore: () => void = () => undefined;

function pick(max: number): Promise<PickOutcome> {
  endBefore();
  return new Promise((resolve) => {
    const input = document.createElement('input');
    const end = (outcome: PickOutcome): void => {
      input.remove();
      resolve(outcome);
    };
    endBefore = () => end({ kind: 'cancelled' });
    input.type = 'file';
    input.accept = 'image/*';
    input.multiple = max > 1;
    input.hidden = true;
    input.setAttribute('aria-hidden', 'true');
    input.addEventListener('change', () => {
      const files = Array.from(input.files ?? []).slice(0, max);
      end(
        files.length === 0
          ? { kind: 'cancelled' }
          : { kind: 'picked', pictures: files.map((file) => pictureOf(file)) },
      );
    });
    input.addEventListener('cancel', () => end({ kind: 'cancelled' }));
    // Some browsers open the choice of an element of the page only.
    document.body.appendChild(input);
    try {
      input.click();
    } catch (error) {
      end(failure(error));
    }
  });
}

type Drawable = ImageBitmap | HTMLImageElement;

/** For browsers that unpack no blob by themselves. By `data:`: the pages' policy shows no `blob:`. */
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

/** Unpacked and turned as its EXIF says; null: nothing that this browser reads. */
async function decoded(blob: Blob): Promise<Drawable | null> {
  const bitmap = await attempt(() => createImageBitmap(blob, { imageOrientation: 'from-image' }));
  if (bitmap.ok) return bitmap.value;
  const image = await attempt(() => decodedImage(blob));
  return image.ok ? image.value : null;
}

/** Where it lies on a canvas of this size. */
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

/** The middle of it, as a square. */
function previewOf(source: Drawable): string {
  const scale = PREVIEW_SIDE / Math.max(1, Math.min(source.width, source.height));
  return drawn(source, {
    width: PREVIEW_SIDE,
    height: PREVIEW_SIDE,
    drawnWidth: source.width * scale,
    drawnHeight: source.height * scale,
  }).toDataURL(JPEG, 0.7);
}

/** Drawn anew, so that what the camera has noted of place and time stays here. */
async function redrawn(source: Drawable): Promise<LocalPicture | null> {
  const size = targetSize(source);
  const canvas = drawn(source, { ...size, drawnWidth: size.width, drawnHeight: size.height });
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob !== null && blob.size <= MAX_SENT_BYTES) return pictureOf(blob, previewOf(source));
  }
  return null;
}

function send(
  picture: LocalPicture,
  { url, fields }: Parameters<UploadCapability['send']>[1],
  onProgress: (part: number) => void,
): PendingUpload {
  const blob = blobs.get(picture);
  if (blob === undefined)
    return { outcome: Promise.resolve(failure('no such picture')), cancel: () => undefined };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', blob, 'picture.jpg');
  const exchange = new XMLHttpRequest();
  let settle: (outcome: SendOutcome) => void = () => undefined;
  const outcome = new Promise<SendOutcome>((resolve) => {
    settle = resolve;
  });
  exchange.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  };
  exchange.onload = () => {
    const { status } = exchange;
    settle(status >= 200 && status < 300 ? { kind: 'sent' } : { kind: 'refused', status });
  };
  exchange.onerror = () => settle(failure('the line was lost'));
  exchange.ontimeout = () => settle({ kind: 'timeout' });
  exchange.onabort = () => settle({ kind: 'cancelled' });
  try {
    exchange.open('POST', url);
    exchange.timeout = SEND_TIMEOUT_MS;
    exchange.send(form);
  } catch (error) {
    settle(failure(error));
  }
  return {
    outcome,
    cancel() {
      settle({ kind: 'cancelled' });
      exchange.abort();
    },
  };
}

export const upload: UploadCapability = {
  pick(max) {
    return typeof FormData === 'function'
      ? pick(max)
      : Promise.resolve(unsupported('this browser sends no files'));
  },
  async shrink(picture) {
    const blob = blobs.get(picture);
    if (blob === undefined || blob.size === 0) return { kind: 'empty' };
    if (blob.size > MAX_SOURCE_BYTES) return { kind: 'too-large' };
    // `Response` and not `Blob.arrayBuffer`: iOS 14 has it.
    const head = await attempt(() => new Response(blob.slice(0, HEAD_BYTES)).arrayBuffer());
    if (!head.ok || !isPicture(new Uint8Array(head.value))) return { kind: 'not-picture' };
    const source = await decoded(blob);
    if (source === null) return { kind: 'not-picture' };
    const made = await attempt(() => redrawn(source));
    if ('close' in source) source.close();
    if (!made.ok) return { kind: 'not-picture' };
    return made.value === null ? { kind: 'too-large' } : { kind: 'ready', picture: made.value };
  },
  send,
} satisfies UploadCapability;
