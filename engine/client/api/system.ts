import { hostCall } from './call';
import type { ApiContext } from './context';
import { userAgentOf } from './network';

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
    SDKVersion: '3.5.0',
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
  return {
    getSystemInfoSync: systemInfo,
    getSystemInfo: hostCall(target, 'getSystemInfo', systemInfo),
    getSystemInfoAsync: hostCall(target, 'getSystemInfoAsync', systemInfo),
    getWindowInfo: windowInfo,
    getDeviceInfo: deviceInfo,
    getDeviceBaseInfo: deviceInfo,
    getAppBaseInfo: appInfo,
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
    getMenuButtonBoundingClientRect: menuButton,
    getNetworkType: hostCall(target, 'getNetworkType', network),
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
      plugin: {},
    }),
    getAppIdSync: () => ({ appId: '2021000000000000' }),
    getRendererUserAgent: hostCall(target, 'getRendererUserAgent', () => ({
      userAgent: userAgentOf(target),
    })),
    getLaunchOptionsSync: () => ({ ...context.launch, referrerInfo: {}, shareTicket: undefined }),
    getEnterOptionsSync: () => ({ ...context.launch, referrerInfo: {}, shareTicket: undefined }),
    SDKVersion: '3.5.0',
  };
}
