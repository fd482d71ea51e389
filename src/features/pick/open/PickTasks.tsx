import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import type { TaskScene } from '@/domain/task/taskTypes';
import type { OpenStore } from '@/features/pick/OpenStore';
import { useLoaded } from '@/hooks/useLoaded';
import styles from './OpenCabinet.module.scss';

// Does not block: the user is at the cabinet.
const loadTasks = () => import('@/domain/task/TaskWidget');

interface PickTasksProps extends Pick<OpenCabinetProps, 'channelId' | 'scene' | 'scope'> {
  readonly store: Pick<OpenStore, 'phase'>;
}

/** The tasks after a finished pickup (product §2.2 "Task module"). */
export const PickTasks = observer(function PickTasks({ store, channelId, scene, scope }: PickTasksProps) {
  const isDone = store.phase === 'opened';
  const tasks = useLoaded(loadTasks, isDone);
  return (
    <View className={styles['messages']}>
      {isDone && tasks !== null && (
        <tasks.TaskWidget scene={scene} channelId={channelId} scope={scope} isExtra />
      )}
    </View>
  );
});

export interface OpenCabinetProps {
  readonly cabinetCode: string;
  /** '' means all parcels in the cabinet. */
  readonly parcelId: string;
  /** Channel for the tasks; '' if the URL has none. */
  readonly channelId: string;
  /** Scene for the tasks. */
  readonly scene: TaskScene;
  readonly scope: Scope;
}
