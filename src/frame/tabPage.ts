import { useRef, useState } from 'react';
import type { Gateway } from '@/api/createGateway';
import { gateway } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { type QueryDeps, Query } from '@/data/Query';
import { textParam } from '@/utils/addressParams';

/** The query of a tab page. */
interface VisitorQuestion<T> extends Pick<QueryDeps<T>, 'isForAll' | 'failedText' | 'lastAnswer' | 'scope'> {
  readonly fetch: (gateway: Gateway, scope: Scope) => Promise<T>;
}

/**
 * Creates the page's query with the app's services, one per page visit. Fetches nothing before `FollowVisitor`, and
 * always calls the latest render's `fetch`, because a tab page stays mounted and is switched to with other parameters.
 */
export function useTabQuery<T>({ fetch, ...question }: VisitorQuestion<T>): Query<T> {
  const latest = useRef(fetch);
  latest.current = fetch;
  const [store] = useState(
    () =>
      new Query<T>({
        ...question,
        fetch: (scope) => latest.current(gateway, scope),
        ...pageDeps(question.scope),
      }),
  );
  return store;
}

/** Channel that brought the user, '' while unknown: from the page's parameters, or the latest switch that has one. */
export function useChannelId(params: Readonly<Record<string, string>>): string {
  const known = useRef('');
  known.current = textParam(params, 'channelId') || known.current;
  return known.current;
}
