import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { pictureAddress } from '@/session/links';
import { formatFen } from '@/utils/money';
import type { TaskPill } from './incentiveTaskRules';
import type { IncentiveTask } from './incentiveTaskTypes';
import styles from './incentiveCards.module.scss';

interface IncentiveTaskRowProps {
  readonly item: IncentiveTask;
  readonly pill: TaskPill;
  readonly isClaiming: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** One task; the whole row is the button, its pill says what a tap does. */
export function IncentiveTaskRow({ item, pill, isClaiming, onPress }: IncentiveTaskRowProps) {
  const { task, rewardFen } = item;
  const { action, text } = pill;
  const reward = `${task.prize.text} +${formatFen(rewardFen)}元`.trim();
  const content = (
    <>
      <Picture
        className={styles['icon']}
        src={pictureAddress(task.iconUrl)}
        alt=""
        isPlain
        fallback={<View className={styles['coin']} />}
      />
      <View className={styles['about']}>
        <View className={styles['title']}>{task.title}</View>
        <View className={styles['reward']}>{reward}</View>
      </View>
      <View
        className={cx(
          styles['pill'],
          action === 'none' && styles['closed'],
          action === 'claim' && styles['gold'],
          isClaiming && styles['busy'],
        )}
      >
        {text}
      </View>
    </>
  );
  if (action === 'none') return <View className={styles['row']}>{content}</View>;
  return (
    <Pressable className={styles['row']} label={`${task.title} ${reward} ${text}`} onPress={onPress}>
      {content}
    </Pressable>
  );
}
