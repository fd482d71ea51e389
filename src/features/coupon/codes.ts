/** Server codes and enumerations of the coupon campaigns, each with its meaning (spec 1 §4, §8, §9). */

/** `statusCode` of an activity. Only PROCEED lets the visitor take part. */
export const ACTIVITY_STATUS = [
  'NOT_START',
  'PROCEED',
  'PAUSED',
  'OFF_SHELF',
  'FINISHED',
  'NOT_EXIST',
  'WRONG_PLATFORM',
] as const;
export type ActivityStatus = (typeof ACTIVITY_STATUS)[number];

/** `code` of the info answer: the activity is gone; the page shows it as finished with a poster of its own. */
export const CODE_ACTIVITY_GONE = '100901004';

/** `reasonCode`s of check and claim that mean the activity has ended for everybody. */
export const REASON_FINISHED: readonly string[] = ['100901006', '100901042'];

/** `couponType`. */
export const COUPON_TYPE = { discount: 2, reduce: 3, fixed: 4, free: 5 } as const;

/** `clientMap` keys that mean "everywhere" and "any plain browser". */
export const CLIENT_ALL = '0';
export const CLIENTS_COMMON_H5: readonly string[] = ['3', '9'];
