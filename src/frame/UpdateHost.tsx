import { observer } from 'mobx-react';
import { useLoaded } from '@/hooks/useLoaded';
import { usePageActive } from '@/hooks/usePageActive';
import { appNews } from './appNews';

const loadUpdate = () => import('./UpdateDialog');

/** If the dialog's code fails to load, no prompt appears; the next start uses the newer package anyway. */
const ignore = (): void => undefined;

/** Asks on the current page whether to restart with a newer version. No wrapper: it costs bytes on every page. */
export const UpdateHost = observer(function UpdateHost() {
  const isOnScreen = usePageActive();
  const isUpdateAsked = appNews.isUpdateReady && isOnScreen;
  const part = useLoaded(loadUpdate, isUpdateAsked, ignore);
  return part === null ? null : <part.UpdateDialog isOpen={isUpdateAsked} />;
});
