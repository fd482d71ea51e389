import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';
import { failure } from '../outcome';
import { tabPaths, withoutQuery } from './tabPaths';
import type { TabBarCapability, TabBarOutcome } from './types';

async function done(run: () => Promise<unknown>): Promise<TabBarOutcome> {
  const result = await attempt(run);
  return result.ok ? { kind: 'done' } : failure(result.error);
}

export const miniTabBar: TabBarCapability = {
  isTabPage: (path) => tabPaths(field(Taro.getCurrentInstance().app, 'config')).includes(withoutQuery(path)),
  switchTo: (path) => done(() => Taro.switchTab({ url: withoutQuery(path) })),
  setBadge: (index, text) => done(() => Taro.setTabBarBadge({ index, text })),
  removeBadge: (index) => done(() => Taro.removeTabBarBadge({ index })),
};
