import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { OpenStore } from '@/domain/parcel/OpenStore';
import { useLoaded } from '@/hooks/useLoaded';
import type { OpenCabinetProps } from './OpenCabinet';
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
