import Taro from '@tarojs/taro';
import colours from '@/theme.json';
import { attempt } from '../attempt';
import { systemInfo } from '../systemInfo';
import type { Theme } from '../systemInfo/types';
import type { HostBarsCapability } from './types';

// app.json gives every page and the tab bar the light colours: nothing has to be painted until the phone has been dark
// once.
let hasBeenDark = false;

/** Two independent calls: when a version rejects or lacks one, the other still applies. */
function paintIn(theme: Theme): void {
  const { navBackground, navText, tabBackground, tabSelected, tabText } = colours[theme];
  const frontColor = navText === 'white' ? '#ffffff' : '#000000';
  // Applies to the current page only; every new page starts with app.json's colours.
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

/** The payment app reads only one set of colours from app.json, the light one (app.config.ts). */
export const hostBars: HostBarsCapability = {
  paint,
  follow: () => systemInfo.subscribeTheme(paint),
} satisfies HostBarsCapability;
