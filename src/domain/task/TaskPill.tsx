import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { type TaskView, taskButtonText, taskAction } from './taskRules';
import styles from './taskEntries.module.scss';

interface TaskPillProps {
  readonly task: TaskView;
  readonly onPress: (task: TaskView) => Promise<unknown>;
}

/** Where the task stands, and what pressing does: a button for as long as there is something to do or to look at. */
export function TaskPill({ task, onPress }: TaskPillProps) {
  const text = task.buttonText || taskButtonText(task.status);
  if (taskAction(task.status) === 'none')
    return <View className={cx(styles['pill'], styles['closed'])}>{text}</View>;
  return (
    <Pressable className={styles['pill']} label={`${text} ${task.title}`} onPress={() => onPress(task)}>
      {text}
    </Pressable>
  );
}
