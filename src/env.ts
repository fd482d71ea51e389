import { trimEndOf } from './utils/text';

/**
 * Settings of this build. The build replaces the literal text `process.env.TARO_APP_X` by its value, so each setting is
 * spelled out here, and only here (settings that few pages need are in `env.consumerApp`, `env.map`, `env.service` and
 * `env.worker`; the environment is also read in `platform/devConsole`, whose code production does not contain). `config/env.ts` checks the required
 * ones before a build starts.
 */

const ENVIRONMENTS = ['sandbox', 'prod', 'sit1', 'sit2', 'sit3', 'sit4', 'sit5', 'sit6'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

function environment(name: string | undefined): Environment {
  // `config/env.ts` rejects unknown names; unit tests run without any.
  return ENVIRONMENTS.find((known) => known === name) ?? 'sandbox';
}

/** `a, b` -> `['a', 'b']`. */
function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Removes trailing slashes, so that paths can be appended. */
function base(address: string | undefined): string {
  return trimEndOf(address ?? '', '/');
}

export const env = {
  name: environment(process.env.TARO_APP_ENV),
  /** Gateway origin for H5; empty: the page's own origin. */
  h5GatewayBase: base(process.env.TARO_APP_H5_GATEWAY_BASE),
  /** Gateway origin for mini programs, absolute. Other code uses `@/platform/gateway` for the target's own. */
  miniGatewayBase: base(process.env.TARO_APP_GATEWAY_BASE),
  /** Absolute address of the H5 pages for mini programs; other code uses `h5Address` in `@/session/links`. */
  h5Base: base(process.env.TARO_APP_H5_BASE),
  cdnBase: base(process.env.TARO_APP_CDN_BASE),
  /** From package.json. */
  version: process.env.APP_VERSION ?? '',
  brandName: process.env.TARO_APP_BRAND_NAME ?? '',
  /** Chinese name of the consumer app. */
  appName: process.env.TARO_APP_APP_NAME ?? '',
  wechatMiniAppId: process.env.TARO_APP_WECHAT_MINI_APP_ID ?? '',
  alipayMiniAppId: process.env.TARO_APP_ALIPAY_MINI_APP_ID ?? '',
  /** App ids of third-party mini programs that links may open, in either host. */
  miniProgramIds: list(process.env.TARO_APP_MINI_PROGRAM_IDS),
  /** URL scheme of the consumer app, without `://`. */
  consumerAppScheme: process.env.TARO_APP_CONSUMER_APP_SCHEME ?? '',
  captchaAppId: process.env.TARO_APP_CAPTCHA_APP_ID ?? '',
  captchaScriptUrl: process.env.TARO_APP_CAPTCHA_SCRIPT_URL ?? '',
  captchaPageUrl: process.env.TARO_APP_CAPTCHA_PAGE_URL ?? '',
  shareSdkUrl: process.env.TARO_APP_SHARE_SDK_URL ?? '',
  /**
   * Pages outside the app: absolute, or a path of the H5 origin. The send page is the app's own unless the build sets
   * another.
   */
  sendParcelUrl: process.env.TARO_APP_SEND_PARCEL_URL || '/send',
  /** The consumer app's own send page (`hiveconsumer://…`); may be empty. */
  sendParcelAppUrl: process.env.TARO_APP_SEND_PARCEL_APP_URL ?? '',
  /** Where the advertisers' hand-over page sends its users for authorisation; '' where there is none. */
  adAuthUrl: process.env.TARO_APP_AD_AUTH_URL ?? '',
  /** The weekly page that the home page opens. */
  weeklyConfigId: process.env.TARO_APP_WEEKLY_CONFIG_ID ?? '',
  /** The page of home services and of the laundry that coupons lead to; '' where there is none. */
  homeServicesConfigId: process.env.TARO_APP_HOME_SERVICES_CONFIG_ID ?? '',
  /** Goods page of the mall; `{id}` is replaced by the goods' id. */
  mallGoodsUrl: process.env.TARO_APP_MALL_GOODS_URL ?? '',
  /** Goods page of home services and of the laundry, as above; empty: the mall's. */
  homeServiceGoodsUrl: process.env.TARO_APP_HOME_SERVICE_GOODS_URL ?? '',
  washGoodsUrl: process.env.TARO_APP_WASH_GOODS_URL ?? '',
  lockerOrderUrl: process.env.TARO_APP_LOCKER_ORDER_URL ?? '',
  adStarUrl: process.env.TARO_APP_AD_STAR_URL ?? '',
  /** Server of the smaller copies of pictures (`utils/thumbnail`). */
  imageHost: {
    hosts: list(process.env.TARO_APP_IMAGE_HOSTS),
    pattern: process.env.TARO_APP_IMAGE_PATTERN ?? '',
  },
  bindPhoneUrl: process.env.TARO_APP_BIND_PHONE_URL ?? '',
  serviceAgreementUrl: process.env.TARO_APP_SERVICE_AGREEMENT_URL ?? '',
  privacyAgreementUrl: process.env.TARO_APP_PRIVACY_AGREEMENT_URL ?? '',
  /** `host`, `host:port` or `*.host` that links may lead to. */
  linkHosts: list(process.env.TARO_APP_LINK_HOSTS),
  /** Those of them that may receive the login token. */
  tokenHosts: list(process.env.TARO_APP_TOKEN_HOSTS),
} as const;
