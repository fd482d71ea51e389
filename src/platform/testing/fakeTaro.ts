/**
 * Fake of `@tarojs/taro` on a mini program, for unit tests: records listeners, returns what the platform returns, and
 * fails like it on request. Not for use in the app.
 */
type Callback = (value: unknown) => void;

export interface FakeTaro {
  readonly api: Record<string, unknown>;
  countListeners(): number;
  /** Makes promises reject with `error` and synchronous calls throw it, until the returned function is called. */
  breakWith(error: unknown): () => void;
}

const WINDOW = {
  screenWidth: 375,
  screenHeight: 812,
  safeArea: { top: 44, left: 0, right: 375, bottom: 778, height: 734 },
  pixelRatio: 3,
};
const DEVICE = { platform: 'ios', system: 'iOS 17.5' };
const APP = { language: 'zh_CN', version: '8.0.49' };

export function makeFakeTaro(answers: Readonly<Record<string, unknown>> = {}): FakeTaro {
  const listeners = new Map<string, Set<unknown>>();
  const store = new Map<string, unknown>();
  let broken: { error: unknown } | null = null;

  const sync =
    <A extends unknown[], R>(run: (...args: A) => R) =>
    (...args: A): R => {
      if (broken !== null) throw broken.error;
      return run(...args);
    };
  const promised =
    (name: string) =>
    (options: { success?: Callback; fail?: Callback } = {}): Promise<unknown> => {
      if (broken !== null) {
        options.fail?.(broken.error);
        return Promise.reject(broken.error);
      }
      const value = answers[name] ?? { errMsg: `${name}:ok` };
      options.success?.(value);
      return Promise.resolve(value);
    };

  const api: Record<string, unknown> = {
    canIUse: () => true,
    getStorageSync: sync((key: string) => store.get(key) ?? ''),
    setStorageSync: sync((key: string, value: unknown) => void store.set(key, value)),
    removeStorageSync: sync((key: string) => void store.delete(key)),
    getStorageInfoSync: sync(() => ({ keys: [...store.keys()] })),
    getCurrentPages: () => [{ route: 'pages/home/index' }],
    getCurrentInstance: () => ({
      router: { params: { a: '%E4%B8%AD', $taroTimestamp: 1 } },
      app: { config: { tabBar: { list: [{ pagePath: 'pages/home/index' }] } } },
    }),
    getLaunchOptionsSync: () => ({ path: 'pages/home/index', query: {} }),
    getSystemInfoSync: () => ({ ...WINDOW, ...DEVICE, ...APP }),
    getWindowInfo: () => WINDOW,
    getDeviceInfo: () => DEVICE,
    getAppBaseInfo: () => APP,
  };
  for (const event of ['NetworkStatusChange', 'AppShow', 'AppHide', 'ThemeChange']) {
    const set = new Set<unknown>();
    listeners.set(event, set);
    api[`on${event}`] = (listener: unknown) => void set.add(listener);
    api[`off${event}`] = (listener: unknown) => void set.delete(listener);
  }
  const observers = new Set<unknown>();
  listeners.set('IntersectionObserver', observers);
  api['createIntersectionObserver'] = sync(() => {
    const observer = {
      relativeToViewport: () => observer,
      observe: () => void observers.add(observer),
      disconnect: () => void observers.delete(observer),
    };
    return observer;
  });
  // The page is empty: rectangles are null, and it is scrolled to its top.
  api['createSelectorQuery'] = sync(() => {
    const results: unknown[] = [];
    const query: Record<string, unknown> = {
      select: () => query,
      selectViewport: () => query,
      boundingClientRect: () => (results.push(null), query),
      scrollOffset: () => (results.push({ scrollTop: 0, scrollLeft: 0 }), query),
      exec: (done: (answers: readonly unknown[]) => void) => done(results),
    };
    return query;
  });
  api['nextTick'] = (task: () => void) => task();
  const names =
    'request navigateTo redirectTo reLaunch navigateBack switchTab setNavigationBarTitle setNavigationBarColor setTabBarStyle setTabBarBadge removeTabBarBadge login getLocation getSetting openSetting setClipboardData getClipboardData downloadFile openDocument saveImageToPhotosAlbum requestSubscribeMessage requestPayment tradePay getPhoneNumber navigateToMiniProgram makePhoneCall openLocation scanCode showShareMenu showToast showLoading hideToast hideLoading stopPullDownRefresh getNetworkType pageScrollTo getPrivacySetting requirePrivacyAuthorize openPrivacyContract';
  for (const name of names.split(' ')) api[name] = promised(name);

  return {
    api,
    countListeners: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
    breakWith(error) {
      broken = { error };
      return () => {
        broken = null;
      };
    },
  };
}
