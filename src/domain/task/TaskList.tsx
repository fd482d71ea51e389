import { View } from '@tarojs/components';
import { useCallback, useMemo, useState } from 'react';
import { Pressable } from '@/components/Pressable';
import { useLoaded } from '@/hooks/useLoaded';
import { host } from '@/platform/host';
import type { PageInView } from '@/platform/inView/types';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import { hasRulesAlert } from './appVersions';
import { TaskEntry } from './TaskEntry';
import { CENTER_CAP, inCenterOrder, partsOf } from './taskRules';
import { TASK_TEXTS } from './taskTexts';
import type { TaskOffer, TaskScene, TaskView } from './taskTypes';
import styles from './TaskList.module.scss';

interface TaskListProps {
  readonly offer: Pick<TaskOffer, 'tasks' | 'hasTopCards'>;
  readonly scene: TaskScene;
  /** Page name for tracking. */
  readonly page: string;
  readonly view: PageInView | null;
  readonly onPress: (task: TaskView) => Promise<unknown>;
  /** Scene pickResult, inside the app's own page. */
  readonly isPickResult?: boolean;
  /** Query closeThumbnail of the weekly page. */
  readonly isFullIcon?: boolean;
}

const loadRules = () => import('./components/TaskRulesDialog');

/**
 * Tasks as cards and rows (product §2.2, §2.4, §2.9). The center lists open tasks first and shows eight until 查看更多任务 is
 * tapped. Decision: the other scenes show all tasks in their own order, since the description caps only the center.
 */
export function TaskList({ offer, scene, page, view, onPress, isPickResult, isFullIcon }: TaskListProps) {
  const [isWhole, setWhole] = useState(false);
  const [rules, setRules] = useState<{ readonly html: string; readonly isOpen: boolean } | null>(null);
  const { tasks, hasTopCards } = offer;
  const listed = useMemo(() => (scene === 'center' ? inCenterOrder(tasks) : tasks), [tasks, scene]);
  const isCut = scene === 'center' && !isWhole && listed.length > CENTER_CAP;
  const { cards, rows } = partsOf(
    isCut ? listed.slice(0, CENTER_CAP) : listed,
    hasTopCards && scene !== 'homePopup',
  );
  const openRules = useCallback(
    ({ taskId, ruleHtml }: TaskView) => {
      tracker.click(page, 'taskRules', { taskId });
      setRules({ html: ruleHtml, isOpen: true });
    },
    [page],
  );
  const closeRules = useCallback(() => setRules((open) => open && { ...open, isOpen: false }), []);
  const part = useLoaded(loadRules, rules !== null, closeRules);
  const entry = (task: TaskView, isCard: boolean) => (
    <TaskEntry
      key={task.taskId}
      task={task}
      isCard={isCard}
      view={view}
      page={page}
      isFullIcon={isFullIcon}
      onPress={onPress}
      onRules={openRules}
    />
  );
  return (
    <View className={styles['tasks']}>
      {cards.length > 0 && (
        <View className={styles['cards']} {...markup.access({ role: 'list' })}>
          {cards.map((task) => entry(task, true))}
        </View>
      )}
      <View {...markup.access({ role: 'list', label: TASK_TEXTS.list })}>
        {rows.map((task) => entry(task, false))}
      </View>
      <View>
        {isCut && (
          <Pressable
            className={styles['more']}
            isReading
            onPress={() => {
              tracker.click(page, 'taskMore');
              setWhole(true);
            }}
          >
            {TASK_TEXTS.more}
          </Pressable>
        )}
      </View>
      <View>
        {part !== null && rules !== null && (
          <part.TaskRulesDialog
            html={rules.html}
            isOpen={rules.isOpen}
            isAppFirst={isPickResult === true && hasRulesAlert(host.current())}
            onClose={closeRules}
          />
        )}
      </View>
    </View>
  );
}
