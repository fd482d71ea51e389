import { switchTab } from '@tarojs/router';
import { attempt, field } from '../attempt';
import { failure, unsupported } from '../outcome';
import { tabPaths, withoutQuery } from './tabPaths';
import type { TabBarCapability } from './types';

const NO_BADGES = unsupported('the H5 build draws no tab bar');

export const tabBar: TabBarCapability = {
  /** The H5 entry puts the app's configuration there. */
  isTabPage: (path) => tabPaths(field(window, '__taroAppConfig')).includes(withoutQuery(path)),
  async switchTo(path) {
    const result = await attempt(() => switchTab({ url: path }));
    return result.ok ? { kind: 'done' } : failure(result.error);
  },
  setBadge: () => Promise.resolve(NO_BADGES),
  removeBadge: () => Promise.resolve(NO_BADGES),
} satisfies TabBarCapability;
