import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { taskAction } from './taskRules';
import { taskButtonText } from './taskTexts';
import type { TaskView } from './taskTypes';
import styles from './taskEntries.module.scss';

interface TaskPillProps {
  readonly task: TaskView;
  readonly onPress: (task: TaskView) => Promise<unknown>;
}

/** The task's state and action: a button as long as a tap has an effect. */
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
