import { PAGE_CODE } from './incentiveCodes';
import { INCENTIVE_TEXTS } from './incentiveTexts';
import type { IncentiveState } from './incentiveTypes';

/** What happened to a press on 立即参加. */
export type JoinOutcome =
  /** The gateway told where the visitor stands now; the page shows it. */
  | { readonly kind: 'settled'; readonly pageCode: IncentiveState['pageCode'] }
  | { readonly kind: 'message'; readonly text: string }
  /** Nothing to tell: a join is running, there is nothing to join, or the visitor closed the login. */
  | { readonly kind: 'nothing' };

export const BUSY: JoinOutcome = { kind: 'message', text: INCENTIVE_TEXTS.joinFailed };

/** Still 2001 after a join: it did not happen. */
export const settledOr = (pageCode: IncentiveState['pageCode']): JoinOutcome =>
  pageCode === PAGE_CODE.notJoined ? BUSY : { kind: 'settled', pageCode };
