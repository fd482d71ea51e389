import { type TaskView } from './taskRules';

export interface TaskEntryProps {
  readonly task: TaskView;
  /** Of a task that is watched. */
  readonly id?: string;
  readonly isFullIcon?: boolean;
  readonly onPress: (task: TaskView) => Promise<unknown>;
  readonly onRules: (task: TaskView) => void;
}
