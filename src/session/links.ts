import { gateway } from '@/platform/gateway';
import { navigation } from '@/platform/navigation';
import type { LinkPolicy } from '@/utils/linkPolicy';
import * as rules from './linkRules';

/**
 * Absolute address of an H5 path (`/receiveCoupon/X`). A browser page keeps the origin that opened it: it is reachable,
 * and the messaging app only shares links of the page's own domain. Mini programs use the build's origin.
 */
export const h5Address = (path: string): string => rules.h5Address(path, navigation.currentUrl());

/** The app's allow-list: this page's own origin, and the hosts from the build settings. */
export const appLinkPolicy = (): LinkPolicy => rules.appLinkPolicy(navigation.currentUrl());

export { ownMiniPrograms } from './linkRules';

/**
 * `src` if a picture may be loaded from there, '' otherwise. Allowed: this app's own origins (pages, gateway, CDN) and
 * the hosts that links may lead to. Any other server would learn who views the page.
 */
export const pictureAddress = (src: string): string =>
  rules.pictureAddress(src, navigation.currentUrl(), gateway.base);

/** The same for a file that is opened or passed on; absolute, because another host may open it. */
export const fileAddress = (url: string): string => pictureAddress(url);
