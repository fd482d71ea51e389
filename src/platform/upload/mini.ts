import Taro from '@tarojs/taro';
import { type Attempt, attempt, field } from '../attempt';
import { callMini } from '../mini/callMini';
import { fileSize } from '../mini/fileSize';
import { failure } from '../outcome';
import { consentGate } from '../privacy/gate';
import { type PictureSize, targetSize } from './pictureRules';
import {
  type LocalPicture,
  MAX_SENT_BYTES,
  MAX_SOURCE_BYTES,
  type PendingUpload,
  SEND_TIMEOUT_MS,
  type SendOutcome,
  type UploadCapability,
} from './types';

export type PickRefusal = 'cancelled' | 'denied';

/** A file as the host's chooser returns it. */
interface ChosenFile {
  readonly path: string;
  /** Null: the host does not report it. */
  readonly bytes: number | null;
}

/** The differences between the two mini programs. */
interface UploadDifference {
  choose(max: number): Promise<Attempt<unknown>>;
  readChosen(answer: unknown): readonly ChosenFile[];
  /** Null: an ordinary failure. */
  readPickRefusal(error: unknown): PickRefusal | null;
  /** The smaller file's path; null: it could not be made smaller. */
  compress(path: string, size: PictureSize, target: PictureSize): Promise<string | null>;
  /** Null: an ordinary failure. */
  readSendEnd(error: unknown): 'timeout' | 'cancelled' | null;
}

export const pathIn = (value: unknown, name: string): string => {
  const path = field(value, name);
  return typeof path === 'string' ? path : '';
};
export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = field(value, name);
  return Array.isArray(list) ? list : [];
};
const positive = (value: unknown): number | null => {
  const number = Number(value);
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** Files are the host's temporary ones, which the host removes itself; an image can show them by path. */
export function makeMiniUpload(difference: UploadDifference): UploadCapability {
  const sizes = new WeakMap<LocalPicture, number>();

  function send(
    { previewUrl }: LocalPicture,
    { url, fields }: Parameters<UploadCapability['send']>[1],
    onProgress: (part: number) => void,
  ): PendingUpload {
    let settle: (outcome: SendOutcome) => void = () => undefined;
    const outcome = new Promise<SendOutcome>((resolve) => {
      settle = resolve;
    });
    let abort: () => void = () => undefined;
    // The hosts' own timeout is set too, but old base libraries ignore it.
    const timer = setTimeout(() => {
      end({ kind: 'timeout' });
      abort();
    }, SEND_TIMEOUT_MS);
    function end(result: SendOutcome): void {
      clearTimeout(timer);
      settle(result);
    }
    const fail = (error: unknown): void => {
      const kind = difference.readSendEnd(error);
      end(kind === null ? failure(error) : { kind });
    };
    try {
      const task = Taro.uploadFile({
        url,
        filePath: previewUrl,
        name: 'file',
        formData: { ...fields },
        timeout: SEND_TIMEOUT_MS,
        // Payment app: its tools require the file type (its documentation), and by default it covers the page with a
        // loading indicator for each picture, while the page shows the progress itself.
        ...{ fileType: 'image', hideLoading: true },
      });
      abort = () => void attempt(() => task.abort());
      // Some base libraries return no task to listen to.
      void attempt(() => task.progress(({ progress }) => onProgress(Number(progress) / 100)));
      task.then((response) => {
        // The payment app's tools return it as text.
        const status = Number(response.statusCode);
        end(status >= 200 && status < 300 ? { kind: 'sent' } : { kind: 'refused', status });
      }, fail);
    } catch (error) {
      fail(error);
    }
    return {
      outcome,
      cancel() {
        end({ kind: 'cancelled' });
        abort();
      },
    };
  }

  return {
    async pick(max) {
      if (!(await consentGate.pass('used'))) return { kind: 'denied' };
      const chosen = await difference.choose(max);
      if (!chosen.ok) {
        const refusal = difference.readPickRefusal(chosen.error);
        return refusal === null ? failure(chosen.error) : { kind: refusal };
      }
      const pictures = difference
        .readChosen(chosen.value)
        .filter(({ path }) => path !== '')
        .slice(0, max)
        .map(({ path, bytes }): LocalPicture => {
          const picture = { previewUrl: path };
          if (bytes !== null) sizes.set(picture, bytes);
          return picture;
        });
      return pictures.length === 0 ? { kind: 'cancelled' } : { kind: 'picked', pictures };
    },
    async shrink(picture) {
      const path = picture.previewUrl;
      const bytes = sizes.get(picture) ?? (await fileSize(path));
      if (bytes === 0) return { kind: 'empty' };
      if (bytes !== null && bytes > MAX_SOURCE_BYTES) return { kind: 'too-large' };
      const info = await callMini('getImageInfo', { src: path });
      const width = info.ok ? positive(field(info.value, 'width')) : null;
      const height = info.ok ? positive(field(info.value, 'height')) : null;
      if (width === null || height === null) return { kind: 'not-picture' };
      const size = { width, height };
      const smaller = await difference.compress(path, size, targetSize(size));
      const sent = smaller ?? path;
      const sentBytes = smaller === null ? bytes : await fileSize(sent);
      // If the size is unknown, the storage checks it.
      if (sentBytes !== null && sentBytes > MAX_SENT_BYTES) return { kind: 'too-large' };
      return { kind: 'ready', picture: { previewUrl: sent } };
    },
    send,
  };
}
