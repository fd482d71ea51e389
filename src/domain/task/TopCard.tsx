import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { RuleMark } from './RuleMark';
import type { TaskEntryProps } from './taskEntryProps';
import { TaskIcon } from './TaskIcon';
import { TaskPill } from './TaskPill';
import { prizeText } from './taskTexts';
import styles from './taskEntries.module.scss';

/** One of the first three tasks, as a card (product §2.2 `taskStyleToggle`). */
export function TopCard({ task, id, isFullIcon, onPress, onRules }: TaskEntryProps) {
  const { title, prize, iconUrl, ruleHtml } = task;
  return (
    <View id={id} className={styles['card']} {...markup.access({ role: 'listitem' })}>
      <TaskIcon src={iconUrl} isFull={isFullIcon} />
      {ruleHtml !== '' && (
        <View className={styles['rules']}>
          <RuleMark task={task} onPress={onRules} />
        </View>
      )}
      <View className={styles['topCardTitle']}>{title}</View>
      <View className={styles['topCardPrize']}>{prizeText(task)}</View>
      <View className={styles['topCardYuan']}>{prize.yuan !== '' && `+${prize.yuan}元`}</View>
      <TaskPill task={task} onPress={onPress} />
    </View>
  );
}
