import { observer } from 'mobx-react';
import { useState, useEffect } from 'react';
import type { Scope } from '@/api';
import { Popup } from '@/components/Popup';
import { usePageInView } from '@/hooks/usePageInView';
import { useShownAgain } from '@/hooks/useShownAgain';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { tracker } from '@/tracking';
import { useUnshownReports } from './appBidReports';
import { TaskList } from './TaskList';
import { TASK_TEXTS } from './taskTexts';
import { usePressTask } from './usePressTask';
import { useTaskStore } from './useTaskStore';

interface TaskPopupProps {
  readonly channelId: string;
  /** Page name for tracking. */
  readonly page: string;
  readonly scope: Scope;
}

/**
 * The tasks over the home page, as a plain list (product §2.2 "for=fromHomeModalPopup").
 * Decision: it opens automatically once there are tasks, and not at all when logged out, without tasks or after a
 * failure: the user did not ask for it.
 */
export const TaskPopup = observer(function TaskPopup({ channelId, page, scope }: TaskPopupProps) {
  const { store } = useTaskStore({ scene: 'homePopup', channelId }, scope);
  const view = usePageInView();
  const press = usePressTask({ page, scope, channelId });
  const [isClosed, setClosed] = useState(false);
  const { token } = session;
  const { phase, offer } = store;
  useUnshownReports(offer, page);

  useEffect(() => {
    void store.refresh().then(({ hasFinished }) => report(hasFinished, scope));
  }, [store, token, scope]);
  useShownAgain(() => {
    if (!isClosed) void store.refresh().then(({ hasFinished }) => report(hasFinished, scope));
  });

  return (
    <Popup
      isOpen={phase === 'ready' && !isClosed}
      title={TASK_TEXTS.title}
      onClose={() => {
        tracker.click(page, 'taskPopupClose');
        setClosed(true);
      }}
    >
      {offer !== null && <TaskList offer={offer} scene="homePopup" page={page} view={view} onPress={press} />}
    </Popup>
  );
});

function report(hasFinished: boolean, scope: Scope): void {
  if (hasFinished && !scope.isCancelled) toast.show(TASK_TEXTS.finished);
}
