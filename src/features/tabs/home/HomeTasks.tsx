import { View } from '@tarojs/components';
import type { Scope } from '@/api';
import { useLoaded } from '@/hooks/useLoaded';

export interface HomeTasksProps {
  readonly channelId: string;
  readonly scope: Scope;
}

// Not by the feature's index: the home page would carry all of the tasks' code for a popup that few visits ask for.
const loadTasks = () => import('@/domain/task/TaskPopup');
/** Who came without the popup's code misses nothing that he asked for. */
const ignore = (): void => undefined;

/** The tasks in a popup over the home page (product §2.2, query `for=fromHomeModalPopup`). */
export function HomeTasks({ channelId, scope }: HomeTasksProps) {
  const part = useLoaded(loadTasks, true, ignore);
  return <View>{part !== null && <part.TaskPopup channelId={channelId} page="home" scope={scope} />}</View>;
}
