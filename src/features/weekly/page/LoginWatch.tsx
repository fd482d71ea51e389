import { reaction } from 'mobx';
import { useEffect } from 'react';
import { usePageActive } from '@/hooks/usePageActive';
import { session } from '@/session';
import { useModulePage } from './modulePageContext';

/**
 * Refetches the page when the user logs in on it, whichever module asked for the login: statuses, tasks and stages of
 * the last response are those of an anonymous user. Not while another page is on top, since coming back refetches
 * anyway, and not when a login expires: the same user keeps looking at the page. Renders nothing.
 */
export function LoginWatch() {
  const { sessions, store } = useModulePage();
  const isActive = usePageActive();
  useEffect(
    () =>
      isActive
        ? reaction(
            () => session.token,
            (token) => {
              // Not before the first response: its request waits for a login that is under way.
              if (token !== null && !sessions.isWriting && store.round > 0) void store.refresh();
            },
          )
        : undefined,
    [sessions, store, isActive],
  );
  return null;
}
