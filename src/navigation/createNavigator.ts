/**
 * Moves between the pages of this app and out of it, by route name or by an address that came from outside.
 * Knows the route table and the link policy; how a platform moves is `platform/navigation`.
 */
import type { NavigationCapability, NavigationOutcome } from '@/platform/navigation/types';
import type { OtherAppCapability, OtherAppOutcome } from '@/platform/otherApp/types';
import { failure } from '@/platform/outcome';
import { withQuery } from '@/utils/query';
import { classifyLink, type LinkPolicy, type LinkTarget } from '@/utils/linkPolicy';
import {
  h5PathOf,
  pagePathOf,
  resolveAddress,
  type ParamsArgument,
  type ResolvedRoute,
  type RouteName,
} from './paths';

export type MoveMode = 'push' | 'replace';

export type OpenLinkOutcome =
  | NavigationOutcome
  /** The address may not be opened from here; the person is told, nothing happens. */
  | { readonly kind: 'refused'; readonly why: string };

export interface NavigatorDeps {
  readonly platform: NavigationCapability;
  /** Asked at every link: on H5 the page's own origin is part of it. */
  readonly linkPolicy: () => LinkPolicy;
  /** Origin of the H5 pages, for own paths that are no route when the platform has no address bar; '' when unknown. */
  readonly h5Origin: string;
  readonly otherApp: Pick<OtherAppCapability, 'openApp' | 'openMiniProgram'>;
  /** Moves to a tab page instead of pushing it; false when the path is none (spec 1 §9 "Tab-bar pages"). */
  readonly switchTab: (path: string) => Promise<boolean>;
}

export interface Navigator {
  goTo<N extends RouteName>(name: N, ...params: ParamsArgument<N>): Promise<NavigationOutcome>;
  replaceWith<N extends RouteName>(name: N, ...params: ParamsArgument<N>): Promise<NavigationOutcome>;
  /**
   * Opens an address from a campaign config, a scanned code or a 401 answer: own addresses become page moves,
   * allowed external ones leave the app (mini programs: in the web-view page), everything else is refused.
   */
  openLink(url: string, mode?: MoveMode): Promise<OpenLinkOutcome>;
  /** One page back, or home when this is the first page. */
  goBack(): Promise<NavigationOutcome>;
  /** The route on screen with its parameters, or null on an address that is none. */
  currentRoute(): ResolvedRoute | null;
}

export function createNavigator(deps: NavigatorDeps): Navigator {
  const { platform } = deps;
  const addressOf = (name: RouteName, params: Readonly<Record<string, string | undefined>> = {}): string =>
    platform.pathForm === 'h5' ? h5PathOf(name, params) : pagePathOf(name, params);

  async function move(path: string, mode: MoveMode): Promise<NavigationOutcome> {
    if (await deps.switchTab(path)) return { kind: 'done' };
    return mode === 'push' ? platform.push(path) : platform.replace(path);
  }

  /** A web address that is no page of ours. */
  async function openWeb(url: string, mode: MoveMode): Promise<NavigationOutcome> {
    const left = platform.openExternal(url, mode);
    return left.kind === 'unsupported' ? move(pagePathOf('webView', { url }), mode) : left;
  }

  async function openTarget(target: LinkTarget, mode: MoveMode): Promise<OpenLinkOutcome> {
    switch (target.kind) {
      case 'refused':
        return target;
      case 'external':
        return openWeb(target.url, mode);
      case 'internal': {
        const route = resolveAddress(target.path);
        if (route !== null) return move(addressOf(route.row.name, route.params), mode);
        if (platform.pathForm === 'page' && deps.h5Origin === '')
          return { kind: 'refused', why: 'no such page' };
        return openWeb(deps.h5Origin + target.path, mode);
      }
      case 'app-scheme':
        return outcomeOf(await deps.otherApp.openApp({ scheme: target.url }));
      case 'mini-program':
        return outcomeOf(
          await deps.otherApp.openMiniProgram({ house: target.host, appId: target.appId, path: target.path }),
        );
    }
  }

  return {
    goTo: (name, ...params) => move(addressOf(name, params[0]), 'push'),
    replaceWith: (name, ...params) => move(addressOf(name, params[0]), 'replace'),
    openLink: (url, mode = 'push') => openTarget(classifyLink(url, deps.linkPolicy()), mode),
    goBack: () => platform.back(addressOf('home')),
    currentRoute: () => resolveAddress(withQuery(platform.currentPath(), platform.currentQuery())),
  };
}

/** A person who changed his mind, and an app that is not there, are outcomes the page may speak about. */
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
