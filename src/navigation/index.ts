/** The app's navigator; the pure parts are in `paths.ts` and `createNavigator.ts`. */
import { env } from '@/env';
import { launch } from '@/platform/launch';
import { navigation } from '@/platform/navigation';
import { tabBar } from '@/platform/tabBar';
import { appLinkPolicy, ownMiniPrograms } from '@/session/links';
import { createNavigator } from './createNavigator';
import { pagePathOf as pagePathIn, type RouteName } from './paths';
import { makeTabArrivals } from './tabArrivals';

export type { MoveMode } from './createNavigator';
export { h5PathOf, resolveAddress, type PlainRouteName, type RouteName } from './paths';

/** Parameters of switches to tab pages; `usePage` passes them to the page. */
export const tabArrivals = makeTabArrivals();

/** The page's path in this mini program (on H5: in the messaging app's). */
export const pagePathOf = (name: RouteName, params?: Readonly<Record<string, string | undefined>>): string =>
  pagePathIn(name, params, navigation.tabSet);

export const navigator = createNavigator({
  platform: navigation,
  isReadingOnly: () => launch.isSinglePage(),
  linkPolicy: appLinkPolicy,
  ownMiniPrograms,
  // On H5 an own path is opened directly; a mini program shows it in its web view.
  h5Origin: navigation.pathForm === 'h5' ? '' : env.h5Base,
  // Few links open another app: that code loads with the first such link.
  otherApp: {
    openApp: async (target) => (await import('@/platform/otherApp')).otherApp.openApp(target),
    openMiniProgram: async (target) => (await import('@/platform/otherApp')).otherApp.openMiniProgram(target),
  },
  switchTab: (path) => tabBar.switchTo(path),
  arrivals: tabArrivals,
});
