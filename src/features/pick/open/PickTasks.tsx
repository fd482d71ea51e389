import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { Scope } from '@/api/scope';
import type { OpenStore } from '@/domain/parcel/OpenStore';
import type { TaskScene } from '@/domain/task/taskRules';
import { useLoaded } from '@/hooks/useLoaded';
import styles from './OpenCabinet.module.scss';

// Who stands at a cabinet does not wait for it.
const loadTasks = () => import('@/domain/task/TaskWidget');

interface PickTasksProps extends Pick<OpenCabinetProps, 'channelId' | 'scene' | 'scope'> {
  readonly store: Pick<OpenStore, 'phase'>;
}

/** The tasks of a pick that is done (product §2.2 "Task module"). */
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
  /** '' for all that lie there. */
  readonly parcelId: string;
  /** Of the tasks; '' when the address brought none. */
  readonly channelId: string;
  /** Of the tasks. */
  readonly scene: TaskScene;
  readonly scope: Scope;
}
