import { makeMiniShare, showShareMenu } from './mini';
import type { ShareCapability } from './types';

export const share: ShareCapability = makeMiniShare(() =>
  showShareMenu({ showShareItems: ['shareAppMessage', 'shareTimeline'] }),
) satisfies ShareCapability;
