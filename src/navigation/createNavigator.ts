/**
 * Navigates within this app and out of it, by route name or by an address from outside. Knows the route table and the
 * link policy; the platform-specific part is `platform/navigation`.
 */
import type { NavigationCapability, NavigationOutcome } from '@/platform/navigation/types';
import type { OtherAppCapability, OtherAppOutcome } from '@/platform/otherApp/types';
import { failure, unsupported } from '@/platform/outcome';
import type { TabBarOutcome } from '@/platform/tabBar/types';
import { withQuery } from '@/utils/addressQuery';
import { classifyLink, type LinkPolicy, type LinkTarget } from '@/utils/linkPolicy';
import {
  h5PathOf,
  pagePathOf,
  resolveAddress,
  rowOf,
  type ParamsArgument,
  type ResolvedRoute,
  type RouteName,
} from './paths';
import type { TabArrivals } from './tabArrivals';

export type MoveMode = 'push' | 'replace';

export type OpenLinkOutcome =
  | NavigationOutcome
  /** The address may not be opened from here; the user sees why, nothing happens. */
  | { readonly kind: 'refused'; readonly why: string };

interface NavigatorDeps {
  readonly platform: NavigationCapability;
  /**
   * The page is read-only (platform/launch): the host refuses to navigate, and an attempt shows the host's error
   * message.
   */
  readonly isReadingOnly: () => boolean;
  /** Called for every link: on H5 the page's own origin is part of it. */
  readonly linkPolicy: () => LinkPolicy;
  /** App ids of this app's mini programs in both hosts: inside one of them, a link to either opens its page here. */
  readonly ownMiniPrograms: () => readonly string[];
  /** Origin of the H5 pages, for own paths without a route when the platform has no address bar; '' when unknown. */
  readonly h5Origin: string;
  readonly otherApp: Pick<OtherAppCapability, 'openApp' | 'openMiniProgram'>;
  /** Switches to a tab page, which is never opened on top (product §1.9 "Tab-bar pages"). */
  readonly switchTab: (path: string) => Promise<TabBarOutcome>;
  /** Keeps the parameters of a switch for the page, where the platform would drop them. */
  readonly arrivals: Pick<TabArrivals, 'put' | 'drop' | 'deliver'>;
}

interface Navigator {
  goTo<N extends RouteName>(name: N, ...params: ParamsArgument<N>): Promise<NavigationOutcome>;
  replaceWith<N extends RouteName>(name: N, ...params: ParamsArgument<N>): Promise<NavigationOutcome>;
  /**
   * Opens an address from a campaign config, a scanned code or a 401 response: own addresses navigate within the app,
   * allowed external ones leave it (mini programs: in the web-view page), everything else is refused.
   */
  openLink(url: string, mode?: MoveMode): Promise<OpenLinkOutcome>;
  /** One page back, or home when this is the first page. */
  goBack(): Promise<NavigationOutcome>;
  /** The current route with its parameters, or null if the address matches none. */
  currentRoute(): ResolvedRoute | null;
}

const STAYS = unsupported('a page in single-page mode leads nowhere');
const NO_SUCH_PAGE = { kind: 'refused', why: 'no such page' } as const;

type Params = Readonly<Record<string, string | undefined>>;

export function createNavigator(deps: NavigatorDeps): Navigator {
  const { platform } = deps;
  const addressOf = (name: RouteName, params: Params = {}): string =>
    platform.pathForm === 'h5' ? h5PathOf(name, params) : pagePathOf(name, params, platform.tabSet);

  const currentRoute = (): ResolvedRoute | null =>
    resolveAddress(withQuery(platform.currentPath(), platform.currentQuery()));

  async function switchTab(name: RouteName, params: Params): Promise<NavigationOutcome> {
    if (platform.pathForm === 'h5') return deps.switchTab(addressOf(name, params));
    const isHere = currentRoute()?.row.name === name;
    deps.arrivals.put(name, params);
    const switched = await deps.switchTab(addressOf(name));
    if (switched.kind !== 'done') deps.arrivals.drop(name);
    // A page that becomes visible takes them itself; the host does not show the current page again.
    else if (isHere) deps.arrivals.deliver(name);
    return switched;
  }

  function openRoute(name: RouteName, params: Params = {}, mode: MoveMode): Promise<NavigationOutcome> {
    if (deps.isReadingOnly()) return Promise.resolve(STAYS);
    if (rowOf(name).tab !== undefined) return switchTab(name, params);
    const path = addressOf(name, params);
    return mode === 'push' ? platform.push(path) : platform.replace(path);
  }

  /**
   * Opens one of our pages from a link. In a browser, back returns to the campaign, also from a tab page; between tab
   * pages, and where the app itself replaces the page, there is nothing to return to.
   */
  function followRoute({ row, params }: ResolvedRoute, mode: MoveMode): Promise<NavigationOutcome> {
    const comesOnTop = platform.pathForm === 'h5' && mode === 'push' && row.tab !== undefined;
    return comesOnTop && currentRoute()?.row.tab === undefined
      ? platform.push(addressOf(row.name, params))
      : openRoute(row.name, params, mode);
  }

  /** A web address that is not one of our pages. */
  async function openWeb(url: string, mode: MoveMode): Promise<NavigationOutcome> {
    const left = platform.openExternal(url, mode);
    return left.kind === 'unsupported' ? openRoute('webView', { url }, mode) : left;
  }

  async function openTarget(target: LinkTarget, mode: MoveMode): Promise<OpenLinkOutcome> {
    switch (target.kind) {
      case 'refused':
        return target;
      case 'external':
        return openWeb(target.url, mode);
      case 'internal': {
        const route = resolveAddress(target.path);
        if (route !== null) return followRoute(route, mode);
        if (platform.pathForm === 'page' && deps.h5Origin === '') return NO_SUCH_PAGE;
        return openWeb(deps.h5Origin + target.path, mode);
      }
      case 'app-scheme':
        return outcomeOf(await deps.otherApp.openApp({ scheme: target.url }));
      case 'mini-program': {
        if (platform.pathForm === 'page' && deps.ownMiniPrograms().includes(target.appId)) {
          // A host cannot open a mini program from within itself, and not the other host's either.
          const route = resolveAddress(`/${target.path.replace(/^\/+/, '')}`);
          return route === null ? NO_SUCH_PAGE : openRoute(route.row.name, route.params, mode);
        }
        return outcomeOf(
          await deps.otherApp.openMiniProgram({
            hostApp: target.host,
            appId: target.appId,
            path: target.path,
          }),
        );
      }
    }
  }

  return {
    goTo: (name, ...params) => openRoute(name, params[0], 'push'),
    replaceWith: (name, ...params) => openRoute(name, params[0], 'replace'),
    openLink: (url, mode = 'push') =>
      deps.isReadingOnly() ? Promise.resolve(STAYS) : openTarget(classifyLink(url, deps.linkPolicy()), mode),
    goBack: () => (deps.isReadingOnly() ? Promise.resolve(STAYS) : platform.back(addressOf('home'))),
    currentRoute,
  };
}

/** A user who cancels, and an app that is not installed, are outcomes that the page may report. */
function outcomeOf(answer: OtherAppOutcome): NavigationOutcome {
  switch (answer.kind) {
    case 'opened':
    case 'cancelled':
      return { kind: 'done' };
    case 'not-opened':
      return failure('the app did not open');
    case 'failed':
    case 'unsupported':
      return answer;
  }
}
