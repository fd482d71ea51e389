import { callMini } from '../mini/callMini';
import type { PullRefreshCapability } from './types';

/** Both hosts draw the pull themselves. */
export const pullRefresh: PullRefreshCapability = {
  isDrawnByHost: true,
  watch: () => () => undefined,
  finish: () => void callMini('stopPullDownRefresh'),
} satisfies PullRefreshCapability;
