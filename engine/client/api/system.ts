import { hostCall } from './call';
import type { ApiContext } from './context';
import { userAgentOf } from './network';
import { stopped } from './stopped';

/** System, window, device and app information of either host. */
export function systemCalls(context: ApiContext): Record<string, unknown> {
  const { settings, chrome, events } = context;
  const { target } = settings;
  const isAndroid = settings.platform === 'android';
  const safeArea = () => ({
    left: 0,
    right: window.innerWidth,
    top: 0,
    bottom: window.innerHeight,
    width: window.innerWidth,
    height: window.innerHeight,
  });
  const windowInfo = () => ({
    pixelRatio: window.devicePixelRatio,
    screenWidth: window.innerWidth,
    screenHeight: window.innerHeight,
    windowWidth: window.innerWidth,
    windowHeight: chrome.pages.clientHeight,
    statusBarHeight: 0,
    screenTop: chrome.barHeight,
    safeArea: safeArea(),
  });
  const deviceInfo = () => ({
    brand: isAndroid ? 'HUAWEI' : 'iPhone',
    model: isAndroid ? 'ALN-AL00' : 'iPhone 15<iPhone15,4>',
    system: isAndroid ? 'Android 14' : `iOS ${settings.iosVersion}`,
    platform: isAndroid ? 'android' : 'ios',
    benchmarkLevel: 40,
    abi: 'arm64',
    memorySize: 6144,
  });
  const appInfo = () => ({
    SDKVersion: settings.isOldLibrary ? '2.19.6' : '3.5.0',
    version: target === 'alipay' ? '10.5.96' : '8.0.49',
    language: target === 'alipay' ? 'zh-Hans' : 'zh_CN',
    ...(target === 'weapp' ? { theme: context.theme() } : {}),
    enableDebug: false,
    fontSizeSetting: 16,
    fontSizeScaleFactor: 1,
    host: { env: target === 'alipay' ? 'alipay' : 'WeChat', appId: '', version: 0 },
  });
  const systemInfo = () => ({
    ...deviceInfo(),
    ...windowInfo(),
    ...appInfo(),
    ...(target === 'alipay'
      ? {
          app: 'alipay',
          screen: { width: window.innerWidth, height: window.innerHeight },
          // Not divided by the pixel ratio; that app's document warns of this.
          ...(isAndroid
            ? {
                screenWidth: window.innerWidth * window.devicePixelRatio,
                screenHeight: window.innerHeight * window.devicePixelRatio,
              }
            : {}),
          colorScheme: context.phoneTheme(),
          titleBarHeight: chrome.barHeight,
          currentBattery: '80%',
          performance: 'high',
        }
      : {}),
    platform: target === 'alipay' ? (isAndroid ? 'Android' : 'iOS') : deviceInfo().platform,
    benchmarkLevel: 40,
    notificationAuthorized: true,
    locationAuthorized: true,
    locationEnabled: true,
    cameraAuthorized: true,
    albumAuthorized: true,
    wifiEnabled: true,
    bluetoothEnabled: true,
  });
  const renderer = (): string =>
    isAndroid
      ? `Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/${settings.chromeVersion}.0.0.0 XWEB/6945 MicroMessenger/8.0.49`
      : userAgentOf(target);
  const menuButton = () => {
    const { top, bottom, left, right, width, height } = chrome.capsuleRect();
    return { top, bottom, left, right, width, height };
  };
  const network = () => ({
    networkType:
      target === 'alipay' ? (navigator.onLine ? 'WIFI' : 'NOTREACHABLE') : navigator.onLine ? 'wifi' : 'none',
    networkAvailable: navigator.onLine,
    isConnected: navigator.onLine,
  });
  for (const type of ['online', 'offline']) {
    window.addEventListener(type, () => events.send('networkStatusChange', network()));
  }
  // The messaging app replaces one call by five (base library 2.20.1, its document); the payment app keeps it in
  // addition.
  const ofLibrary = <A extends unknown[], R>(name: string, call: (...args: A) => R) =>
    target === 'weapp' ? stopped(context, name, call) : call;
  const newer = {
    getWindowInfo: windowInfo,
    [target === 'alipay' ? 'getDeviceBaseInfo' : 'getDeviceInfo']: deviceInfo,
    getAppBaseInfo: appInfo,
    ...(target === 'weapp'
      ? { getRendererUserAgent: hostCall(target, 'getRendererUserAgent', () => ({ userAgent: renderer() })) }
      : {}),
    getSystemSetting: () => ({
      bluetoothEnabled: true,
      locationEnabled: true,
      wifiEnabled: true,
      deviceOrientation: 'portrait',
    }),
    getAppAuthorizeSetting: () => ({
      locationAuthorized: 'authorized',
      notificationAuthorized: 'authorized',
      albumAuthorized: 'authorized',
    }),
  };
  return {
    getSystemInfoSync: ofLibrary('getSystemInfoSync', systemInfo),
    getSystemInfo: ofLibrary('getSystemInfo', hostCall(target, 'getSystemInfo', systemInfo)),
    getSystemInfoAsync: ofLibrary('getSystemInfoAsync', hostCall(target, 'getSystemInfoAsync', systemInfo)),
    ...(settings.isOldLibrary ? {} : newer),
    getMenuButtonBoundingClientRect: menuButton,
    getNetworkType: hostCall(target, 'getNetworkType', network),
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
      plugin: {},
    }),
    getAppIdSync: () => ({ appId: '2021000000000000' }),
    getLaunchOptionsSync: () => ({ ...context.launch, referrerInfo: {}, shareTicket: undefined }),
    getEnterOptionsSync: () => ({ ...context.launch, referrerInfo: {}, shareTicket: undefined }),
    SDKVersion: appInfo().SDKVersion,
  };
}
