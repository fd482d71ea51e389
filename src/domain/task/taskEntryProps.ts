import type { TaskView } from './taskTypes';

export interface TaskEntryProps {
  readonly task: TaskView;
  /** Element id of a task whose impression is tracked. */
  readonly id?: string;
  readonly isFullIcon?: boolean;
  readonly onPress: (task: TaskView) => Promise<unknown>;
  readonly onRules: (task: TaskView) => void;
}
