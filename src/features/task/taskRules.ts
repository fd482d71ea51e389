/** Rules of a task in the list (spec 2 §4 "Task states", §9). */
import type { TaskView } from './taskTypes';

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

/** What a press does: starts the task, opens the page of the reduction funds, or nothing. */
export type TaskAction = 'start' | 'funds' | 'none';

export function taskAction(status: number): TaskAction {
  if (status === 3) return 'funds';
  return status === 1 || status === 2 ? 'start' : 'none';
}

const isOpen = ({ status }: Pick<TaskView, 'status'>): boolean => taskAction(status) === 'start';

/** On the center what can be done comes first; others keep their earlier order (spec 2 §4). */
export function inCenterOrder<T extends Pick<TaskView, 'status'>>(tasks: readonly T[]): readonly T[] {
  return [...tasks.filter(isOpen), ...tasks.filter((task) => !isOpen(task))];
}

/** Spec 2 §9. */
export const CENTER_CAP = 8;
export const TOP_CARDS = 3;

export interface TaskParts<T> {
  readonly cards: readonly T[];
  readonly rows: readonly T[];
}

/** The first three as cards where the place wants them, the rest as rows. */
export function partsOf<T>(tasks: readonly T[], hasTopCards: boolean): TaskParts<T> {
  const cards = hasTopCards ? TOP_CARDS : 0;
  return { cards: tasks.slice(0, cards), rows: tasks.slice(cards) };
}

/** Spec 2 §3 "Task type display names". */
const TYPE_NAMES: Readonly<Partial<Record<number, string>>> = {
  11: '短视频APP',
  13: '旅行APP',
  14: '金融APP',
  15: '零售APP',
  16: '微博',
  17: '支付宝领意外险',
  18: '芒果视频',
  21: '银行钱包',
  23: '保险',
  24: '支付宝小钱包',
  25: '音乐视频彩铃',
};

export const taskTypeName = (type: number): string => TYPE_NAMES[type] ?? '其他';

/** A task whose place was sold in real time (spec 2 §5). */
const BID = { channel: 12, type: 20 } as const;

export const isBidTask = ({ channel, type }: Pick<TaskView, 'channel' | 'type'>): boolean =>
  channel === BID.channel && type === BID.type;

/**
 * Such a task without an icon has nothing that was paid for: it is reported as a show-failed event (spec 2 §5).
 * Decision: and not listed.
 */
export const isShowFailed = (task: Pick<TaskView, 'channel' | 'type' | 'iconUrl'>): boolean =>
  isBidTask(task) && task.iconUrl === '';
