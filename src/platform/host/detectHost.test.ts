import { detectHost } from './detectHost';
import type { HostInputs, HostKind, HostOs, PlatformCode } from './types';

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; V2183A Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';

const BRIDGE = { injected: { HiveBridge: true } } as const;

type Row = readonly [
  name: string,
  kind: HostKind,
  os: HostOs,
  code: PlatformCode,
  userAgent: string,
  more?: Partial<HostInputs>,
];

const ROWS: readonly Row[] = [
  // Messaging app
  [
    'messaging app iOS',
    'wechat-browser',
    'ios',
    4,
    `${IOS} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  ],
  [
    'messaging app iPad',
    'wechat-browser',
    'ios',
    4,
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/zh_CN',
  ],
  [
    'messaging app Android XWeb',
    'wechat-browser',
    'android',
    4,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20240404 MMWEBID/3346 MicroMessenger/8.0.49.2600(0x2800313D) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'messaging app Android X5',
    'wechat-browser',
    'android',
    4,
    'Mozilla/5.0 (Linux; Android 9; MI 8 Build/PKQ1.180729.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/66.0.3359.126 MQQBrowser/6.2 TBS/045130 Mobile Safari/537.36 MMWEBID/5577 MicroMessenger/7.0.10.1580(0x27000A59) Process/tools NetType/WIFI Language/zh_CN ABI/arm64',
  ],
  [
    'messaging app Harmony',
    'wechat-browser',
    'harmony',
    4,
    `${HARMONY} XWEB/1380055 MMWEBSDK/20230201 MicroMessenger/1.0.5.41 NetType/WIFI Language/zh_CN`,
  ],
  [
    'messaging app Windows',
    'wechat-browser',
    'other',
    4,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue',
  ],
  [
    'messaging app Mac',
    'wechat-browser',
    'other',
    4,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080712) XWEB/1191 Flue',
  ],
  [
    'work messenger iOS',
    'wechat-browser',
    'ios',
    4,
    `${IOS} Mobile/15E148 wxwork/4.1.26 MicroMessenger/7.0.1 Language/zh ColorScheme/Light`,
  ],
  [
    'work messenger Android',
    'wechat-browser',
    'android',
    4,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/WIFI Language/zh Lang/zh`,
  ],
  [
    'messaging mini program web view iOS',
    'wechat-mini',
    'ios',
    5,
    `${IOS} Mobile/15E148 MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN miniProgram/wx4dfab47bf6ecc22a`,
  ],
  [
    'messaging mini program web view Android',
    'wechat-mini',
    'android',
    5,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x2800313D) WeChat/arm64 Weixin NetType/4G Language/zh_CN ABI/arm64 miniProgram/wx4dfab47bf6ecc22a`,
  ],
  [
    'messaging mini program by its object alone',
    'wechat-mini',
    'ios',
    5,
    `${IOS} Mobile/15E148 MicroMessenger/7.0.3(0x17000321) NetType/WIFI Language/zh_CN`,
    { injected: { __wxjs_environment: 'miniprogram' } },
  ],
  [
    'messaging app, object says browser',
    'wechat-browser',
    'ios',
    4,
    `${IOS} Mobile/15E148 MicroMessenger/7.0.3(0x17000321) NetType/WIFI Language/zh_CN`,
    { injected: { __wxjs_environment: 'browser' } },
  ],
  // Payment app
  [
    'payment app iOS',
    'alipay-browser',
    'ios',
    7,
    `${IOS} Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.5.96.6000) Nebula WK RVKType(0) AlipayDefined(nt:WIFI,ws:393|788|3.0) AlipayClient/10.5.96.6000 Language/zh-Hans Region/CN NebulaX/1.0.0`,
  ],
  [
    'payment app Android',
    'alipay-browser',
    'android',
    7,
    `${ANDROID} UCBS/2.11.1.1 Chrome/100.0.4896.127 Mobile Safari/537.36 ChannelId(0) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.5.90.8000) AlipayClient/10.5.90.8000 Language/zh-Hans useStatusBar/true isConcaveScreen/true Region/CN`,
  ],
  [
    'payment app Harmony',
    'alipay-browser',
    'harmony',
    7,
    `${HARMONY} AliApp(AP/10.6.10.5000) AlipayClient/10.6.10.5000 Language/zh-Hans Region/CN`,
  ],
  [
    'payment app by its object alone',
    'alipay-browser',
    'ios',
    7,
    `${IOS} Mobile/15E148`,
    { injected: { AlipayJSBridge: true } },
  ],
  [
    'payment app life app',
    'alipay-life',
    'ios',
    7,
    `${IOS} Mobile/15E148 AliApp(AP/10.5.96.6000) AlipayClient/10.5.96.6000 Language/zh-Hans`,
    { query: { chInfo: 'ch_life__chsub_menu' } },
  ],
  [
    'payment app life app by its mark',
    'alipay-life',
    'android',
    7,
    `${ANDROID} Chrome/100.0.4896.127 Mobile Safari/537.36 AliApp(AP/10.5.90.8000) AlipayClient/10.5.90.8000`,
    { query: { appType: 'alipayLife' } },
  ],
  [
    'life mark outside the payment app',
    'browser',
    'ios',
    9,
    `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`,
    { query: { appType: 'alipayLife' } },
  ],
  [
    'payment mini program web view iOS',
    'alipay-mini',
    'ios',
    6,
    `${IOS} Mobile/15E148 Ariver/1.1.0 AliApp(AP/10.5.96.6000) Nebula WK RVKType(0) AlipayClient/10.5.96.6000 Language/zh-Hans Region/CN MiniProgram APXWebView NebulaX/1.0.0`,
  ],
  [
    'payment mini program web view by its object',
    'alipay-mini',
    'android',
    6,
    `${ANDROID} Chrome/100.0.4896.127 Mobile Safari/537.36 AliApp(AP/10.5.90.8000) AlipayClient/10.5.90.8000`,
    { injected: { my: true } },
  ],
  // Other hosts
  [
    'search app mini program iOS',
    'baidu-mini',
    'ios',
    8,
    `${IOS} Mobile/15E148 swan/2.50.0 swan-baiduboxapp/13.55.0.10 baiduboxapp/13.55.0.10`,
  ],
  [
    'search app mini program Android',
    'baidu-mini',
    'android',
    8,
    `${ANDROID} Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.55 swan/2.50.0 swan-baiduboxapp/13.55.0.10 baiduboxapp/13.55.0.10`,
  ],
  [
    'search app browser',
    'browser',
    'android',
    9,
    `${ANDROID} Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.55 SP-engine/2.93.0 baiduboxapp/13.55.0.10 (Baidu; P1 13) NABar/1.0`,
  ],
  [
    'short video mini program iOS',
    'other-mini',
    'ios',
    3,
    `${IOS} Mobile/15E148 aweme_29.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh Region/CN ToutiaoMicroApp/3.12.0`,
  ],
  [
    'headlines mini program by its object',
    'other-mini',
    'android',
    3,
    `${ANDROID} Chrome/110.0.5481.154 Mobile Safari/537.36 NewsArticle/9.6.8`,
    { injected: { tt: true } },
  ],
  [
    'short video browser',
    'browser',
    'ios',
    9,
    `${IOS} Mobile/15E148 aweme_29.9.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/zh Region/CN`,
  ],
  [
    'QQ mini program',
    'other-mini',
    'android',
    3,
    `${ANDROID} Chrome/98.0.4758.102 MQQBrowser/6.2 TBS/046715 Mobile Safari/537.36 V1_AND_SQ_8.9.80 QQ/8.9.80.12440 NetType/WIFI miniprogram`,
  ],
  [
    'QQ',
    'browser',
    'ios',
    9,
    `${IOS} Mobile/15E148 QQ/9.0.20.620 V1_IPH_SQ_9.0.20_1_APP_A Pixel/1170 SimpleUISwitch/0 StudyMode/0 CurrentMode/0 NetType/WIFI`,
  ],
  [
    'QQ Browser',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; U; Android 12; zh-cn; PEGM00 Build/SKQ1.210216.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046915',
  ],
  [
    'UC',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; 2201122C Build/TKQ1.220807.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.5.8.1295 Mobile Safari/537.36',
  ],
  [
    'Huawei Browser on Android with HarmonyOS',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN01; HMSCore 6.13.0.302) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.302 Mobile Safari/537.36',
  ],
  ['Huawei Browser on Harmony', 'browser', 'harmony', 9, HARMONY],
  [
    'Harmony tablet',
    'browser',
    'harmony',
    9,
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
  ],
  [
    'Xiaomi',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23127PN0CC Build/UKQ1.230804.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.5.40115',
  ],
  [
    'vivo',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; Android 13; V2183A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/16.7.1.0',
  ],
  [
    'OPPO',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; PHB110 Build/SKQ1.221119.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/40.8.38.1',
  ],
  ['Safari iPhone', 'browser', 'ios', 9, `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`],
  [
    'Safari iPad',
    'browser',
    'ios',
    9,
    'Mozilla/5.0 (iPad; CPU OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
  ],
  [
    'Safari Mac (and iPads that ask for desktop pages)',
    'browser',
    'other',
    9,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4.1 Safari/605.1.15',
  ],
  [
    'Chrome Android',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  ['Chrome iOS', 'browser', 'ios', 9, `${IOS} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`],
  [
    'Chrome Windows',
    'browser',
    'other',
    9,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36',
  ],
  [
    'Firefox Android',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Android 14; Mobile; rv:126.0) Gecko/126.0 Firefox/126.0',
  ],
  [
    'Firefox Linux',
    'browser',
    'other',
    9,
    'Mozilla/5.0 (X11; Linux x86_64; rv:126.0) Gecko/20100101 Firefox/126.0',
  ],
  [
    'Samsung',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Android tablet',
    'browser',
    'android',
    9,
    'Mozilla/5.0 (Linux; Android 12; SM-X906C Build/QP1A.190711.020; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/80.0.3987.119 Safari/537.36',
  ],
  [
    'office messenger',
    'browser',
    'ios',
    9,
    `${IOS} Mobile/15E148 AliApp(DingTalk/7.5.10) com.laiwang.DingTalk/33456789 Channel/201200 language/zh-Hans-CN UT4Aplus/0.0.6 WK`,
  ],
  ['nothing at all', 'browser', 'other', 9, ''],
  // The company's apps: the bridge or the user agent identifies one, cookies say which
  [
    'consumer app iOS: bridge, cookie name',
    'consumer-app',
    'ios',
    2,
    `${IOS} Mobile/15E148`,
    { cookie: 'a=b; hiveconsumer_ios=6019000; token=t', ...BRIDGE },
  ],
  [
    'consumer app Android: bridge, cookie name',
    'consumer-app',
    'android',
    2,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36`,
    { cookie: 'hiveconsumer_android=1', ...BRIDGE },
  ],
  [
    'consumer app: bridge; the system by the cookie where the user agent has none',
    'consumer-app',
    'ios',
    2,
    '',
    { cookie: 'appType=hiveconsumer_ios; appVersion=6.19.0', ...BRIDGE },
  ],
  ['consumer app Harmony by UA', 'consumer-app', 'harmony', 2, `${HARMONY} hiveconsumer_harmony/6019000`],
  [
    'consumer app Harmony: bridge, with the Android cookie',
    'consumer-app',
    'harmony',
    2,
    HARMONY,
    { cookie: 'appType=hiveconsumer_android', ...BRIDGE },
  ],
  [
    'consumer app by its bridge alone',
    'consumer-app',
    'android',
    2,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36`,
    BRIDGE,
  ],
  [
    'consumer app with a web engine that names the messaging app',
    'consumer-app',
    'android',
    2,
    `${ANDROID} Chrome/66.0.3359.126 MQQBrowser/6.2 TBS/045130 MicroMessenger/7.0.10 hiveconsumer_android/5.14.0`,
  ],
  [
    'consumer app by UA, whatever a cookie says',
    'consumer-app',
    'android',
    2,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36 hiveconsumer_android/6.19.0`,
    { cookie: 'hivebox_android=1; appType=hivebox_ios' },
  ],
  [
    'locker app iOS: bridge, cookie name',
    'locker-app',
    'ios',
    1,
    `${IOS} Mobile/15E148`,
    { cookie: 'hivebox_ios=1', ...BRIDGE },
  ],
  [
    'locker app Android: bridge, cookie value',
    'locker-app',
    'android',
    1,
    `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36`,
    { cookie: 'appType=hivebox_android', ...BRIDGE },
  ],
  ['locker app by UA', 'locker-app', 'ios', 1, `${IOS} Mobile/15E148 hivebox_ios/5.20.0`],
  // Cookies alone do not identify an app, in any web view
  ...(
    [
      ['a browser', 'browser', 'ios', 9, `${IOS} Version/17.5 Mobile/15E148 Safari/604.1`],
      ['any web view', 'browser', 'android', 9, `${ANDROID} Chrome/116.0.0.0 Mobile Safari/537.36`],
      ['no user agent, no system either', 'browser', 'other', 9, ''],
      ['the messaging app', 'wechat-browser', 'ios', 4, `${IOS} MicroMessenger/8.0.49`],
      ['a mini program', 'wechat-mini', 'ios', 5, `${IOS} MicroMessenger/8.0.49 miniProgram/wx1`],
    ] as const
  ).map(([name, kind, os, code, userAgent]): Row => [
    `${name}, with the cookies of an app`,
    kind,
    os,
    code,
    userAgent,
    { cookie: 'appType=hiveconsumer_ios; hivebox_android=1; appVersion=6.19.0; token=t' },
  ]),
  // Mini-program targets are known at build time
  ['messaging mini program package', 'wechat-mini', 'ios', 5, 'iPhone', { target: 'weapp' }],
  ['payment mini program package', 'alipay-mini', 'android', 6, 'Android 13', { target: 'alipay' }],
];

