import Taro from '@tarojs/taro';
import { attempt } from '../attempt';
import { launch } from '../launch';
import { failure, unsupported } from '../outcome';
import type { TabBarCapability, TabBarOutcome } from './types';

async function done(run: () => Promise<unknown>): Promise<TabBarOutcome> {
  if (launch.isSinglePage()) return unsupported('no tab bar in single-page mode');
  const result = await attempt(run);
  return result.ok ? { kind: 'done' } : failure(result.error);
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? '';

export const tabBar: TabBarCapability = {
  isDrawnByPage: () => false,
  // The platforms drop a query, and older versions reject a path with one.
  switchTo: (path) => done(() => Taro.switchTab({ url: withoutQuery(path) })),
  setBadge: (index, text) => done(() => Taro.setTabBarBadge({ index, text })),
  removeBadge: (index) => done(() => Taro.removeTabBarBadge({ index })),
} satisfies TabBarCapability;
