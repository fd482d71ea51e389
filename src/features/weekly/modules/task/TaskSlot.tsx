import { useEffect, useMemo } from 'react';
import { useUnshownReports } from '@/domain/task/appBidReports';
import { taskOffer } from '@/domain/task/taskApi';
import { TaskList } from '@/domain/task/TaskList';
import { TASK_TEXTS } from '@/domain/task/taskTexts';
import { usePressTask } from '@/domain/task/usePressTask';
import { toast } from '@/platform/toast';
import { ModuleCard } from '../../page/components/ModuleCard';
import { useModulePage } from '../../page/modulePageContext';
import type { ModuleProps } from '../../page/moduleProps';
import { taskSceneOf } from '../../page/scenes';
import { MODULE_TEXTS } from '../moduleTexts';

/**
 * The tasks of the page (product §2.3 "Task module"). They are part of the page's response, and a refetch of the page
 * updates them; a task that was just finished shows a toast, once per response (product §2.4).
 */
export function TaskSlot({ view }: ModuleProps<'task'>) {
  const modulePage = useModulePage();
  const { page, visit, scope } = modulePage;
  const offer = useMemo(() => taskOffer(view.wire, 'taskModule'), [view.wire]);
  const press = usePressTask({ page, scope, channelId: visit.channelId });
  useUnshownReports(offer, page);
  useEffect(() => {
    if (offer.tasks.some(({ isJustFinished }) => isJustFinished)) toast.show(TASK_TEXTS.finished);
  }, [offer]);
  if (offer.tasks.length === 0) return null;
  return (
    <ModuleCard titleImageUrl={offer.titleImageUrl} title={MODULE_TEXTS.tasks}>
      <TaskList
        offer={offer}
        scene={taskSceneOf(visit.scene)}
        page={page}
        view={modulePage.view}
        onPress={press}
        isPickResult={visit.scene === 'pickResult'}
        isFullIcon={visit.areThumbnailsOff}
      />
    </ModuleCard>
  );
}
