import { field } from '../attempt';
import { makeMiniSaveImage } from './mini';
import type { SaveImageCapability, SaveImageOutcome } from './types';

/**
 * `error` of `my.saveImageToPhotosAlbum` (its page in the payment app's documentation): 15 the app has no access to the
 * phone's album, 16 the phone's storage is full, 17 another error (a file that is not a picture). 2001 to 2003: the
 * user denied this mini program the album, once, permanently or in its settings (documentation of the calls that
 * prompt, my.authorize).
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
