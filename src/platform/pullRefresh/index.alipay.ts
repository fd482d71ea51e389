import { miniPullRefresh } from './mini';
import type { PullRefreshCapability } from './types';

export const pullRefresh: PullRefreshCapability = miniPullRefresh satisfies PullRefreshCapability;
