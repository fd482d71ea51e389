/** Page codes of the incentive activity, each with its meaning (spec 1 §2.2, §4; contract, IncentivePageCode). */
export const PAGE_CODE = {
  notStarted: '1001',
  finished: '1002',
  paused: '1003',
  offShelf: '1004',
  notJoined: '2001',
  inProgress: '2002',
  allReceived: '2003',
  endedWithPrize: '2004',
  endedWithoutPrize: '2005',
  endedWithoutParcel: '2006',
} as const;

/** Instead of the round: why there is none. */
export const EXCEPTION_CODES = [
  PAGE_CODE.notStarted,
  PAGE_CODE.finished,
  PAGE_CODE.paused,
  PAGE_CODE.offShelf,
] as const;
export type ExceptionCode = (typeof EXCEPTION_CODES)[number];

/** The visitor's round. */
export const TASK_CODES = [
  PAGE_CODE.notJoined,
  PAGE_CODE.inProgress,
  PAGE_CODE.allReceived,
  PAGE_CODE.endedWithPrize,
  PAGE_CODE.endedWithoutPrize,
  PAGE_CODE.endedWithoutParcel,
] as const;
export type TaskCode = (typeof TASK_CODES)[number];

/** `taskStatus`: the round is not active; shown greyed (spec 1 §3). */
export const TASK_INACTIVE = 3;

/** `receiveStatus`: not yet received (spec 1 §3). */
export const PRIZE_OPEN = 0;
