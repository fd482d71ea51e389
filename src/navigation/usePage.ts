/** What every page does by being there; a page's first line. */
import { useEffect, useState } from 'react';
import { createScope, type OwnedScope } from '@/api';
import { usePageShown } from '@/hooks/usePageShown';
import { navigation } from '@/platform/navigation';
import { intakeVisit } from '@/session';
import { tracker } from '@/tracking';
import { navigator } from './index';
import { resolveAddress, type ResolvedRoute, type RouteName } from './paths';

export interface PageVisit {
  /** Path parameters and query the page was opened with. */
  readonly params: Readonly<Record<string, string>>;
  /** Ends with the page: calls made under it are cancelled, whoever waits under it stops waiting. */
  readonly scope: OwnedScope;
  /** The route that was opened: the page's own, or for the "coming soon" page the one it stands for. */
  readonly route: ResolvedRoute | null;
  /** Gives the page a title of its data's own instead of the route's; it comes back whenever the page does. */
  readonly setTitle: (title: string) => void;
}

/** Whether the page at `path` takes a login token from its query (spec 2 §2 "Router behaviour"). */
export const acceptsQueryToken = (path: string): boolean => resolveAddress(path)?.row.acceptsToken ?? false;

/**
 * Takes in what the address brought (token, attribution), sets the title, reports the page view with its query
 * (spec 2 §2 "Every navigation passes the query to a tracking helper") and gives the page its parameters and scope.
 */
export function usePage(): PageVisit {
  const [{ visit, shownTitle }] = useState(() => {
    const route = navigator.currentRoute();
    intakeVisit(acceptsQueryToken);
    let title: string = route?.row.title ?? '';
    const made: PageVisit = {
      params: route?.params ?? {},
      scope: createScope(),
      route,
      setTitle(own) {
        if (own === '') return;
        title = own;
        navigation.setTitle(own);
      },
    };
    return { visit: made, shownTitle: () => title };
  });
  const { scope, route } = visit;
  const name: RouteName | 'unknown' = route?.row.name ?? 'unknown';

  useEffect(() => () => scope.cancel(), [scope]);
  usePageShown(
    () => {
      if (shownTitle() !== '') navigation.setTitle(shownTitle());
      tracker.view(name, visit.params);
    },
    () => tracker.track({ page: name, type: 'leave' }),
  );

  return visit;
}
