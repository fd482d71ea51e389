/** Server codes and enumerations of the coupon campaigns, each with its meaning (spec 1 §4, §8, §9). */

/** `code` of the info answer: the activity is gone; the page shows it as finished with a poster of its own. */
export const CODE_ACTIVITY_GONE = '100901004';

/** `reasonCode`s of check and claim that mean the activity has ended for everybody. */
export const REASON_FINISHED: readonly string[] = ['100901006', '100901042'];

/** `couponType`. */
export const COUPON_TYPE = { discount: 2, reduce: 3, fixed: 4, free: 5 } as const;
