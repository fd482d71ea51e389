import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { taskTypeName } from '../taskRules';
import { RuleMark } from './RuleMark';
import { TaskIcon } from './TaskIcon';
import { TaskPill } from './TaskPill';
import type { TaskEntryProps } from './TaskRow';
import styles from './TopCard.module.scss';

/** One of the first three tasks, as a card (spec 2 §2 `taskStyleToggle`). */
export function TopCard({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml, type } = task;
  return (
    <View id={id} className={styles['card']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      {ruleHtml !== '' && (
        <View className={styles['rules']}>
          <RuleMark task={task} onPress={onRules} />
        </View>
      )}
      <View className={styles['title']}>{title}</View>
      <View className={styles['prize']}>{prize.text || taskTypeName(type)}</View>
      <View className={styles['yuan']}>{prize.yuan !== '' && `+${prize.yuan}元`}</View>
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}
