import type { Prize } from '../drawTypes';

/** One win, newest first in the list. */
export interface WinningRecord extends Pick<Prize, 'type' | 'name' | 'couponType' | 'cost' | 'limitText'> {
  readonly id: string;
  /** Beijing wall clock, to the minute. */
  readonly wonAt: string;
}
