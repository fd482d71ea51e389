import { trimEndOf } from './utils/text';

/**
 * What the build was made for. Every value is written into the package by the build, which replaces the literal
 * text `process.env.TARO_APP_X`: each one therefore stands here spelled out, and only here (what few pages need in
 * `env.consumerApp` and `env.map`, the environment also in `platform/devConsole`, whose code production does not have). Presence and form of the required ones are checked by
 * `config/env.ts` before a build starts.
 */

const ENVIRONMENTS = ['sandbox', 'prod', 'sit1', 'sit2', 'sit3', 'sit4', 'sit5', 'sit6'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

function environment(name: string | undefined): Environment {
  // An unknown name cannot pass `config/env.ts`; unit tests run without any.
  return ENVIRONMENTS.find((known) => known === name) ?? 'sandbox';
}

/** `a, b` -> `['a', 'b']`. */
function list(text: string | undefined): readonly string[] {
  return (text ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** Without its trailing slashes, so that paths can be appended. */
function base(address: string | undefined): string {
  return trimEndOf(address ?? '', '/');
}

export const env = {
  name: environment(process.env.TARO_APP_ENV),
  /** Gateway origin for H5; empty: the page's own origin. */
  h5GatewayBase: base(process.env.TARO_APP_H5_GATEWAY_BASE),
  /** Gateway origin for mini programs, absolute. Code asks `@/platform/gateway` for the target's own. */
  miniGatewayBase: base(process.env.TARO_APP_GATEWAY_BASE),
  /** Absolute address of the H5 pages for mini programs; code asks `h5Address` in `@/session/links`. */
  h5Base: base(process.env.TARO_APP_H5_BASE),
  cdnBase: base(process.env.TARO_APP_CDN_BASE),
  /** Of package.json. */
  version: process.env.APP_VERSION ?? '',
  brandName: process.env.TARO_APP_BRAND_NAME ?? '',
  /** Chinese name of the consumer app. */
  appName: process.env.TARO_APP_APP_NAME ?? '',
  wechatMiniAppId: process.env.TARO_APP_WECHAT_MINI_APP_ID ?? '',
  alipayMiniAppId: process.env.TARO_APP_ALIPAY_MINI_APP_ID ?? '',
  /** App ids of others' mini programs that links may open, of either house. */
  miniProgramIds: list(process.env.TARO_APP_MINI_PROGRAM_IDS),
  /** URL scheme of the consumer app, without `://`. */
  consumerAppScheme: process.env.TARO_APP_CONSUMER_APP_SCHEME ?? '',
  captchaAppId: process.env.TARO_APP_CAPTCHA_APP_ID ?? '',
  captchaScriptUrl: process.env.TARO_APP_CAPTCHA_SCRIPT_URL ?? '',
  captchaPageUrl: process.env.TARO_APP_CAPTCHA_PAGE_URL ?? '',
  shareSdkUrl: process.env.TARO_APP_SHARE_SDK_URL ?? '',
  /** Pages outside the app: absolute, or a path of the H5 origin. The send page is the app's own unless the build names another. */
  sendParcelUrl: process.env.TARO_APP_SEND_PARCEL_URL || '/send',
  /** The consumer app's own send page (`hiveconsumer://…`); may be empty. */
  sendParcelAppUrl: process.env.TARO_APP_SEND_PARCEL_APP_URL ?? '',
  /** Where the advertisers' hand-over page sends its visitors to be authorised; '' where there is none. */
  adAuthUrl: process.env.TARO_APP_AD_AUTH_URL ?? '',
  /** The weekly page that the home page opens. */
  weeklyConfigId: process.env.TARO_APP_WEEKLY_CONFIG_ID ?? '',
  /** Goods of the mall; `{id}` stands for the goods. */
  mallGoodsUrl: process.env.TARO_APP_MALL_GOODS_URL ?? '',
  /** Goods of home services and of the laundry, as above; empty: the mall's. */
  homeServiceGoodsUrl: process.env.TARO_APP_HOME_SERVICE_GOODS_URL ?? '',
  washGoodsUrl: process.env.TARO_APP_WASH_GOODS_URL ?? '',
  lockerOrderUrl: process.env.TARO_APP_LOCKER_ORDER_URL ?? '',
  adStarUrl: process.env.TARO_APP_AD_STAR_URL ?? '',
  /** Where smaller copies of pictures come from (`utils/thumbnail`). */
  imageHost: {
    hosts: list(process.env.TARO_APP_IMAGE_HOSTS),
    pattern: process.env.TARO_APP_IMAGE_PATTERN ?? '',
  },
  bindPhoneUrl: process.env.TARO_APP_BIND_PHONE_URL ?? '',
  serviceAgreementUrl: process.env.TARO_APP_SERVICE_AGREEMENT_URL ?? '',
  privacyAgreementUrl: process.env.TARO_APP_PRIVACY_AGREEMENT_URL ?? '',
  /** `host`, `host:port` or `*.host`: where links may lead. */
  linkHosts: list(process.env.TARO_APP_LINK_HOSTS),
  /** Those among them that may be given the login token. */
  tokenHosts: list(process.env.TARO_APP_TOKEN_HOSTS),
} as const;
