import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { gateway, serverClock } from '@/api/gateway';
import { host } from '@/platform/host';
import { storage } from '@/platform/storage';
import { subscribeMessage } from '@/platform/subscribeMessage';
import { tracker } from '@/tracking';
import { createMessageApi, type MessageScene } from './messageApi';
import { type AskOutcome, MessageStore } from './MessageStore';

/**
 * Asks, through the host, whether it may send messages of this scene. Call the returned function first in a tap
 * handler, before any await; the action continues whatever the result. In browsers it asks nothing: there only the
 * page's own reminders exist.
 *
 * @param page name of the page, for reports of faults
 * @param isReady true once the screen has rendered, so that the templates do not compete with it
 */
export function useMessages(
  scene: MessageScene,
  page: string,
  scope: Scope,
  isReady = true,
): () => Promise<AskOutcome> {
  const [store] = useState(
    () =>
      new MessageStore({
        api: createMessageApi(gateway, scene, host.current().platformCode),
        host: subscribeMessage,
        storage: storage.durable,
        nowMs: () => serverClock.nowMs(),
        scope,
        onFault: (where, cause) =>
          tracker.track({
            page,
            type: 'error',
            component: 'messages',
            context: { where, why: String(cause).slice(0, 200) },
          }),
      }),
  );
  useEffect(() => {
    if (isReady) void store.load();
  }, [store, isReady]);
  return () => store.ask();
}
