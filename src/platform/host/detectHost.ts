import { parseCookies } from './parseCookies';
import {
  type Host,
  type HostInputs,
  type HostKind,
  type HostOs,
  PLATFORM_CODE,
  type PlatformCode,
} from './types';

/**
 * Client code per host (product §2.3 "Platform"; product §1.9 gives "4 to 7" to messaging and payment mini program and
 * browser, which leaves 7 for the payment app's browser).
 *
 * 9 is a browser that the user opened; 3 (commonH5) is an H5 page inside a third-party container: mini programs of
 * hosts without a code of their own. Client matching treats keys 3 and 9 alike for plain browsers (product §1.4).
 */
const CODE_OF: Readonly<Record<HostKind, PlatformCode>> = {
  'locker-app': PLATFORM_CODE.boxApp,
  'consumer-app': PLATFORM_CODE.consumerApp,
  'wechat-browser': PLATFORM_CODE.wxBrowser,
  'wechat-mini': PLATFORM_CODE.wechatMini,
  'alipay-mini': PLATFORM_CODE.alipayMini,
  'alipay-browser': PLATFORM_CODE.alipayLife,
  'alipay-life': PLATFORM_CODE.alipayLife,
  'baidu-mini': PLATFORM_CODE.baiduMini,
  'other-mini': PLATFORM_CODE.commonH5,
  browser: PLATFORM_CODE.browser,
};

/**
 * The app type markers of product §2.6, and the Harmony app's, which the product description mentions only as a
 * platform.
 */
const APP_TYPES = [
  'hiveconsumer_harmony',
  'hiveconsumer_android',
  'hiveconsumer_ios',
  'hivebox_ios',
  'hivebox_android',
];

interface AppMark {
  /** One of `APP_TYPES`; '' when only the bridge identifies an app: the consumer app, on any system. */
  readonly type: string;
  readonly version: string;
}

/**
 * The app around the page; null when there is none. An app is identified by its user agent (`hiveconsumer_ios/6.19.0`)
 * or by its bridge object, which only the web view can inject. Cookies only add which of the two apps it is and its
 * system (product §2.6): a page of any sibling domain may set them, and a browser that was taken for an app because of
 * them would log in with the token next to them.
 */
function findApp(
  { userAgent, injected }: HostInputs,
  cookies: Readonly<Record<string, string>>,
): AppMark | null {
  for (const type of APP_TYPES) {
    const named = new RegExp(`\\b${type}(?:/([\\d.]{1,16}))?`, 'i').exec(userAgent);
    if (named !== null) return { type, version: named[1] ?? versionInCookies(type, cookies) };
  }
  if (injected['HiveBridge'] === undefined) return null;
  const appType = (cookies['appType'] ?? '').toLowerCase();
  const type = APP_TYPES.find((known) => appType === known || cookies[known] !== undefined) ?? '';
  return { type, version: versionInCookies(type, cookies) };
}

/** The marker may be a cookie's name, whose value is then the version, or the value of `appType`. */
const versionInCookies = (type: string, cookies: Readonly<Record<string, string>>): string =>
  cookies['appVersion'] ?? cookies[type] ?? '';

/** `6.19.0` -> 6019000, `6019000` -> 6019000; null for anything else. */
function versionCode(version: string): number | null {
  const parts = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(version);
  if (parts !== null) return Number(parts[1]) * 1e6 + Number(parts[2]) * 1e3 + Number(parts[3] ?? 0);
  return /^\d{7,9}$/.test(version) ? Number(version) : null;
}

function findOs(userAgent: string, appType: string): HostOs {
  // Harmony first: its user agent (`OpenHarmony`, ArkWeb) may contain Android for old sites, while Huawei's Android
  // phones send `Android …; HarmonyOS` and run Android apps.
  if (/OpenHarmony|ArkWeb/i.test(userAgent) || (/HarmonyOS/i.test(userAgent) && !/Android/i.test(userAgent)))
    return 'harmony';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  const named = /_(ios|android|harmony)$/.exec(appType)?.[1];
  return named === 'ios' || named === 'android' || named === 'harmony' ? named : 'other';
}

const ALIPAY = /AlipayClient|AliApp\(AP\/|AlipayIDE/i;
/** Mini programs of hosts for which the gateway has no code: short video, headlines, Kuaishou, quick apps, 360, JD. */
const OTHER_MINI = /toutiaomicroapp|ksminiapp|hap\/[\d.]{1,16}\/|quickapp|jdmp|360miniapp/i;
/** Apps with mini programs that are identified only by both markers together, in any order: QQ, Kuaishou. */
const OTHER_APP = /\bQQ\/[\d.]|kswebview/i;

const isOtherMini = (userAgent: string): boolean =>
  OTHER_MINI.test(userAgent) ||
  (/miniprogram/i.test(userAgent) && OTHER_APP.test(userAgent)) ||
  (/microapp/i.test(userAgent) && /bytedance/i.test(userAgent));

function isLifeApp({ query }: HostInputs, cookies: Readonly<Record<string, string>>): boolean {
  // The life app shows H5 pages in the payment app's own browser, with its user agent: only the entry parameters
  // identify it.
  const mark = query['appType'] ?? cookies['appType'] ?? '';
  return mark.toLowerCase() === 'alipaylife' || (query['chInfo'] ?? '').startsWith('ch_life');
}

function findWebKind(
  inputs: HostInputs,
  cookies: Readonly<Record<string, string>>,
  app: AppMark | null,
): HostKind {
  const { userAgent, injected } = inputs;
  // The company's apps first: their web views may carry any engine's tokens.
  if (app !== null) return app.type.startsWith('hivebox') ? 'locker-app' : 'consumer-app';

  const isWebView = injected['__wxjs_environment'] === 'miniprogram' || /miniProgram/i.test(userAgent);
  if (/swan\/|swan-baiduboxapp/i.test(userAgent) || injected['swan'] !== undefined) return 'baidu-mini';
  if (isOtherMini(userAgent) || injected['tt'] !== undefined || injected['qq'] !== undefined)
    return 'other-mini';
  if (ALIPAY.test(userAgent) || injected['AlipayJSBridge'] !== undefined) {
    if (isWebView || injected['my'] !== undefined) return 'alipay-mini';
    return isLifeApp(inputs, cookies) ? 'alipay-life' : 'alipay-browser';
  }
  if (/MicroMessenger/i.test(userAgent)) return isWebView ? 'wechat-mini' : 'wechat-browser';
  return isWebView ? 'other-mini' : 'browser';
}

/**
 * Detects which host of product §1.6 the app runs in; pure, never throws. The company's work messenger (`wxwork`)
 * carries `MicroMessenger` and behaves like the messaging app's browser.
 */
export function detectHost(inputs: HostInputs): Host {
  const cookies = parseCookies(inputs.cookie);
  const app = inputs.target === 'h5' ? findApp(inputs, cookies) : null;
  const kind =
    inputs.target === 'weapp'
      ? 'wechat-mini'
      : inputs.target === 'alipay'
        ? 'alipay-mini'
        : findWebKind(inputs, cookies, app);
  return {
    kind,
    os: findOs(inputs.userAgent, app?.type ?? ''),
    platformCode: CODE_OF[kind],
    appVersionCode: app === null ? null : versionCode(app.version),
    isInMiniProgramWebView: inputs.target === 'h5' && kind.endsWith('-mini'),
  };
}
