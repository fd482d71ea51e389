import { pageDeps } from '@/data/pageDeps';
import { useEffect, useRef, useState } from 'react';
import type { Scope } from '@/api/scope';
import { gateway, serverClock } from '@/api/gateway';
import type { Gateway } from '@/api/createGateway';
import { loginGate, session } from '@/session';
import { fetchAccount } from '@/domain/account/accountApi';
import { type QueryDeps, Query } from '@/data/Query';
import { toast } from '@/platform/toast';
import { useSharedClock } from '@/hooks/useSharedClock';
import { systemClock } from '@/utils/clock';
import { env } from '@/env';
import { pagePathOf } from '@/navigation';
import { shareCardChannel } from '@/platform/share/cardChannel';

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
  known.current = params['channelId'] ?? known.current;
  return known.current;
}

/** The login itself went wrong; the popup has its own words for what happens in it. */
const FAILED = '登录失败，请稍后再试';

/**
 * 去登录 on a page that everybody may see. The call behind it needs login, so that hosts with a login address of their
 * own are led there by its answer, and a token that has ended is found out. The page sees the login by the session.
 */
export async function logInHere(scope: Scope): Promise<void> {
  try {
    const outcome = await loginGate.whenLoggedIn(() => fetchAccount(gateway, scope), { scope });
    if (outcome.kind === 'done' && session.isLoggedIn) session.setPhone(outcome.value.phone);
  } catch (cause) {
    const { kind } = pageDeps(scope).toCallFailure(cause);
    // Logged in all the same: the page asks for what it needs by itself.
    if (kind !== 'cancelled' && !session.isLoggedIn) toast.show(FAILED);
  }
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
