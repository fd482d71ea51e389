import { useEffect } from 'react';
import type { PageInView } from '@/platform/inView/types';
import { bidReports } from './appBidReports';
import type { TaskView } from './taskTypes';

interface BidImpressionProps {
  readonly task: TaskView;
  /** Id of the task's element. */
  readonly elementId: string;
  readonly view: PageInView;
  readonly page: string;
}

/**
 * Reports the impression of a bid's task once more than half of it has been on screen (product §2.9); renders nothing.
 */
export function BidImpression({ task, elementId, view, page }: BidImpressionProps) {
  useEffect(() => {
    const stop = view.watchShown(elementId, (isShown) => {
      if (!isShown) return;
      bidReports.shown(task, page);
      stop();
    });
    return stop;
  }, [task, elementId, view, page]);
  return null;
}
