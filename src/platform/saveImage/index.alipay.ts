import { field } from '../attempt';
import { makeMiniSaveImage } from './mini';
import type { SaveImageCapability, SaveImageOutcome } from './types';

/**
 * `error` of `my.saveImageToPhotosAlbum` (its page in the payment app's document): 15 the phone's album is closed to the
 * app, 16 the phone is full, 17 another fault (a file that is no picture). 2001 to 2003: the person refused this mini
 * program the album, once, for good or in its settings (the document of the calls that ask, my.authorize).
 */
const ERRORS: Readonly<Record<number, Extract<SaveImageOutcome['kind'], 'denied' | 'failed'>>> = {
  15: 'denied',
  16: 'failed',
  17: 'failed',
  2001: 'denied',
  2002: 'denied',
  2003: 'denied',
};

export const saveImage: SaveImageCapability = makeMiniSaveImage((error) =>
  ERRORS[Number(field(error, 'error'))] === 'denied' ? 'denied' : null,
) satisfies SaveImageCapability;
