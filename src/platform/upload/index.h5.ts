import { attempt } from '../attempt';
import { failure, unsupported } from '../outcome';
import { isPicture } from './pictureRules';
import {
  type LocalPicture,
  MAX_SOURCE_BYTES,
  type PendingUpload,
  type PickOutcome,
  SEND_TIMEOUT_MS,
  type SendOutcome,
  type UploadCapability,
} from './types';

const HEAD_BYTES = 16;

/** The file of each picture. */
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
    // Some browsers open the file chooser only for an element in the document.
    document.body.appendChild(input);
    try {
      input.click();
    } catch (error) {
      end(failure(error));
    }
  });
}

/** Loaded with the first chosen picture: few users who open a form send one. */
const loadRedraw = () => import('./redraw.h5');

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
    // `Response` instead of `Blob.arrayBuffer`: iOS 14 supports it.
    const head = await attempt(() => new Response(blob.slice(0, HEAD_BYTES)).arrayBuffer());
    if (!head.ok || !isPicture(new Uint8Array(head.value))) return { kind: 'not-picture' };
    const code = await attempt(loadRedraw);
    if (!code.ok) return failure(code.error);
    const made = await code.value.redraw(blob);
    return made.kind === 'ready'
      ? { kind: 'ready', picture: pictureOf(made.blob, made.previewUrl) }
      : { kind: made.kind };
  },
  send,
} satisfies UploadCapability;
