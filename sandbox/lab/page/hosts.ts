/** Hosts that the H5 phone can simulate (product §1.6): user agent, cookies and bridge objects of each. */
export interface LabHost {
  readonly id: string;
  readonly label: string;
  readonly userAgent: string;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly bridges?: readonly string[];
  /** Query that the host adds to the address it opens. */
  readonly query?: string;
  /** The host can pass a token by cookie. */
  readonly canBeLoggedIn?: true;
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
const ALIPAY = `${IPHONE} Mobile/21F90 Ariver/1.1.0 AliApp(AP/10.6.10.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:375|748|3.0) AlipayClient/10.6.10.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`;
const APP_VERSION = '6.19.0';

export const HOSTS: readonly LabHost[] = [
  { id: 'plain', label: '普通浏览器', userAgent: `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1` },
  {
    id: 'wechat',
    label: '微信内浏览器',
    userAgent: `${ANDROID} XWEB/1220133 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    bridges: ['WeixinJSBridge'],
  },
  { id: 'alipay', label: '支付宝内浏览器', userAgent: ALIPAY, bridges: ['AlipayJSBridge'] },
  {
    id: 'alipay-life',
    label: '支付宝生活号',
    userAgent: ALIPAY,
    bridges: ['AlipayJSBridge'],
    query: 'appType=alipayLife',
  },
  {
    id: 'consumer-ios',
    label: '消费者 App · iOS',
    userAgent: `${IPHONE} Mobile/15E148`,
    cookies: { hiveconsumer_ios: APP_VERSION },
    bridges: ['HiveBridge'],
    canBeLoggedIn: true,
  },
  {
    id: 'consumer-android',
    label: '消费者 App · Android',
    userAgent: ANDROID,
    cookies: { hiveconsumer_android: APP_VERSION },
    bridges: ['HiveBridge'],
    canBeLoggedIn: true,
  },
  {
    id: 'consumer-harmony',
    label: '消费者 App · 鸿蒙',
    userAgent: HARMONY,
    cookies: { hiveconsumer_harmony: APP_VERSION },
    bridges: ['HiveBridge'],
    canBeLoggedIn: true,
  },
  {
    id: 'locker',
    label: '快递柜 App',
    userAgent: ANDROID,
    cookies: { hivebox_android: '5.20.0' },
    bridges: ['HiveBridge'],
    canBeLoggedIn: true,
  },
];

/** Cookie through which the apps pass their token to pages (product §1.6 names none). */
export const TOKEN_COOKIE = 'token';
