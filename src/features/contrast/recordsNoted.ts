/**
 * Number of price requests so far that may have created records; lets a list that is shown again detect that it is
 * outdated.
 */
export const recordsNoted = { count: 0 };
