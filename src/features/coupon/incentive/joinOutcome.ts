import { INCENTIVE_TEXTS, PAGE_CODE } from './incentiveTexts';
import type { IncentiveState } from './incentiveTypes';

/** Result of a tap on 立即参加. */
export type JoinOutcome =
  /** The gateway reported the user's progress; the page shows it. */
  | { readonly kind: 'settled'; readonly pageCode: IncentiveState['pageCode'] }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to show: a join is running, there is nothing to join, or the user closed the login. */
  | { readonly kind: 'nothing' };

export const BUSY: JoinOutcome = { kind: 'message', text: INCENTIVE_TEXTS.joinFailed };

/** Still 2001 after a join: the join did not happen. */
export const settledOr = (pageCode: IncentiveState['pageCode']): JoinOutcome =>
  pageCode === PAGE_CODE.notJoined ? BUSY : { kind: 'settled', pageCode };
