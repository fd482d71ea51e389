/** The hook that every page calls in its first line. */
import { useEffect, useMemo, useState } from 'react';
import { createScope, type OwnedScope } from '@/api';
import { usePageShown } from '@/hooks/usePageShown';
import { hostBars } from '@/platform/hostBars';
import { intakeArrival, intakeVisit, loginGate } from '@/session';
import { tracker } from '@/tracking';
import { navigator, tabArrivals } from './index';
import { measurePage } from './measurePage';
import { showTitle } from './pageTitle';
import { resolveAddress, type ResolvedRoute, type RouteName } from './paths';
import type { ArrivalParams } from './tabArrivals';

export interface PageVisit {
  /**
   * Path parameters and query that the page was opened with; on a tab page those of the latest switch that had any
   * (then a new object).
   */
  readonly params: Readonly<Record<string, string>>;
  /** How many switches brought parameters to this page: a key for what remounts then. */
  readonly arrivals: number;
  /** Ends with the page: cancels its calls, and ends what waits under it. */
  readonly scope: OwnedScope;
  /** The route that was opened. */
  readonly route: ResolvedRoute | null;
  /** Sets a title from the page's data instead of the route's; set again whenever the page is shown. */
  readonly setTitle: (title: string) => void;
}

/** Whether the page at `path` accepts a login token from its query (product §2.2 "Router behaviour"). */
export const acceptsQueryToken = (path: string): boolean => resolveAddress(path)?.row.acceptsToken ?? false;

/**
 * Takes in what the address carries (token, attribution), sets the title, reports the page view with its query (product
 * §2.2 "Tracking") and returns the page's parameters and scope.
 */
export function usePage(): PageVisit {
  const [{ visit, shownTitle, firstArrival }] = useState(() => {
    const route = navigator.currentRoute();
    intakeVisit(acceptsQueryToken);
    let title: string = route?.row.title ?? '';
    const made: PageVisit = {
      params: route?.params ?? {},
      arrivals: 0,
      scope: createScope(),
      route,
      setTitle(own) {
        if (own === '') return;
        title = own;
        showTitle(own);
      },
    };
    return { visit: made, shownTitle: () => title, firstArrival: nextArrival(null, takeArrival(route)) };
  });
  const { scope, route } = visit;
  const [arrival, setArrival] = useState(firstArrival);
  const name: RouteName | 'unknown' = route?.row.name ?? 'unknown';

  const [measured] = useState(() => measurePage(name));

  useEffect(() => {
    measured?.rendered();
    return () => {
      measured?.end();
      scope.cancel();
    };
  }, [scope, measured]);
  useEffect(
    () =>
      name === 'unknown'
        ? undefined
        : tabArrivals.subscribe(name, (arrived) => {
            intakeArrival(arrived);
            setArrival((last) => nextArrival(last, arrived));
            tracker.view(name, arrived);
          }),
    [name],
  );
  usePageShown(
    () => {
      // The mini programs' own pages (slider, SMS login, web view) are opened by the login and belong to the page
      // below.
      if (route?.row.miniOnly !== true) loginGate.pageShown(scope);
      if (shownTitle() !== '') showTitle(shownTitle());
      hostBars.paint();
      const arrived = takeArrival(route);
      if (arrived !== null) setArrival((last) => nextArrival(last, arrived));
      tracker.view(name, arrived ?? arrival?.params ?? visit.params);
    },
    () => {
      measured?.end();
      tracker.track({ page: name, type: 'leave' });
    },
  );

  return useMemo(() => (arrival === null ? visit : { ...visit, ...arrival }), [visit, arrival]);
}

type Arrival = Pick<PageVisit, 'params' | 'arrivals'>;

const nextArrival = (last: Arrival | null, params: ArrivalParams | null): Arrival | null =>
  params === null ? last : { params, arrivals: (last?.arrivals ?? 0) + 1 };

/** Takes the page's pending parameters; stores the attribution before the page sends any request. */
function takeArrival(route: ResolvedRoute | null): ArrivalParams | null {
  const arrived = route === null ? null : tabArrivals.take(route.row.name);
  if (arrived !== null) intakeArrival(arrived);
  return arrived;
}
