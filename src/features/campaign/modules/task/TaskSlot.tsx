import { View } from '@tarojs/components';
import { ModuleCard } from '../../components/ModuleCard';
import type { ModuleProps } from '../../registryTypes';
import { MODULE_TEXTS } from '../moduleTexts';
import { TaskRow } from './TaskRow';
import styles from './TaskSlot.module.scss';

/** The tasks of the page (spec 2 §3 "Task module"), as a list: what each is, what it earns, where it stands. */
export function TaskSlot({ view }: ModuleProps<'task'>) {
  return (
    <ModuleCard titleImageUrl={view.titleImageUrl} title={MODULE_TEXTS.tasks}>
      <View className={styles['list']}>
        {view.tasks.map((task, index) => (
          <TaskRow key={index} task={task} />
        ))}
      </View>
    </ModuleCard>
  );
}
