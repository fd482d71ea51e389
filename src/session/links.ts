import { gateway } from '@/platform/gateway';
import { navigation } from '@/platform/navigation';
import type { LinkPolicy } from '@/utils/linkPolicy';
import * as rules from './linkRules';

/**
 * Absolute address of an H5 path (`/receiveCoupon/X`). A browser page keeps the origin that it was opened by: it is
 * reachable, and the messaging app shares links of the page's own domain only. Mini programs have the build's.
 */
export const h5Address = (path: string): string => rules.h5Address(path, navigation.currentUrl());

/** The app's allow-list: this page's own origin, and what the build was given. */
export const appLinkPolicy = (): LinkPolicy => rules.appLinkPolicy(navigation.currentUrl());

export { ownMiniPrograms } from './linkRules';

/**
 * `src` when a picture may be loaded from there, '' otherwise: this app's own origins (pages, gateway, CDN) and the
 * hosts that links may lead to. Anybody else's server would be told who looks at the page.
 */
export const pictureAddress = (src: string): string =>
  rules.pictureAddress(src, navigation.currentUrl(), gateway.base);

/** The same of a file that is opened or handed on; absolute, whichever host opens it. */
export const fileAddress = (url: string): string => pictureAddress(url);
