import { Pressable } from '@/components/Pressable';
import { type TaskView, TASK_TEXTS } from './taskRules';
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