const inputs = (userAgent: string, more: Partial<HostInputs> = {}): HostInputs => ({
  target: 'h5',
  userAgent,
  cookie: '',
  injected: {},
  query: {},
  ...more,
});

describe('detectHost', () => {
  it.each(ROWS.map((row) => ({ name: row[0], row })))(
    '$name',
    ({ row: [, kind, os, platformCode, userAgent, more] }) => {
      expect(detectHost(inputs(userAgent, more))).toMatchObject({ kind, os, platformCode });
    },
  );

  it('marks web views of mini programs, but not the mini programs themselves', () => {
    expect(detectHost(inputs(`${IOS} MicroMessenger/8.0.49 miniProgram/wx1`)).isInMiniProgramWebView).toBe(
      true,
    );
    expect(detectHost(inputs('iPhone', { target: 'weapp' })).isInMiniProgramWebView).toBe(false);
    expect(detectHost(inputs(`${IOS} MicroMessenger/8.0.49`)).isInMiniProgramWebView).toBe(false);
  });

  it.each([
    ['hiveconsumer_ios=6019000', 6_019_000],
    ['hiveconsumer_ios=5.14.0', 5_014_000],
    ['appType=hiveconsumer_ios; appVersion=6.1.1', 6_001_001],
    ['hiveconsumer_ios=1', null],
    ['hiveconsumer_ios=%zz', null],
  ])('reads the app version from %s', (cookie, code) => {
    expect(detectHost(inputs(IOS, { cookie, ...BRIDGE })).appVersionCode).toBe(code);
  });

  it('prefers the app version in the user agent', () => {
    const app = inputs(`${IOS} hiveconsumer_ios/6.19.0`, { cookie: 'appVersion=1.2.3' });
    expect(detectHost(app).appVersionCode).toBe(6_019_000);
  });

  it('returns no app version in browsers', () => {
    for (const cookie of ['appVersion=6.1.1', 'hiveconsumer_ios=6.1.1'])
      expect(detectHost(inputs(IOS, { cookie })).appVersionCode).toBeNull();
  });
});
