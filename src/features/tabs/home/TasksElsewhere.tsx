import { useEffect } from 'react';
import { navigator } from '@/navigation';
import type { HomeTasksProps } from './HomeTasks';

/** Leads on to the page with the tasks; shows nothing itself. */
export function TasksElsewhere({ channelId }: HomeTasksProps) {
  useEffect(() => {
    void navigator.goTo('reductionFunds', { channelId: channelId === '' ? undefined : channelId });
  }, [channelId]);
  return null;
}
