import { unsupported } from '../outcome';
import type { PrivacyCapability } from './types';

/** For platforms without a consent of their own: no prompt, everything is allowed. */
export const notAsked: Omit<PrivacyCapability, 'isAskedByApp'> = {
  agreeButtonProps: () => null,
  status: () => Promise.resolve('not-required'),
  request: () => Promise.resolve({ kind: 'agreed' }),
  onNeeded: () => () => undefined,
  openContract: () => Promise.resolve(unsupported('this platform has no privacy contract page')),
};
