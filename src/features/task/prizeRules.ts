/** Prize text and money of a task (spec 2 §3 `taskSubTitle`, §9 "Reward sum"). */
export interface TaskPrize {
  readonly text: string;
  /** Yuan as written, '' for none. */
  readonly yuan: string;
}

/** Longer amounts are no reward of a task. */
const YUAN = /^(\d{1,6})(?:\.(\d{1,2}))?$/;

/** `taskSubTitle`: prize text and money, separated by `#`; what is no amount is left out. */
export function prizeOf(subTitle: string): TaskPrize {
  const [text = '', money = ''] = subTitle.split('#');
  const yuan = money.trim();
  return { text: text.trim(), yuan: YUAN.test(yuan) ? yuan : '' };
}

/** `1.2` -> 120: by digits, so that no float rounds it. 0 for what is no amount. */
export function fenOfYuan(yuan: string): number {
  const match = YUAN.exec(yuan);
  if (match === null) return 0;
  const [, whole = '', cents = ''] = match;
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'));
}

/**
 * What can be earned here at most, fen: 100 times the prize money of the tasks, and what the joined activities give
 * (spec 2 §9). Decision: all listed tasks count, also those that are done, as the spec takes none out.
 */
export function rewardSumFen(
  tasks: readonly { readonly prize: Pick<TaskPrize, 'yuan'> }[],
  joinedFen: number,
): number {
  return tasks.reduce((sum, { prize }) => sum + fenOfYuan(prize.yuan), joinedFen);
}
