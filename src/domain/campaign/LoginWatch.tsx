import { reaction } from 'mobx';
import { useEffect } from 'react';
import { usePageActive } from '@/hooks/usePageActive';
import { session } from '@/session';
import { useCampaign } from './campaignContext';

/**
 * Asks for the page anew when somebody logs in on it, whichever module asked for that: statuses, tasks and stages of
 * the last answer belong to nobody. Not under another page, since coming back asks anyway, and not for a login that is
 * lost: the same person goes on looking. Shows nothing.
 */
export function LoginWatch() {
  const { sessions, store } = useCampaign();
  const isActive = usePageActive();
  useEffect(
    () =>
      isActive
        ? reaction(
            () => session.token,
            (token) => {
              if (token !== null && !sessions.isWriting) void store.refresh();
            },
          )
        : undefined,
    [sessions, store, isActive],
  );
  return null;
}
