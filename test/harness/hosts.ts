/** The hosts that journeys run H5 in: user agent, cookies, query and bridges of each (product §1.6, §2.3, §2.6). */
export type HostName =
  | 'plain'
  | 'wechat'
  | 'wechat-ios'
  | 'alipay'
  | 'alipay-life'
  | 'consumer-ios'
  | 'consumer-android'
  | 'consumer-harmony'
  | 'consumer-named'
  | 'locker';

interface HostProfile {
  readonly userAgent: string;
  readonly isMobile: boolean;
  /** Cookies that the host's web view sets before the page loads. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Query that the host adds to the address it opens. */
  readonly query: Readonly<Record<string, string>>;
  /** Names of the bridge objects that `bridgeScript` adds to every page. */
  readonly bridges: readonly BridgeName[];
}

type BridgeName = 'HiveBridge' | 'WeixinJSBridge' | 'AlipayJSBridge';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
const ALIPAY = `${IPHONE} Mobile/21F90 Ariver/1.1.0 AliApp(AP/10.6.10.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:375|748|3.0) AlipayClient/10.6.10.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`;

const profile = (userAgent: string, rest: Partial<HostProfile> = {}): HostProfile => ({
  userAgent,
  isMobile: true,
  cookies: {},
  query: {},
  bridges: [],
  ...rest,
});

export const HOSTS: Readonly<Record<HostName, HostProfile>> = {
  plain: profile(`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`),
  wechat: profile(
    `${ANDROID} Chrome/122.0.6261.120 Mobile Safari/537.36 XWEB/1220133 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
    {
      bridges: ['WeixinJSBridge'],
    },
  ),
  // Its JS-SDK signs the address where the document was loaded.
  'wechat-ios': profile(
    `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
    { bridges: ['WeixinJSBridge'] },
  ),
  alipay: profile(ALIPAY, { bridges: ['AlipayJSBridge'] }),
  'alipay-life': profile(ALIPAY, { bridges: ['AlipayJSBridge'], query: { appType: 'alipayLife' } }),
  'consumer-ios': profile(`${IPHONE} Mobile/15E148`, {
    cookies: { hiveconsumer_ios: '6.19.0' },
    bridges: ['HiveBridge'],
  }),
  'consumer-android': profile(`${ANDROID} Chrome/124.0.6367.179 Mobile Safari/537.36`, {
    cookies: { hiveconsumer_android: '6.19.0' },
    bridges: ['HiveBridge'],
  }),
  'consumer-harmony': profile(HARMONY, {
    cookies: { hiveconsumer_harmony: '6.19.0' },
    bridges: ['HiveBridge'],
  }),
  // A version that names itself in its user agent but has no bridge yet.
  'consumer-named': profile(`${IPHONE} Mobile/15E148 hiveconsumer_ios/6.19.0`),
  locker: profile(`${ANDROID} Chrome/124.0.6367.179 Mobile Safari/537.36`, {
    cookies: { hivebox_android: '5.20.0' },
    bridges: ['HiveBridge'],
  }),
};

/**
 * A script for `addInitScript`: the bridge objects record every call in `window.__bridgeCalls` (`[{ bridge, method,
 * params }]`) and answer the consumer app's calls with `answers[method]`, or "no such method".
 */
export function bridgeScript(
  names: readonly BridgeName[],
  answers: Readonly<Record<string, unknown>> = {},
): string {
  return `(() => {
    const calls = (window.__bridgeCalls = []);
    const answers = ${JSON.stringify(answers)};
    const note = (bridge, method, params) => calls.push({ bridge, method, params });
    const names = ${JSON.stringify(names)};
    if (names.includes('HiveBridge')) {
      window.HiveBridge = {
        invoke(method, paramsJson, callback) {
          note('HiveBridge', method, JSON.parse(paramsJson));
          const answer = method in answers ? { code: 0, msg: '', data: answers[method] } : { code: 404, msg: 'no such method', data: null };
          setTimeout(() => callback(answer), 0);
        },
      };
    }
    for (const bridge of ['WeixinJSBridge', 'AlipayJSBridge']) {
      if (!names.includes(bridge)) continue;
      const run = (method, params, callback) => {
        note(bridge, method, params);
        if (typeof callback === 'function') setTimeout(() => callback({ err_msg: method + ':ok' }), 0);
      };
      window[bridge] = { call: run, invoke: run, on() {}, ready(callback) { callback(); } };
    }
  })();`;
}
