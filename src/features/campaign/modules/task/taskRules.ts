/** Rules of a task in the list (spec 2 §4 "Task states"). */

export interface TaskPrize {
  readonly text: string;
  /** Yuan as written, '' for none. */
  readonly yuan: string;
}

/** Longer amounts are no reward of a task. */
const YUAN = /^\d{1,6}(?:\.\d{1,2})?$/;

/** `taskSubTitle`: prize text and money, separated by `#`; what is no amount is left out. */
export function prizeOf(subTitle: string): TaskPrize {
  const [text = '', money = ''] = subTitle.split('#');
  const yuan = money.trim();
  return { text: text.trim(), yuan: YUAN.test(yuan) ? yuan : '' };
}

/** 1 and 2 to do, 3 on its way, 4 done; any other: over. */
export function taskButtonText(status: number): string {
  switch (status) {
    case 1:
    case 2:
      return '去完成';
    case 3:
      return '去查看';
    case 4:
      return '已完成';
    default:
      return '已结束';
  }
}

/** What a press does: opens the task, or the page of the reduction funds, or nothing. */
export type TaskAction = 'jump' | 'funds' | 'none';

export function taskAction({
  status,
  jumpUrl,
}: {
  readonly status: number;
  readonly jumpUrl: string;
}): TaskAction {
  if (status === 3) return 'funds';
  return (status === 1 || status === 2) && jumpUrl !== '' ? 'jump' : 'none';
}
