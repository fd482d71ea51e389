import { unsupported } from '../outcome';
import type { SubscribeMessageCapability } from './types';

export const subscribeMessage: SubscribeMessageCapability = {
  isOffered: false,
  request: () => Promise.resolve(unsupported('pages in browsers have no subscription messages')),
} satisfies SubscribeMessageCapability;
