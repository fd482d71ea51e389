import { pageDeps } from '@/data/pageDeps';
import { useEffect, useRef, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway, serverClock } from '@/api/gateway';
import type { Gateway } from '@/api/createGateway';
import { type QueryDeps, Query } from '@/data/Query';
import { useSharedClock } from '@/hooks/useSharedClock';
import { systemClock } from '@/utils/clock';
import { env } from '@/env';
import { pagePathOf } from '@/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';
import { textParam } from '@/utils/addressParams';

/** What a tab page asks for its visitor. */
export interface VisitorQuestion<T> extends Pick<QueryDeps<T>, 'isForAll' | 'failedText' | 'scope'> {
  readonly fetch: (gateway: Gateway, scope: Scope) => Promise<T>;
}

/**
 * The page's store with the app's own collaborators; one per visit of the page. Asks nothing before `FollowVisitor`, and
 * always what the latest render's `fetch` asks: a tab page stays, and is switched to with other parameters.
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

/** Where the visitor came from, '' while unknown: what the page was opened with, or the latest switch that says it. */
export function useChannelId(params: Readonly<Record<string, string>>): string {
  const known = useRef('');
  known.current = textParam(params, 'channelId') || known.current;
  return known.current;
}

/**
 * What `read` makes of the server's time, anew each full second of the one shared clock; renders only when the result
 * changes. Stands still while the page is hidden.
 */
export const useOverviewTime = <T extends string | number | boolean>(read: (serverMs: number) => T): T =>
  useSharedClock((deviceMs) => read(deviceMs + serverClock.nowMs() - systemClock.nowMs()));

/**
 * What a mini program's menu sends of a tab page. Decision: no campaign is behind it, so the words are the app's own,
 * the picture is the host's of the screen, and the channel of who shares stays out of it. Browsers share the address.
 */
export function TabShare({ tab, slogan }: { readonly tab: 'home' | 'welfare'; readonly slogan: string }) {
  useEffect(
    () =>
      shareCardChannel.set({
        title: `${env.brandName}：${slogan}`,
        summary: slogan,
        imageUrl: '',
        url: '',
        pagePath: pagePathOf(tab).slice(1),
        from: pagePathOf(tab).slice(1),
      }),
    [tab, slogan],
  );
  return null;
}
