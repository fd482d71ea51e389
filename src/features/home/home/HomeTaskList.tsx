import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import { gateway } from '@/api/gateway';
import { Button } from '@/components/Button';
import { Popup } from '@/components/Popup';
import { pageDeps } from '@/data/pageDeps';
import { Query } from '@/data/Query';
import { createTaskApi } from '@/domain/task/taskApi';
import { isBidTask, taskAction } from '@/domain/task/taskRules';
import { taskButtonText, TASK_TEXTS } from '@/domain/task/taskTexts';
import { navigator } from '@/navigation';
import { host } from '@/platform/host';
import { markup } from '@/platform/markup';
import { session } from '@/session';
import { tracker } from '@/tracking';
import type { HomeTasksProps } from './HomeTasks';
import styles from './homeCards.module.scss';

/**
 * The tasks on top of the home page of a mini program (product §2.2, query `for=fromHomeModalPopup`): the rewards, each
 * with a link to the page that starts the task. Like on H5, it opens once there are tasks; not for a user who is not
 * logged in, without tasks, or if they cannot be fetched. Decision: real-time bids are left out, only the consumer app
 * gets them.
 */
export const HomeTaskList = observer(function HomeTaskList({ channelId, scope }: HomeTasksProps) {
  const [query] = useState(() => {
    const api = createTaskApi(gateway, { scene: 'homePopup', channelId }, host.current(), scope);
    return new Query({
      fetch: async (ownScope) => (await api.fetchOffer(ownScope)).tasks.filter((task) => !isBidTask(task)),
      isForAll: false,
      ...pageDeps(scope),
      failedText: TASK_TEXTS.failed,
    });
  });
  const [isClosed, setClosed] = useState(false);
  const { token } = session;
  useEffect(() => void query.visitorChanged(), [query, token]);

  const open = (taskId: string) => {
    tracker.click('home', 'task', { taskId });
    setClosed(true);
    return navigator.goTo('reductionFunds', { channelId: channelId || undefined });
  };
  const tasks = query.value ?? [];
  return (
    <Popup
      isOpen={query.phase === 'ready' && tasks.length > 0 && !isClosed}
      title={TASK_TEXTS.title}
      onClose={() => {
        tracker.click('home', 'taskPopupClose');
        setClosed(true);
      }}
    >
      <View {...markup.access({ role: 'list', label: TASK_TEXTS.list })}>
        {tasks.map(({ taskId, title, prize, status }) => (
          <View key={taskId} className={styles['row']} {...markup.access({ role: 'listitem' })}>
            <View className={styles['about']}>
              <View className={styles['name']}>{title}</View>
              <View className={styles['place']}>
                {prize.yuan === '' ? prize.text : `${prize.text} +${prize.yuan}元`}
              </View>
            </View>
            <Button
              kind="secondary"
              size="small"
              isDisabled={taskAction(status) === 'none'}
              onClick={() => open(taskId)}
            >
              {taskButtonText(status)}
            </Button>
          </View>
        ))}
      </View>
    </Popup>
  );
});
