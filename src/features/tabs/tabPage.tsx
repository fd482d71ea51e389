import { useEffect, useRef, useState } from 'react';
import type { Gateway } from '@/api/createGateway';
import { gateway, serverClock } from '@/api/gateway';
import type { Scope } from '@/api/scope';
import { pageDeps } from '@/data/pageDeps';
import { type QueryDeps, Query } from '@/data/Query';
import { env } from '@/env';
import { useSharedClock } from '@/hooks/useSharedClock';
import { pagePathOf } from '@/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';
import { textParam } from '@/utils/addressParams';
import { systemClock } from '@/utils/clock';

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

/**
 * Result of `read` for the server time, recomputed each full second of the shared clock; re-renders only when the
 * result changes. Paused while the page is hidden.
 */
export const useOverviewTime = <T extends string | number | boolean>(read: (serverMs: number) => T): T =>
  useSharedClock((deviceMs) => read(deviceMs + serverClock.nowMs() - systemClock.nowMs()));

/**
 * The share card of a tab page in a mini program's menu. Decision: no campaign is involved, so the text is the app's
 * own, the picture is the host's screenshot, and the sharer's channel is left out. Browsers share the address.
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
