import { View } from '@tarojs/components';
import { Pressable } from '@/components/Pressable';
import { cx } from '@/components/cx';
import { navigator } from '@/navigation';
import { useCampaign, type Campaign } from '../../campaignContext';
import { CampaignPicture } from '../../components/CampaignPicture';
import type { TaskView } from './taskModule';
import { taskAction, taskButtonText } from './taskRules';
import styles from './TaskRow.module.scss';

/** Spec 2 §9 "thumbnail default". */
const THUMBNAIL = {} as const;

/** One task; the whole row is the button, the pill in it says what pressing does. */
export function TaskRow({ task }: { readonly task: TaskView }) {
  const campaign = useCampaign();
  const { status, title, prize, iconUrl } = task;
  const isOpen = taskAction(task) !== 'none';
  const content = (
    <>
      <View className={styles['icon']}>
        <CampaignPicture className={styles['drawn']} src={iconUrl} alt="" thumbnail={THUMBNAIL} isPlain />
      </View>
      <View className={styles['about']}>
        <View className={styles['title']}>{title}</View>
        {prize.text !== '' && <View className={styles['prize']}>{prize.text}</View>}
      </View>
      {prize.yuan !== '' && <View className={styles['yuan']}>{`+${prize.yuan}元`}</View>}
      <View className={cx(styles['pill'], !isOpen && styles['closed'])}>
        {task.buttonText || taskButtonText(status)}
      </View>
    </>
  );
  if (!isOpen) return <View className={styles['row']}>{content}</View>;
  return (
    <Pressable className={styles['row']} onPress={() => open(task, campaign)}>
      {content}
    </Pressable>
  );
}

/** Spec 2 §4: 3 opens the reduction funds, 1 and 2 the task. */
async function open(task: TaskView, { follow, click }: Campaign): Promise<void> {
  if (taskAction(task) === 'jump') {
    await follow(task.jumpUrl, 'task');
    return;
  }
  click('task', { taskId: task.taskId, status: task.status });
  await navigator.goTo('reductionFunds');
}
