/** Questions that may have become records, so that a list which comes back knows whether it is an old one. */
export const recordsNoted = { count: 0 };
