import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { RuleMark } from './RuleMark';
import type { TaskEntryProps } from './taskEntryProps';
import { TaskIcon } from './TaskIcon';
import { TaskPill } from './TaskPill';
import { prizeText } from './taskTexts';
import styles from './taskEntries.module.scss';

/** One task as a row: title, reward, action. */
export function TaskRow({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml } = task;
  return (
    <View id={id} className={styles['row']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      <View className={styles['about']}>
        <View className={styles['head']}>
          <View className={styles['title']}>{title}</View>
          {ruleHtml !== '' && <RuleMark task={task} onPress={onRules} />}
        </View>
        <View className={styles['prize']}>{prizeText(task)}</View>
      </View>
      {prize.yuan !== '' && <View className={styles['yuan']}>{`+${prize.yuan}元`}</View>}
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}
