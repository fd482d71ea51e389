import { isDark } from '../chrome';
import type { PageEntry } from '../pages';
import { ApiFailure, hostCall, optionNumber, optionText, type Options } from './call';
import type { ApiContext } from './context';

/** Navigation, bars, toasts and dialogs of either host. */
export function surfaceCalls(context: ApiContext): Record<string, unknown> {
  const { settings, pages, dialogs, chrome } = context;
  const { target } = settings;
  const calls: Record<string, unknown> = {};
  const define = (name: string, body: (options: Options) => unknown): void => {
    calls[name] = hostCall(target, name, body);
  };
  const current = (): PageEntry => {
    const page = pages.current;
    if (page === undefined) throw new ApiFailure('no page');
    return page;
  };

  const withEvents = (options: Options, entry: PageEntry): unknown => ({
    eventChannel: makeChannel(options.events, entry),
  });
  define('navigateTo', (options) => withEvents(options, pages.navigateTo(optionText(options, 'url'))));
  define('redirectTo', (options) => void pages.redirectTo(optionText(options, 'url')));
  define('reLaunch', (options) => void pages.reLaunch(optionText(options, 'url')));
  define('switchTab', (options) => void pages.switchTab(optionText(options, 'url')));
  define('navigateBack', (options) => pages.navigateBack(optionNumber(options, 'delta', 1)));

  const setBar = (options: Options): void => {
    const { bar } = current();
    if (typeof options.title === 'string') bar.title = options.title;
    if (typeof options.backgroundColor === 'string') bar.background = options.backgroundColor;
    if (typeof options.frontColor === 'string')
      bar.textStyle = options.frontColor.toLowerCase() === '#ffffff' ? 'white' : 'black';
    else if (typeof options.backgroundColor === 'string')
      bar.textStyle = isDark(options.backgroundColor) ? 'white' : 'black';
    pages.refreshBars();
  };
  const setLoading = (isLoading: boolean) => (): void => {
    current().bar.isLoading = isLoading;
    pages.refreshBars();
  };
  if (target === 'alipay') define('setNavigationBar', setBar);
  else {
    define('setNavigationBarTitle', setBar);
    define('setNavigationBarColor', setBar);
  }
  define('showNavigationBarLoading', setLoading(true));
  define('hideNavigationBarLoading', setLoading(false));
  define('hideHomeButton', () => undefined);
  define('hideBackHome', () => undefined);
  define('setBackgroundColor', () => undefined);
  define('setBackgroundTextStyle', () => undefined);

  const setTabBar = (isHidden: boolean) => (): void => {
    chrome.hideTabBar(isHidden);
    pages.refreshBars();
  };
  const setBadge =
    (text: (options: Options) => string | null) =>
    (options: Options): void => {
      chrome.setBadge(optionNumber(options, 'index', 0), text(options));
      pages.refreshBars();
    };
  define('showTabBar', setTabBar(false));
  define('hideTabBar', setTabBar(true));
  define('setTabBarStyle', (options) => {
    const { color, selectedColor, backgroundColor } = options;
    chrome.setTabStyle(
      Object.fromEntries(
        Object.entries({ color, selectedColor, backgroundColor }).filter(
          ([, value]) => typeof value === 'string',
        ),
      ),
    );
    pages.refreshBars();
  });
  define(
    'setTabBarBadge',
    setBadge((options) => optionText(options, 'text')),
  );
  define(
    'removeTabBarBadge',
    setBadge(() => null),
  );
  define(
    'showTabBarRedDot',
    setBadge(() => ''),
  );
  define(
    'hideTabBarRedDot',
    setBadge(() => null),
  );

  define('showToast', (options) =>
    dialogs.showToast(
      optionText(options, target === 'alipay' ? 'content' : 'title'),
      optionText(options, 'type', 'icon') || (target === 'weapp' ? 'success' : 'none'),
      optionNumber(options, 'duration', target === 'weapp' ? 1500 : 2000),
    ),
  );
  define('hideToast', () => dialogs.hideToast());
  define('showLoading', (options) =>
    dialogs.showToast(optionText(options, target === 'alipay' ? 'content' : 'title'), 'loading', 0, true),
  );
  define('hideLoading', () => dialogs.hideToast());
  if (target === 'weapp') {
    define('showModal', async (options) => {
      const confirm = await dialogs.modal(
        optionText(options, 'title'),
        optionText(options, 'content'),
        options.showCancel === false ? null : optionText(options, 'cancelText') || '取消',
        optionText(options, 'confirmText') || '确定',
      );
      return { confirm, cancel: !confirm, content: null };
    });
    define('showActionSheet', async (options) => {
      const items = Array.isArray(options.itemList) ? options.itemList.map(String) : [];
      const tapIndex = await dialogs.actionSheet(items, optionText(options, 'alertText'));
      if (tapIndex === -1) throw new ApiFailure('cancel');
      return { tapIndex };
    });
  } else {
    define('confirm', async (options) => ({
      confirm: await dialogs.modal(
        optionText(options, 'title'),
        optionText(options, 'content'),
        optionText(options, 'cancelButtonText') || '取消',
        optionText(options, 'confirmButtonText') || '确定',
      ),
    }));
    define('alert', async (options) => ({
      success: await dialogs.modal(
        optionText(options, 'title'),
        optionText(options, 'content'),
        null,
        optionText(options, 'buttonText') || '确定',
      ),
    }));
    define('showActionSheet', async (options) => ({
      index: await dialogs.actionSheet(
        Array.isArray(options.items) ? options.items.map(String) : [],
        optionText(options, 'title'),
      ),
    }));
  }

  define('pageScrollTo', (options) => {
    const { scroller } = current();
    const selector = optionText(options, 'selector');
    const goal = selector === '' ? null : scroller.querySelector(selector);
    const top =
      goal === null
        ? optionNumber(options, 'scrollTop', 0)
        : scroller.scrollTop + goal.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTo({ top, behavior: optionNumber(options, 'duration', 300) === 0 ? 'instant' : 'smooth' });
  });
  define('startPullDownRefresh', () => pages.pullDown());
  define('stopPullDownRefresh', () => pages.endPull());
  define('hideKeyboard', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  define('loadFontFace', () => ({ status: 'loaded' }));
  define('enableAlertBeforeUnload', () => undefined);
  define('disableAlertBeforeUnload', () => undefined);
  return calls;
}

/** The event channel between a page and its opener; both ends share it. */
function makeChannel(events: unknown, entry: PageEntry): Record<string, unknown> {
  const opener = new Map<string, unknown[]>();
  const opened = new Map<string, unknown[]>();
  if (typeof events === 'object' && events !== null)
    for (const [name, listener] of Object.entries(events)) opener.set(name, [listener]);
  const end = (own: Map<string, unknown[]>, other: Map<string, unknown[]>) => ({
    on: (name: string, listener: unknown) => void own.set(name, [...(own.get(name) ?? []), listener]),
    once: (name: string, listener: unknown) => void own.set(name, [...(own.get(name) ?? []), listener]),
    off: (name: string) => void own.delete(name),
    emit: (name: string, ...args: unknown[]) => {
      for (const listener of other.get(name) ?? [])
        if (typeof listener === 'function') Reflect.apply(listener, undefined, args);
    },
  });
  const openedEnd = end(opened, opener);
  entry.caller.getOpenerEventChannel = () => openedEnd;
  return end(opener, opened);
}
