/**
 * Number of comparisons in this session that may have created records, so that a cached list can tell whether it is
 * outdated.
 */
export const recordsNoted = { count: 0 };
