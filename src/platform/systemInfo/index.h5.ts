import { host } from '../host';
import type { SystemInfo, SystemInfoCapability, Theme } from './types';

const darkQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;
const themeOf = (isDark: boolean | undefined): Theme => (isDark === true ? 'dark' : 'light');
const pixels = (length: string): number => parseFloat(length) || 0;

/** The insets and the text size exist only in CSS, so script has to measure them. */
function measure(): { insets: SystemInfo['safeAreaInsets']; fontScale: number } {
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:fixed;visibility:hidden;pointer-events:none;font-size:medium;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
  document.body.appendChild(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft, fontSize } = getComputedStyle(probe);
  const insets = {
    top: pixels(paddingTop),
    right: pixels(paddingRight),
    bottom: pixels(paddingBottom),
    left: pixels(paddingLeft),
  };
  probe.remove();
  return { insets, fontScale: (pixels(fontSize) || 16) / 16 };
}

function appVersion(): string {
  return (
    /(?:MicroMessenger|AliApp\(AP|AlipayClient|hiveconsumer_\w{1,16}|hivebox_\w{1,16})\/([\d.]+)/i.exec(
      navigator.userAgent,
    )?.[1] ?? ''
  );
}

export const systemInfo: SystemInfoCapability = {
  read() {
    const { insets, fontScale } = measure();
    return {
      screenWidth: window.screen.width,
      screenHeight: window.screen.height,
      windowWidth: window.innerWidth,
      windowHeight: window.innerHeight,
      statusBarHeight: insets.top,
      safeAreaInsets: insets,
      os: host.current().os,
      // Browsers report a version other than the one they run on.
      osVersion: '',
      theme: themeOf(darkQuery()?.matches),
      fontScale,
      language: navigator.language,
      pixelRatio: window.devicePixelRatio,
      appVersion: appVersion(),
    };
  },
  subscribeTheme(listener) {
    const query = darkQuery();
    if (query === null) return () => undefined;
    const notify = (event: MediaQueryListEvent): void => listener(themeOf(event.matches));
    // iOS 13 only has the older pair of methods.
    if (typeof query.addEventListener !== 'function') {
      query.addListener(notify);
      return () => query.removeListener(notify);
    }
    query.addEventListener('change', notify);
    return () => query.removeEventListener('change', notify);
  },
} satisfies SystemInfoCapability;
