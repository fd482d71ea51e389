import { Pressable } from '@/components/Pressable';
import { TASK_TEXTS } from './taskTexts';
import type { TaskView } from './taskTypes';
import styles from './taskEntries.module.scss';

interface RuleMarkProps {
  readonly task: TaskView;
  readonly onPress: (task: TaskView) => void;
}

/** The rule icon (product §2.2). */
export function RuleMark({ task, onPress }: RuleMarkProps) {
  return (
    <Pressable
      className={styles['mark']}
      label={`${TASK_TEXTS.rules} ${task.title}`}
      onPress={() => onPress(task)}
      isReading
    />
  );
}
