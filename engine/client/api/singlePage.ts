/** A page opened in Moments: what the messaging app's documents call single-page mode. */
import type { EngineSettings } from '../settings';
import { ApiFailure, hostCall } from './call';
import type { ApiContext } from './context';

const MOMENTS = 1154;

export const isSinglePage = ({ target, scene }: Pick<EngineSettings, 'target' | 'scene'>): boolean =>
  target === 'weapp' && scene === MOMENTS;

/**
 * Calls that the vendor's page on sharing to Moments disables (routes, bars, login, media, places, sharing, other apps), as
 * far as this host has them, and those whose own dialogs need a login or lead away.
 */
const DISABLED = [
  ...['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'],
  ...['setNavigationBarTitle', 'setNavigationBarColor', 'setTabBarBadge', 'removeTabBarBadge'],
  ...['login', 'checkSession', 'getUserProfile', 'authorize', 'openSetting'],
  ...['showShareMenu', 'hideShareMenu', 'updateShareMenu', 'navigateToMiniProgram', 'requestPayment'],
  ...['requestSubscribeMessage', 'chooseMedia', 'chooseImage', 'saveImageToPhotosAlbum', 'openDocument'],
  ...['chooseLocation', 'openLocation', 'scanCode', 'makePhoneCall', 'setClipboardData', 'getClipboardData'],
];

/** They fail, and a test sees that they were called: the host then shows a sentence of its own over the page. */
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
