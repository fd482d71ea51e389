import { field } from '../attempt';
import { makeMiniLocation } from './mini';
import type { LocationCapability } from './types';

/** `my.getLocation`: 11 the system's permission is off, 2001 to 2003 the person refused this mini program, 14 timeout. */
const DENIED = [11, 2001, 2002, 2003];
const TIMEOUT = 14;

export const location: LocationCapability = makeMiniLocation({
  scope: 'location',
  readFailure(error) {
    const code = Number(field(error, 'error'));
    if (DENIED.includes(code)) return 'denied';
    return code === TIMEOUT ? 'timeout' : null;
  },
}) satisfies LocationCapability;
