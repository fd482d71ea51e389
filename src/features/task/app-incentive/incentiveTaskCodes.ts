/** Failure codes of the page's calls (contract tag `appIncentive`), each with its meaning. */
export const INCENTIVE_CODE = {
  /** No such activity, or no such task in it. */
  noActivity: '200700001',
  notFinished: '200700002',
  over: '200700003',
} as const;
