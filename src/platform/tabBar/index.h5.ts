import { switchTab } from '@tarojs/router';
import { attempt } from '../attempt';
import { host } from '../host';
import { failure, unsupported } from '../outcome';
import type { TabBarCapability } from './types';

const NO_BADGES = unsupported('the page draws its tab bar itself');
/** Hosts that are browsers: only the page can show its main navigation. */
const BROWSERS = ['browser', 'wechat-browser', 'alipay-browser', 'alipay-life'];

export const tabBar: TabBarCapability = {
  isDrawnByPage() {
    const { kind, isInMiniProgramWebView } = host.current();
    return BROWSERS.includes(kind) && !isInMiniProgramWebView;
  },
  // The router has no tab pages here: it replaces the page, so that going back leaves all tabs in one step.
  async switchTo(path) {
    const result = await attempt(() => switchTab({ url: path }));
    return result.ok ? { kind: 'done' } : failure(result.error);
  },
  setBadge: () => Promise.resolve(NO_BADGES),
  removeBadge: () => Promise.resolve(NO_BADGES),
} satisfies TabBarCapability;
