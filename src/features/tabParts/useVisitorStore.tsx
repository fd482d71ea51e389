import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import type { Scope } from '@/api';
import { gateway } from '@/api/gateway';
import type { Gateway } from '@/api/createGateway';
import { sortError } from '@/api/sortError';
import { network } from '@/platform/network';
import { loginGate, session } from '@/session';
import { gatedBy } from '@/session/gated';
import { VisitorStore, type VisitorDeps } from '@/features/visitor';

/** What a tab page asks for its visitor. */
export interface VisitorQuestion<T> extends Pick<VisitorDeps<T>, 'isForAll' | 'failedText' | 'scope'> {
  readonly fetch: (gateway: Gateway, scope: Scope) => Promise<T>;
}

/**
 * The page's store with the app's own collaborators; one per visit of the page. Asks nothing before `FollowVisitor`, and
 * always what the latest render's `fetch` asks: a tab page stays, and is switched to with other parameters.
 */
export function useVisitorStore<T>({ fetch, ...question }: VisitorQuestion<T>): VisitorStore<T> {
  const latest = useRef(fetch);
  latest.current = fetch;
  const [store] = useState(
    () =>
      new VisitorStore<T>({
        ...question,
        fetch: (scope) => latest.current(gateway, scope),
        token: () => session.token,
        runGated: gatedBy(loginGate, question.scope),
        sortError: (cause) => sortError(cause, network.isOnline()),
      }),
  );
  return store;
}

/** Where the visitor came from, '' while unknown: what the page was opened with, or the latest switch that says it. */
export function useChannelId(params: Readonly<Record<string, string>>): string {
  const known = useRef('');
  known.current = params['channelId'] ?? known.current;
  return known.current;
}

interface FollowVisitorProps {
  readonly store: Pick<VisitorStore<unknown>, 'visitorChanged' | 'questionChanged'>;
  /** Where it is part of what the page asks. */
  readonly channelId?: string;
}

/**
 * Asks for whoever is logged in, and anew when he or where he came from changes; apart from the page, which has nothing
 * to render for a login.
 */
export const FollowVisitor = observer(function FollowVisitor({ store, channelId = '' }: FollowVisitorProps) {
  const { token } = session;
  const asked = useRef(channelId);
  useEffect(() => {
    void store.visitorChanged();
  }, [store, token]);
  useEffect(() => {
    if (asked.current === channelId) return;
    asked.current = channelId;
    void store.questionChanged();
  }, [store, channelId]);
  return null;
});
