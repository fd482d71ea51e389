import { useElementId } from '@/hooks/useElementId';
import type { PageInView } from '@/platform/inView/types';
import { BidImpression } from './BidImpression';
import type { TaskEntryProps } from './taskEntryProps';
import { TaskRow } from './TaskRow';
import { isBidTask } from './taskRules';
import { TopCard } from './TopCard';

interface WatchedProps extends Omit<TaskEntryProps, 'id'> {
  readonly isCard: boolean;
  readonly view: PageInView | null;
  readonly page: string;
}

/** A task as a card or a row; for a real-time bid it also tracks the impression. */
export function TaskEntry({ isCard, view, page, ...entry }: WatchedProps) {
  const elementId = useElementId('task');
  const Entry = isCard ? TopCard : TaskRow;
  const { task } = entry;
  if (!isBidTask(task)) return <Entry {...entry} />;
  return (
    <>
      <Entry {...entry} id={elementId} />
      {view !== null && <BidImpression task={task} elementId={elementId} view={view} page={page} />}
    </>
  );
}
