/** Where the app runs (product §1.6, product §2.1). */
export type HostKind =
  | 'locker-app'
  | 'consumer-app'
  | 'wechat-browser'
  | 'wechat-mini'
  | 'alipay-mini'
  | 'alipay-browser'
  | 'alipay-life'
  | 'baidu-mini'
  | 'other-mini'
  | 'browser';

export type HostOs = 'ios' | 'android' | 'harmony' | 'other';

/** The gateway's client codes (product §2.3 "Platform"). */
export const PLATFORM_CODE = {
  boxApp: 1,
  consumerApp: 2,
  commonH5: 3,
  wxBrowser: 4,
  wechatMini: 5,
  alipayMini: 6,
  alipayLife: 7,
  baiduMini: 8,
  browser: 9,
} as const;
export type PlatformCode = (typeof PLATFORM_CODE)[keyof typeof PLATFORM_CODE];

/** All inputs of the detection; it is a pure function of these, and table-tested. */
export interface HostInputs {
  readonly target: 'h5' | 'weapp' | 'alipay';
  readonly userAgent: string;
  /** `document.cookie` as is. */
  readonly cookie: string;
  /** Names of known objects that the host injected into the page, e.g. `__wxjs_environment=miniprogram`. */
  readonly injected: Readonly<Record<string, string | true>>;
  readonly query: Readonly<Record<string, string>>;
}

export interface Host {
  readonly kind: HostKind;
  readonly os: HostOs;
  readonly platformCode: PlatformCode;
  /** The consumer app's numeric version code (e.g. 5014000), null when unknown. */
  readonly appVersionCode: number | null;
  /** An H5 page shown inside a mini program's web-view. */
  readonly isInMiniProgramWebView: boolean;
}

export interface HostCapability {
  /** Detected once per visit. */
  current(): Host;
}
