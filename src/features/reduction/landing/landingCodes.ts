/** Failure codes of the landing pages' calls (contract tag `reduction`), each with its meaning. */
export const LANDING_CODE = {
  noActivity: '200600001',
  notBegun: '200600002',
  over: '200600003',
  usedUp: '200600004',
} as const;
