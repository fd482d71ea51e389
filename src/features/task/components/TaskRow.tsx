import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { taskTypeName } from '../taskRules';
import type { TaskView } from '../taskTypes';
import { RuleMark } from './RuleMark';
import { TaskIcon } from './TaskIcon';
import { TaskPill } from './TaskPill';
import styles from './TaskRow.module.scss';

export interface TaskEntryProps {
  readonly task: TaskView;
  /** Of a task that is watched. */
  readonly id?: string;
  readonly isFullIcon?: boolean;
  readonly onPress: (task: TaskView) => Promise<unknown>;
  readonly onRules: (task: TaskView) => void;
}

/** One task as a row: what it is, what it earns, what can be done. */
export function TaskRow({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml, type } = task;
  return (
    <View id={id} className={styles['row']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      <View className={styles['about']}>
        <View className={styles['head']}>
          <View className={styles['title']}>{title}</View>
          {ruleHtml !== '' && <RuleMark task={task} onPress={onRules} />}
        </View>
        <View className={styles['prize']}>{prize.text || taskTypeName(type)}</View>
      </View>
      {prize.yuan !== '' && <View className={styles['yuan']}>{`+${prize.yuan}元`}</View>}
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}
