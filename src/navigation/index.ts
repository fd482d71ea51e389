/** The app's navigator; pure parts are in `paths.ts` and `createNavigator.ts`. */
import { env } from '@/env';
import { navigation } from '@/platform/navigation';
import { tabBar } from '@/platform/tabBar';
import { appLinkPolicy } from '@/session/links';
import { createNavigator } from './createNavigator';

export type { MoveMode, Navigator, OpenLinkOutcome } from './createNavigator';
export {
  h5PathOf,
  pagePathOf,
  resolveAddress,
  type PlainRouteName,
  type ResolvedRoute,
  type RouteName,
  type RouteParams,
} from './paths';

export const navigator = createNavigator({
  platform: navigation,
  linkPolicy: appLinkPolicy,
  // On H5 an own path is opened as it is; a mini program shows it in its web view.
  h5Origin: navigation.pathForm === 'h5' ? '' : env.h5Base,
  // Few links leave for another app: its code comes with the first one.
  otherApp: {
    openApp: async (target) => (await import('@/platform/otherApp')).otherApp.openApp(target),
    openMiniProgram: async (target) => (await import('@/platform/otherApp')).otherApp.openMiniProgram(target),
  },
  switchTab: async (path) => tabBar.isTabPage(path) && (await tabBar.switchTo(path)).kind === 'done',
});
