/** Rules of the task list: action, order, cards and rows, real-time bids (product §2.4, §2.5, §2.9). Pure. */
import type { TaskView, TaskScene } from './taskTypes';

/** Effect of a tap: starts the task, opens the page of the reduction funds, or nothing. */
type TaskAction = 'start' | 'funds' | 'none';

export function taskAction(status: number): TaskAction {
  if (status === 3) return 'funds';
  return status === 1 || status === 2 ? 'start' : 'none';
}

const isOpen = ({ status }: Pick<TaskView, 'status'>): boolean => taskAction(status) === 'start';

/** On the center open tasks come first; the others keep their order (product §2.4). */
export function inCenterOrder<T extends Pick<TaskView, 'status'>>(tasks: readonly T[]): readonly T[] {
  return [...tasks.filter(isOpen), ...tasks.filter((task) => !isOpen(task))];
}

/** Product §2.9. */
export const CENTER_CAP = 8;
const TOP_CARDS = 3;

interface TaskParts<T> {
  readonly cards: readonly T[];
  readonly rows: readonly T[];
}

/** The first three as cards if the place uses them, the rest as rows. */
export function partsOf<T>(tasks: readonly T[], hasTopCards: boolean): TaskParts<T> {
  const cards = hasTopCards ? TOP_CARDS : 0;
  return { cards: tasks.slice(0, cards), rows: tasks.slice(cards) };
}

/** A task whose slot was sold in real time (product §2.5). */
const BID = { channel: 12, type: 20 } as const;

export const isBidTask = ({ channel, type }: Pick<TaskView, 'channel' | 'type'>): boolean =>
  channel === BID.channel && type === BID.type;

/**
 * Such a task without an icon lacks what was paid for: it is reported as a show-failed event (product §2.5).
 * Decision: it is also not listed.
 */
export const isShowFailed = (task: Pick<TaskView, 'channel' | 'type' | 'iconUrl'>): boolean =>
  isBidTask(task) && task.iconUrl === '';

/**
 * Scene of a page's tasks (product §2.2 "Task module"): with the query `from=center` they are those of the reduction
 * center, on whichever page.
 * @param own scene of the page itself
 */
export const sceneOfQuery = (from: string | undefined, own: TaskScene): TaskScene =>
  from === 'center' ? 'center' : own;
