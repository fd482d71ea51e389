import { View } from '@tarojs/components';
import type { Scope } from '@/api';
import { useLoaded } from '@/hooks/useLoaded';

export interface HomeTasksProps {
  readonly channelId: string;
  readonly scope: Scope;
}

// Not through the feature's index: the home page would include all of the tasks' code for a popup that few visits need.
const loadTasks = () => import('@/domain/task/TaskPopup');
/** If the popup's code fails to load, the user misses nothing they asked for. */
const ignore = (): void => undefined;

/** The tasks in a popup on top of the home page (product §2.2, query `for=fromHomeModalPopup`). */
export function HomeTasks({ channelId, scope }: HomeTasksProps) {
  const part = useLoaded(loadTasks, true, ignore);
  return <View>{part !== null && <part.TaskPopup channelId={channelId} page="home" scope={scope} />}</View>;
}
