import { reasonOf } from '../attempt';
import { makeMiniLocation } from './mini';
import type { LocationCapability } from './types';

export const location: LocationCapability = makeMiniLocation({
  query: { type: 'gcj02' },
  scope: 'scope.userLocation',
  readFailure(error) {
    const reason = reasonOf(error);
    if (/auth|deny|denied|PERMISSION/i.test(reason)) return 'denied';
    return /timeout/i.test(reason) ? 'timeout' : null;
  },
}) satisfies LocationCapability;
