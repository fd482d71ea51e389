import Taro from '@tarojs/taro';
import colours from '@/theme.json';
import { attempt } from '../attempt';
import { systemInfo } from '../systemInfo';
import type { Theme } from '../systemInfo/types';
import type { HostBarsCapability } from './types';

// What app.json gives every page and the tab bar: nothing needs to be painted before the phone is dark once.
let hasBeenDark = false;

/** Each by itself: what one version refuses, and one that lacks it, is no reason to leave the other as it is. */
function paintIn(theme: Theme): void {
  const { navBackground, navText, tabBackground, tabSelected, tabText } = colours[theme];
  const frontColor = navText === 'white' ? '#ffffff' : '#000000';
  // This page's; every new page begins with app.json's.
  void attempt(() => Taro.setNavigationBarColor({ backgroundColor: navBackground, frontColor }));
  void attempt(() =>
    Taro.setTabBarStyle({
      backgroundColor: tabBackground,
      color: tabText,
      selectedColor: tabSelected,
      borderStyle: theme === 'dark' ? 'black' : 'white',
    }),
  );
}

function paint(): void {
  const { theme } = systemInfo.read();
  hasBeenDark ||= theme === 'dark';
  if (hasBeenDark) paintIn(theme);
}

/** The payment app reads one set of colours from app.json, the light one (app.config.ts). */
export const hostBars: HostBarsCapability = {
  paint,
  follow: () => systemInfo.subscribeTheme(paint),
} satisfies HostBarsCapability;
