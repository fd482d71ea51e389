import { env } from '@/env';
import type { Host, HostOs } from '@/platform/host/types';

/**
 * Spec 1 §8 "Consumer app not installed": asks to get the app where this phone gets its apps; the exact texts name the
 * app in Chinese. Decision: phones that are no iPhone say 应用商店, Harmony's and unknown ones too.
 * Mini programs say it for every refusal: the messaging app launches the consumer app for those who came from it alone,
 * and tells nobody else whether it is there.
 */
export const notInstalledText = (os: HostOs): string =>
  os === 'ios' ? `请前往App Store下载${env.appName}` : `请前往应用商店下载${env.appName}`;

/** Said in another app's browser, which opens no app at all: nobody who has it is sent to get it. */
export const OPEN_IN_BROWSER_TEXT = '请点击右上角，选择在浏览器中打开后再试';

/** @param isUnsupported the host opens no app, installed or not */
export const notOpenedText = ({ kind, os }: Pick<Host, 'kind' | 'os'>, isUnsupported: boolean): string =>
  isUnsupported && kind !== 'wechat-mini' && kind !== 'alipay-mini'
    ? OPEN_IN_BROWSER_TEXT
    : notInstalledText(os);

export const OPEN_APP_TEXT = `打开${env.appName}`;
