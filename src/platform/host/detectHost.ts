import { parseCookies } from './cookies';
import {
  type Host,
  type HostInputs,
  type HostKind,
  type HostOs,
  PLATFORM_CODE,
  type PlatformCode,
} from './types';

/**
 * Client code per host (spec 2 §3 "Platform"; spec 1 §9 gives "4 to 7" to messaging and payment mini program and
 * browser, which leaves 7 for the payment app's browser).
 *
 * 9 is a browser that a person opened; 3 (commonH5) is an H5 page inside somebody else's container: mini programs
 * of hosts without a code of their own. Client matching treats keys 3 and 9 alike for plain browsers (spec 1 §4).
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

/** The app type markers of spec 2 §6, and the Harmony app's, which the spec names only as a platform. */
const APP_TYPES = [
  'hiveconsumer_harmony',
  'hiveconsumer_android',
  'hiveconsumer_ios',
  'hivebox_ios',
  'hivebox_android',
];

interface AppMark {
  readonly type: string;
  readonly version: string;
}

/** The marker as a cookie name (its value may be the version), as the value of `appType`, or as a UA token. */
function findAppMark(userAgent: string, cookies: Readonly<Record<string, string>>): AppMark | null {
  const appType = (cookies['appType'] ?? '').toLowerCase();
  for (const type of APP_TYPES) {
    const ua = new RegExp(`\\b${type}(?:/([\\d.]+))?`, 'i').exec(userAgent);
    const version = ua?.[1] ?? cookies['appVersion'] ?? cookies[type] ?? '';
    if (ua !== null || appType === type || cookies[type] !== undefined) return { type, version };
  }
  return null;
}

/** `6.19.0` -> 6019000, `6019000` -> 6019000; null for anything else. */
function versionCode(version: string): number | null {
  const parts = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(version);
  if (parts !== null) return Number(parts[1]) * 1e6 + Number(parts[2]) * 1e3 + Number(parts[3] ?? 0);
  return /^\d{7,9}$/.test(version) ? Number(version) : null;
}

function findOs(userAgent: string, appType: string): HostOs {
  // Harmony first: its own UA (`OpenHarmony`, ArkWeb) may name Android for old sites, while Huawei's Android
  // phones write `Android …; HarmonyOS` and run Android apps.
  if (/OpenHarmony|ArkWeb/i.test(userAgent) || (/HarmonyOS/i.test(userAgent) && !/Android/i.test(userAgent)))
    return 'harmony';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Android/i.test(userAgent)) return 'android';
  const named = /_(ios|android|harmony)$/.exec(appType)?.[1];
  return named === 'ios' || named === 'android' || named === 'harmony' ? named : 'other';
}

const ALIPAY = /AlipayClient|AliApp\(AP\/|AlipayIDE/i;
/** Mini programs of hosts that the gateway has no code for: short video, headlines, QQ, Kuaishou, quick apps, 360, JD. */
const OTHER_MINI =
  /toutiaomicroapp|\bQQ\/[\d.]+.*miniprogram|miniprogram.*\bQQ\/[\d.]+|ksminiapp|kswebview.*miniprogram|hap\/[\d.]+\/|quickapp|jdmp|360miniapp|bytedance.*microapp/i;

function isLifeApp({ query }: HostInputs, cookies: Readonly<Record<string, string>>): boolean {
  // The life app shows H5 pages in the payment app's own browser, with its UA: only how it was entered tells.
  const mark = query['appType'] ?? cookies['appType'] ?? '';
  return mark.toLowerCase() === 'alipaylife' || (query['chInfo'] ?? '').startsWith('ch_life');
}

function findWebKind(
  inputs: HostInputs,
  cookies: Readonly<Record<string, string>>,
  appType: string,
): HostKind {
  const { userAgent, injected } = inputs;
  // The company's apps first: their web views may carry any engine's tokens.
  if (appType.startsWith('hivebox')) return 'locker-app';
  if (appType !== '' || injected['HiveBridge'] !== undefined) return 'consumer-app';

  const isWebView = injected['__wxjs_environment'] === 'miniprogram' || /miniProgram/i.test(userAgent);
  if (/swan\/|swan-baiduboxapp/i.test(userAgent) || injected['swan'] !== undefined) return 'baidu-mini';
  if (OTHER_MINI.test(userAgent) || injected['tt'] !== undefined || injected['qq'] !== undefined)
    return 'other-mini';
  if (ALIPAY.test(userAgent) || injected['AlipayJSBridge'] !== undefined) {
    if (isWebView || injected['my'] !== undefined) return 'alipay-mini';
    return isLifeApp(inputs, cookies) ? 'alipay-life' : 'alipay-browser';
  }
  if (/MicroMessenger/i.test(userAgent)) return isWebView ? 'wechat-mini' : 'wechat-browser';
  return isWebView ? 'other-mini' : 'browser';
}

/**
 * Which of the hosts of spec 1 §6 the app runs in; pure, never throws.
 * The company's work messenger (`wxwork`) carries `MicroMessenger` and behaves as the messaging-app browser.
 */
export function detectHost(inputs: HostInputs): Host {
  const cookies = parseCookies(inputs.cookie);
  const mark = inputs.target === 'h5' ? findAppMark(inputs.userAgent, cookies) : null;
  const appType = mark?.type ?? '';
  const kind =
    inputs.target === 'weapp'
      ? 'wechat-mini'
      : inputs.target === 'alipay'
        ? 'alipay-mini'
        : findWebKind(inputs, cookies, appType);
  return {
    kind,
    os: findOs(inputs.userAgent, appType),
    platformCode: CODE_OF[kind],
    appVersionCode:
      kind === 'consumer-app' || kind === 'locker-app'
        ? versionCode(mark?.version ?? cookies['appVersion'] ?? '')
        : null,
    isInMiniProgramWebView: inputs.target === 'h5' && kind.endsWith('-mini'),
  };
}
