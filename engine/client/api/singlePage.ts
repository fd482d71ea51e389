/** A page opened in Moments: the messaging app's documents call it single-page mode. */
import type { EngineSettings } from '../settings';
import { ApiFailure, hostCall } from './call';
import type { ApiContext } from './context';

const MOMENTS = 1154;

export const isSinglePage = ({ target, scene }: Pick<EngineSettings, 'target' | 'scene'>): boolean =>
  target === 'weapp' && scene === MOMENTS;

/**
 * Calls that the vendor's document on sharing to Moments disables (routes, bars, login, media, places, sharing, other
 * apps), as far as this host has them, and those whose own dialogs need a login or navigate away.
 */
const DISABLED = [
  ...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'],
  ...['setNavigationBarTitle', 'setNavigationBarColor', 'setTabBarBadge', 'removeTabBarBadge'],
  ...['login', 'checkSession', 'getUserProfile', 'authorize', 'openSetting'],
  ...['showShareMenu', 'hideShareMenu', 'updateShareMenu', 'navigateToMiniProgram', 'requestPayment'],
  ...['requestSubscribeMessage', 'chooseMedia', 'chooseImage', 'saveImageToPhotosAlbum', 'openDocument'],
  ...['chooseLocation', 'openLocation', 'scanCode', 'makePhoneCall', 'setClipboardData', 'getClipboardData'],
];

/** They fail and are recorded for tests: the real host then shows a message over the page. */
export function disabledCalls({ settings, happenings }: ApiContext): Record<string, unknown> {
  return Object.fromEntries(
    DISABLED.map((name) => [
      name,
      hostCall(settings.target, name, () => {
        happenings.push({ kind: 'disabled call', detail: name });
        throw new ApiFailure('can not be used in single-page mode');
      }),
    ]),
  );
}
