import { reasonOf } from '../attempt';
import { makeMiniSaveImage } from './mini';
import type { SaveImageCapability } from './types';

export const saveImage: SaveImageCapability = makeMiniSaveImage((error) => {
  const reason = reasonOf(error);
  if (/cancel/i.test(reason)) return 'cancelled';
  return /auth|deny|denied/i.test(reason) ? 'denied' : null;
}) satisfies SaveImageCapability;
