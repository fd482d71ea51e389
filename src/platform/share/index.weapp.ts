import { launch } from '../launch';
import { makeMiniShare, showShareMenu } from './mini';
import type { ShareCapability } from './types';

export const share: ShareCapability = makeMiniShare(() =>
  // In single-page mode the host shows its own.
  launch.isSinglePage()
    ? Promise.resolve()
    : showShareMenu({ showShareItems: ['shareAppMessage', 'shareTimeline'] }),
) satisfies ShareCapability;
