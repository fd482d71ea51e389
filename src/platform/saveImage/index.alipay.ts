import { field } from '../attempt';
import { makeMiniSaveImage } from './mini';
import type { SaveImageCapability } from './types';

/** 15 and 2001: the album is not open to this mini program; 17: the person closed the question. */
const DENIED = [15, 16, 2001];
const CANCELLED = 17;

export const saveImage: SaveImageCapability = makeMiniSaveImage((error) => {
  const code = Number(field(error, 'error'));
  if (code === CANCELLED) return 'cancelled';
  return DENIED.includes(code) ? 'denied' : null;
}) satisfies SaveImageCapability;
